// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser, login } from 'shared-contracts/api/auth';
import { checkEmail } from 'shared-contracts/api/check-email';
import { dataFields } from 'shared-contracts/api/data-fields';
import type { DataFields } from 'shared-contracts/data-fields';
import { exampleField } from 'shared-contracts/testing';
import {
  answer,
  expectRefusalShown,
  failure,
  refusing,
  type TestAnswer,
  testUser,
} from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { enter, expectOpen, openSections, press } from '../../testing/open-sections.tsx';
import { requiredQuestions, withEmailFirst, withPurchaseQuestions } from './account-questions.ts';

const section = (reference: string, ...paths: string[]): DataFields['sections'][number] => ({
  sectionName: reference,
  sectionReference: reference,
  sectionFields: paths.map((path) => exampleField(path, path, { isRequired: true })),
});
const fields = (...sections: DataFields['sections']): DataFields => ({ checksum: 'c', sections });
const pathsOf = ({ sections }: DataFields) =>
  sections.map(({ sectionFields }) => sectionFields.map(({ path }) => path));

describe('the questions of a new account', () => {
  it.each<[string, DataFields, string[][]]>([
    [
      'begin with the email address',
      fields(section('you', 'firstName'), section('contact', 'email', 'mobile')),
      [['email', 'firstName'], ['mobile']],
    ],
    [
      'keep no section without a question',
      fields(section('you', 'a'), section('mail', 'email')),
      [['email', 'a']],
    ],
    ['stay as they are without one', fields(section('you', 'a')), [['a']]],
    ['stay as they are with one alone', fields(section('mail', 'email')), [['email']]],
  ])('%s', (_what, given, paths) => expect(pathsOf(withEmailFirst(given))).toEqual(paths));
});

describe('the questions that this purchase requires', () => {
  const mixed = fields({
    ...section('you'),
    sectionFields: [
      exampleField('title', 'Title'),
      exampleField('name', 'Name', { isRequired: true }),
      exampleField('mobile', 'Mobile', { isRequiredForPurchase: true }),
      exampleField('address.one', 'Line 1', { isRequired: true }),
      exampleField('address.two', 'Line 2'),
      exampleField('reminders', 'Reminders', { type: 'checkbox', answer: true }),
      exampleField('interests', 'Interests'),
    ],
  });

  it('are those of the account and of the membership, with what belongs to them', () => {
    const all = withPurchaseQuestions(mixed);
    expect(pathsOf(requiredQuestions(all, null))).toEqual([
      ['name', 'mobile', 'address.one', 'address.two', 'reminders'],
    ]);
    expect(all.sections[0]?.sectionFields.find(({ path }) => path === 'mobile')?.isRequired).toBe(true);
  });

  it('are not all where one of the others was answered', () => {
    expect(pathsOf(requiredQuestions(mixed, { title: 'mx' }))).toEqual([
      ['title', 'name', 'address.one', 'address.two', 'reminders'],
    ]);
  });

  it('come without the others, until a person asks for these', async () => {
    openSections({
      open: 'details_section',
      joining: { edited: ['centre_section', 'membership_section'] },
      user: null,
      answers: [answer(dataFields, mixed)],
    });
    await enter(/^Name/, 'Sam');
    expect(screen.queryByLabelText(/^Title/)).not.toBeInTheDocument();
    await press('Show 2 optional questions');
    expect(await screen.findByLabelText(/^Title/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Sam');
    expect(screen.queryByRole('button', { name: /optional question/ })).not.toBeInTheDocument();
  });
});

afterEach(() => sessionStorage.clear());

const KNOWN = 'sam.new@example.com';
const open = (...answers: TestAnswer[]) =>
  openSections({
    open: 'details_section',
    joining: { edited: ['centre_section', 'membership_section'] },
    user: null,
    answers: [
      answer(dataFields, ({ url }) =>
        url.includes('membership_purchase')
          ? fields()
          : fields(section('you', 'firstName'), section('contact', 'email')),
      ),
      answer(checkEmail, ({ body }) => ({ hasAccount: (body as { email: string }).email === KNOWN })),
      ...answers,
    ],
  });
const leave = async (email: string) => {
  await enter('email', email);
  fireEvent.blur(screen.getByLabelText('email'));
};
const checks = ({ sent }: ReturnType<typeof open>) =>
  sent('POST', 'auth/customer/check-email').map(({ body }) => body);

describe('an email address', () => {
  it('of a new person is checked once, when its field is left, and nothing else changes', async () => {
    const page = open();
    await leave(' priya@example.com ');
    await leave('priya@example.com');
    await waitFor(() => expect(checks(page)).toEqual([{ email: 'priya@example.com' }]));
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
    expect(screen.getByLabelText('firstName')).toBeInTheDocument();
  });

  it('that is not complete is not checked', async () => {
    const page = open();
    await leave('priya@');
    expect(checks(page)).toEqual([]);
  });

  it('that is known leads to the password, and back to what was typed', async () => {
    open();
    await enter('firstName', 'Sam');
    await leave(KNOWN);
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveFocus();
    expect(password).toHaveAccessibleDescription(/You already have an account/);
    expect(screen.getByLabelText('Email address')).toHaveValue(KNOWN);
    expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument();
    await press('Use another email address');
    expect(await screen.findByLabelText('firstName')).toHaveValue('Sam');
    expect(screen.getByLabelText('email')).toHaveValue(KNOWN);
  });

  it.each([404, 405, 429, 500])('that cannot be checked (%i) leaves the form as it is', async (status) => {
    const page = open(failure(checkEmail, status));
    await leave(KNOWN);
    await waitFor(() => expect(checks(page)).toHaveLength(1));
    expect(page.toasts).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  });
});

describe('logging in with it', () => {
  const begin = async (...answers: TestAnswer[]) => {
    const page = open(...answers);
    await leave(KNOWN);
    await screen.findByLabelText('Password');
    return page;
  };

  it('goes on in place, with what was chosen', async () => {
    const { sent } = await begin(answer(login, { token: 't' }), answer(currentUser, testUser));
    await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd!');
    await press('Log in and continue');
    expect(await screen.findByText(/can’t be changed while you’re joining/)).toBeInTheDocument();
    expect(sent('POST', 'auth/customer/login').map(({ body }) => body)).toEqual([
      { username: KNOWN, password: 'Passw0rd!' },
    ]);
    await expectOpen(/Your details/);
  });

  it('asks for the password, and says what the server says', async () => {
    const { toasts, sent } = await begin(failure(login, 401, { message: 'That does not match.' }));
    await press('Log in and continue');
    expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(/Enter your password/);
    expect(sent('POST', 'auth/customer/login')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await press('Log in and continue');
    expect(await screen.findByText('That does not match.')).toBeInTheDocument();
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: 'That does not match.',
      type: 'danger',
      callback: 'login',
    });
  });

  it('shows a refusal at its fields', async () => {
    const refused = { username: 'Email address', password: 'Password' };
    const { toasts } = await begin(refusing(login, Object.keys(refused)));
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await press('Log in and continue');
    await expectRefusalShown(refused, toasts);
  });
});
