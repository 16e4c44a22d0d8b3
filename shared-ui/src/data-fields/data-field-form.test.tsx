// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { DataFieldSection } from 'shared-contracts/data-fields';
import { exampleField } from 'shared-contracts/testing';
import { describe, expect, test, vi } from 'vitest';
import { dataFieldSection } from '../../test-support/data-fields.ts';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { words } from '../texts/password.ts';
import { DataFieldForm, type DataFieldFormProps } from './data-field-form.tsx';
import { startAnswers } from './start-answers.ts';

const sections = [
  dataFieldSection(
    'About you',
    exampleField('firstName', 'First name', {
      isRequired: true,
      placeholder: 'As on your card',
      htmlAttributes: { maxlength: 40, autocomplete: 'given-name', onclick: 'alert(1)' },
    }),
    exampleField('dateOfBirth', 'Date of birth', { type: 'date', isRequired: true }),
    exampleField('reference', 'Customer ID', { isAuthorised: false, answer: '10042' }),
  ),
  dataFieldSection(
    'A little more',
    exampleField('height', 'Height', {
      type: 'number',
      metadata: { description: 'In centimetres, for your induction.' },
    }),
    exampleField('title', 'Title', { type: 'select', options: [{ value: 'ms', label: 'Ms' }] }),
    exampleField('interests', 'Interests', {
      type: 'multi_select',
      options: [
        { value: 'gym', label: 'Gym' },
        { value: 'swim', label: 'Swim' },
      ],
    }),
    exampleField('news', 'News by email', { type: 'checkbox' }),
  ),
];

type ShownProps = Partial<DataFieldFormProps> & {
  form?: readonly DataFieldSection[];
  given?: (value: unknown) => void;
};

function Form({ form = sections, given, ...props }: ShownProps) {
  const [answers, setAnswers] = useState(() => startAnswers(form));
  return (
    <DataFieldForm
      sections={form}
      answers={answers}
      onAnswer={(path, answer) => setAnswers((before) => ({ ...before, [path]: answer }))}
      today="2026-11-21"
      submitLabel="Save and continue"
      onSubmit={() => given?.(answers)}
      {...props}
    />
  );
}

const show = (props: ShownProps = {}) => {
  const given = vi.fn();
  const draw = (more: ShownProps) => <Form given={given} {...props} {...more} />;
  const view = renderBranded(draw({}));
  return {
    ...view,
    given,
    redraw: (more: ShownProps) => view.update(draw(more)),
    submit: () => view.user.click(screen.getByRole('button', { name: /Save and continue/ })),
  };
};

const text = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const summary = () => within(screen.getByRole('alert', { name: 'There is a problem' }));

describe('the questions', () => {
  test('are grouped under their section names', () => {
    show();
    const about = within(screen.getByRole('group', { name: 'About you' }));
    expect(about.getByRole('heading', { level: 2, name: 'About you' })).toBeInTheDocument();
    expect(about.getByRole('textbox', { name: 'First name' })).toBeRequired();
    expect(about.queryByRole('textbox', { name: /Height/ })).toBeNull();
    expect(screen.getByRole('group', { name: 'A little more' })).toBeInTheDocument();
  });

  test('have the placeholder and allowed attributes of the server, and no others', () => {
    show();
    const field = text('First name');
    expect(field).toHaveAttribute('placeholder', 'As on your card');
    expect(field).toHaveAttribute('maxlength', '40');
    expect(field).toHaveAttribute('autocomplete', 'given-name');
    expect(field).not.toHaveAttribute('onclick');
    expect(field.name).toBe('firstName');
  });

  test('say whether they are optional and have descriptions', () => {
    show();
    const height = text('Height (optional)');
    expect(height).toHaveAccessibleDescription('In centimetres, for your induction.');
    expect(height.type).toBe('text');
    expect(height.inputMode).toBe('numeric');
    expect(screen.getByRole('combobox', { name: 'Title (optional)' })).toHaveDisplayValue('Choose');
  });

  test('that this person may not change are text', () => {
    show();
    expect(screen.getByText('10042')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Customer ID/ })).toBeNull();
  });

  test('of a new password show its rules', () => {
    const htmlAttributes = { type: 'password', autocomplete: 'new-password' };
    show({ form: [dataFieldSection('Login', exampleField('password', 'Password', { htmlAttributes }))] });
    expect(screen.getByText('At least 8 characters')).toBeVisible();
    expect(screen.getByLabelText('Password (optional)')).toHaveAttribute('type', 'password');
  });

  test('of a new password that the server does not describe advise how to choose one', () => {
    const htmlAttributes = { type: 'password', autocomplete: 'new-password' };
    const metadata = { description: null };
    const field = exampleField('password', 'Password', { htmlAttributes, metadata });
    show({ form: [dataFieldSection('Login', field)] });
    expect(screen.getByText(words.hint)).toBeVisible();
  });

  test('of a password that exists show none', () => {
    const htmlAttributes = { type: 'password', autocomplete: 'current-password' };
    show({ form: [dataFieldSection('Login', exampleField('password', 'Password', { htmlAttributes }))] });
    expect(screen.queryByText('One special character')).toBeNull();
    expect(screen.getByLabelText('Password (optional)')).toHaveAttribute('autocomplete', 'current-password');
  });
});

test('passes on every kind of answer', async () => {
  const { user, submit, given } = show();
  await user.click(text('First name'));
  await user.paste('Sam');
  await user.click(text('Date of birth'));
  await user.paste('03022001');
  await user.click(text(/Height/));
  await user.paste('172');
  await user.selectOptions(screen.getByRole('combobox', { name: /Title/ }), 'Ms');
  await user.click(screen.getByRole('checkbox', { name: 'Swim' }));
  await user.click(screen.getByRole('checkbox', { name: 'News by email' }));
  await submit();
  expect(given).toHaveBeenCalledExactlyOnceWith({
    firstName: 'Sam',
    dateOfBirth: '2001-02-03',
    height: '172',
    title: 'ms',
    interests: ['swim'],
    news: true,
  });
});

describe('invalid answers', () => {
  test('are reported at their fields and in a summary that takes focus and links to them', async () => {
    const { user, submit, given } = show();
    await user.click(text('Date of birth'));
    await user.paste('31022001');
    await submit();
    expect(given).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(
      summary()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['First name is required.', 'Date must be valid.']);
    expect(text('First name')).toBeInvalid();
    expect(text('First name')).toHaveAccessibleDescription('First name is required.');
    await user.click(summary().getByRole('link', { name: 'Date must be valid.' }));
    expect(text('Date of birth')).toHaveFocus();
  });

  test('are not reported before the first submit, and are checked again on every change after it', async () => {
    const { user, submit } = show();
    await user.click(text('First name'));
    await user.tab();
    expect(text('First name')).not.toBeInvalid();
    await submit();
    await user.type(text('First name'), 'S');
    expect(text('First name')).not.toBeInvalid();
    expect(text('First name')).toHaveFocus();
    expect(summary().queryByText('First name is required.')).toBeNull();
    await user.clear(text('First name'));
    expect(text('First name')).toBeInvalid();
  });

  test('of tomorrow are refused as dates', async () => {
    const { user, submit } = show();
    await user.click(text('Date of birth'));
    await user.paste('22112026');
    await submit();
    expect(text('Date of birth')).toHaveAccessibleDescription(/Date must be valid\./);
  });
});

describe('a message of the server', () => {
  const form = [
    dataFieldSection(
      'Where you live',
      exampleField('home_address.post_code', 'Postcode'),
      exampleField('email', 'Email'),
    ),
  ];
  const serverMessages = {
    'homeAddress.postCode': ['Please enter a valid postcode'],
    email: ['The email has already been taken.', 'Use another one.'],
  };

  test('is at the fields and in the summary until they are changed', async () => {
    const { user, redraw, submit, given } = show({ form });
    await submit();
    expect(given).toHaveBeenCalledTimes(1);
    redraw({ serverMessages });
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(text(/Postcode/)).toHaveAccessibleDescription('Please enter a valid postcode');
    expect(text(/Email/)).toHaveAccessibleDescription('The email has already been taken. Use another one.');
    await user.type(text(/Postcode/), 'M1');
    expect(text(/Postcode/)).not.toBeInvalid();
    expect(summary().getAllByRole('listitem')).toHaveLength(1);
  });

  test('appears again when the next answer repeats it', async () => {
    const { user, redraw, submit } = show({ form, serverMessages });
    await user.type(text(/Email/), 'x');
    expect(text(/Email/)).not.toBeInvalid();
    await submit();
    redraw({ serverMessages: { ...serverMessages } });
    expect(text(/Email/)).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  test('about no field, or one that is only text, is in the summary', () => {
    const locked = exampleField('date_of_birth', 'Date of birth', { isAuthorised: false });
    show({
      form: [dataFieldSection('You', exampleField('email', 'Email'), locked)],
      serverMessages: { dateOfBirth: ['Ask at your centre.'], membershipUserId: ['Not this person.'] },
    });
    expect(
      summary()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Date of birth: Ask at your centre.', 'Not this person.']);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  test('about the whole form is in the summary', () => {
    show({
      form,
      submitError: 'Something has gone wrong, please try again.',
      serverMessages: { '': ['No.'] },
    });
    expect(
      summary()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Something has gone wrong, please try again.', 'No.']);
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});

test('is not submitted twice at once', async () => {
  const { submit, given, user } = show({
    form: [dataFieldSection('You', exampleField('n', 'Name'))],
    isSubmitting: true,
  });
  await submit();
  await user.type(text(/Name/), '{Enter}');
  expect(given).not.toHaveBeenCalled();
});

test('renders its children between the fields and the button', () => {
  show({ children: <p>By continuing you accept our terms.</p> });
  expect(screen.getByText('By continuing you accept our terms.')).toBeVisible();
});

describe('a field that is left', () => {
  test('is validated at once, without the summary; one that is empty waits for the button', async () => {
    const left = vi.fn();
    const { user, submit } = show({ onLeave: left });
    const height = screen.getByLabelText(/^Height/);
    await user.type(height, 'tall');
    expect(height).not.toBeInvalid();
    await user.click(screen.getByLabelText(/^First name/));
    expect(left).toHaveBeenCalledExactlyOnceWith('height');
    expect(height).toHaveAccessibleDescription(/Height must be a number\./);
    expect(screen.getByLabelText(/^First name/)).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText(/^First name/)).not.toBeInvalid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.clear(height);
    await user.type(height, '180');
    expect(height).not.toBeInvalid();
    await submit();
    expect(screen.getByLabelText(/^First name/)).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
