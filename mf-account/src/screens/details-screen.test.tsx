// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { changePassword, updateUser } from 'shared-contracts/api/account';
import { dataFields } from 'shared-contracts/api/data-fields';
import { type KeptCard, removeSavedCard, savedCards } from 'shared-contracts/api/saved-cards';
import type { DataFields } from 'shared-contracts/data-fields';
import { exampleField } from 'shared-contracts/testing';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import DetailsScreen from './details-screen.tsx';

const questions: DataFields = {
  checksum: 'c1',
  sections: [
    {
      sectionName: 'How to reach you',
      sectionReference: 'contact',
      sectionFields: [
        exampleField('mobile', 'Mobile number', { isRequired: true, answer: '07700 900201' }),
        exampleField('address.lineTwo', 'Address line 2'),
        exampleField('dateOfBirth', 'Date of birth', {
          type: 'date',
          isAuthorised: false,
          answer: '1988-04-17',
        }),
      ],
    },
    {
      sectionName: 'Keeping in touch',
      sectionReference: 'marketing',
      sectionFields: [
        exampleField('marketing.email', 'Email me about offers', { type: 'checkbox', answer: true }),
      ],
    },
  ],
};

/** The screen with a way to leave it and to come back. */
function AwayAndBack() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      {!isAway && <DetailsScreen />}
      <button type="button" onClick={() => setAway(!isAway)}>
        {isAway ? 'Back' : 'Elsewhere'}
      </button>
    </>
  );
}

function open(...answers: TestAnswer[]) {
  const page = renderWithPlatform(<AwayAndBack />, {
    app: 'my-account',
    user: testUser,
    answers: [answer(dataFields, questions), answer(savedCards, []), ...answers],
  });
  const toasts = vi.fn();
  page.bus.on('toast:requested', toasts);
  const sent = (method: string) => page.requests.filter((request) => request.method === method);
  return { ...page, toasts, sent };
}

/** A server that keeps what is saved, as an API does. */
function openStored() {
  let kept: Record<string, unknown> = {};
  const { promise: never } = Promise.withResolvers<never>();
  let slow = false;
  const asked = (): DataFields => ({
    ...questions,
    sections: questions.sections.map((section) => ({
      ...section,
      sectionFields: section.sectionFields.map((field) => ({
        ...field,
        answer: (kept[field.path] ?? field.answer) as typeof field.answer,
      })),
    })),
  });
  const page = open(
    answer(dataFields, () => (slow ? never : asked())),
    answer(updateUser, ({ body }) => {
      kept = { ...(body as object) };
      return { token: 'next-token' };
    }),
  );
  return {
    ...page,
    isSlow: (isSlow: boolean) => {
      slow = isSlow;
    },
    store: (answers: Record<string, unknown>) => {
      kept = answers;
    },
    /** Leaves the screen and comes back to it. */
    openAgain: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    },
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saving = answer(updateUser, { token: 'next-token' });

afterEach(cleanup);

describe('my details', () => {
  it('name the person, and say where a name is changed', async () => {
    open();
    const account = within(await screen.findByRole('region', { name: 'Your account' }));
    for (const text of ['Sam', 'New', 'sam.new@example.com', 'R1007']) {
      expect(account.getByText(text)).toBeVisible();
    }
    expect(account.getByText(/ask at your centre/)).toBeVisible();
    expect(account.queryByRole('textbox')).toBeNull();
  });

  it('send what is answered, once, and take the new token without losing the page', async () => {
    const { sent, toasts } = open(saving);
    const mobile = await screen.findByLabelText('Mobile number');
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '07700 900333');
    await press('Save my details');
    await waitFor(() =>
      expect(toasts).toHaveBeenCalledExactlyOnceWith({ content: 'Your details are saved.', type: 'success' }),
    );
    expect(sent('PUT')).toEqual([
      expect.objectContaining({
        url: '/api/v1/my-account/user/update?onboarding_type=membership_purchase',
        wireBody: { mobile: '07700 900333', marketing: { email: true } },
      }),
    ]);
    expect(document.cookie).toContain('next-token');
    expect(mobile).toBeInTheDocument();
    await waitFor(() => expect(sent('GET').filter(({ url }) => url.endsWith('auth/user'))).toHaveLength(2));
  });

  it('show what was saved when they are opened again, however slow the server is, and change nothing', async () => {
    const { sent, isSlow, openAgain } = openStored();
    const mobile = await screen.findByLabelText('Mobile number');
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '07700 900333');
    isSlow(true);
    await press('Save my details');
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    await openAgain();
    expect(await screen.findByLabelText('Mobile number')).toHaveValue('07700 900333');
    await press('Save my details');
    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    const [first, second] = sent('PUT');
    expect(second?.wireBody).toEqual(first?.wireBody);
  });

  it('follow what was saved elsewhere where they are not touched, and keep what was typed', async () => {
    const { store } = openStored();
    await userEvent.type(await screen.findByLabelText(/Address line 2/), 'Flat 2');
    store({ mobile: '07700 900444', 'address.lineTwo': 'Flat 1' });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveValue('07700 900444'));
    expect(screen.getByLabelText(/Address line 2/)).toHaveValue('Flat 2');
  });

  it('take a consent back by leaving it out', async () => {
    const { sent } = open(saving);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Email me about offers' }));
    await press('Save my details');
    await waitFor(() => expect(sent('PUT')[0]?.body).toEqual({ mobile: '07700 900201' }));
  });

  it('are not sent while something required is missing, and show what may not be changed as text', async () => {
    const { sent } = open();
    await userEvent.clear(await screen.findByLabelText('Mobile number'));
    await press('Save my details');
    expect((await screen.findAllByText('Mobile number is required.')).length).toBeGreaterThan(0);
    expect(sent('PUT')).toEqual([]);
    expect(screen.getByText('17 Apr 1988')).toBeVisible();
    expect(screen.queryByLabelText('Date of birth')).toBeNull();
  });

  it('keep what was typed when they are refused; the person is not loaded anew', async () => {
    const { sent, toasts } = open(
      failure(updateUser, 422, { validation_messages: { mobile: ['Too short.'], source: ['Unknown.'] } }),
    );
    await userEvent.type(await screen.findByLabelText('Mobile number'), '9');
    await press('Save my details');
    await waitFor(() =>
      expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/Too short\./),
    );
    expect(screen.getByLabelText('Mobile number')).toHaveValue('07700 9002019');
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: '',
      type: 'danger',
      validationMessages: { source: ['Unknown.'] },
    });
    expect(sent('GET').filter(({ url }) => url.endsWith('auth/user'))).toHaveLength(1);
  });

  it('wait, say when they could not be loaded, and try again', async () => {
    let isDown = true;
    const good = answer(dataFields, questions);
    open({
      endpoint: dataFields,
      respond: (request) => (isDown ? failure(dataFields, 500) : good).respond(request),
    });
    expect(await screen.findByText('Loading your details')).toHaveAttribute('role', 'status');
    expect(await screen.findByText('Your details could not be loaded')).toBeVisible();
    isDown = false;
    await press('Try again');
    expect(await screen.findByLabelText('Mobile number')).toBeVisible();
  });

  it('are no form where nothing is asked', async () => {
    open(answer(dataFields, { checksum: 'none', sections: [] }));
    await screen.findByRole('region', { name: 'Your account' });
    await waitFor(() => expect(screen.queryByText('Loading your details')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Save my details' })).toBeNull();
  });
});

describe('the password', () => {
  const type = async (current: string, next: string, repeated = next) => {
    await userEvent.type(await screen.findByLabelText('Current password'), current);
    await userEvent.type(screen.getByLabelText('New password'), next);
    await userEvent.type(screen.getByLabelText('Repeat new password'), repeated);
    await press('Change password');
  };

  it('is changed by whoever knows the current one; the fields are empty afterwards', async () => {
    const { sent, toasts } = open(answer(changePassword, {}));
    await type('Passw0rd!', 'An0ther-one!');
    await waitFor(() => expect(toasts).toHaveBeenCalledOnce());
    expect(toasts).toHaveBeenCalledWith({ content: 'Your password is changed.', type: 'success' });
    expect(sent('PUT')).toEqual([
      expect.objectContaining({
        url: '/api/v1/my-account/password',
        wireBody: {
          current_password: 'Passw0rd!',
          password: 'An0ther-one!',
          password_confirmation: 'An0ther-one!',
        },
      }),
    ]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('is not sent while it is weak or repeated differently', async () => {
    const { sent } = open();
    await type('Passw0rd!', 'Aa1!aaa', 'Aa1!aab');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Choose a password that meets every point of the list');
    expect(summary).toHaveTextContent('The two passwords are not the same');
    expect(sent('PUT')).toEqual([]);
  });

  it('shows a message about the confirmation under the repeat field', async () => {
    const message = 'The password confirmation does not match';
    open(failure(changePassword, 422, { message }));
    await type('Passw0rd!', 'An0ther-one!');
    await waitFor(() =>
      expect(screen.getByLabelText('Repeat new password')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
    await userEvent.type(screen.getByLabelText('Repeat new password'), 'x');
    expect(screen.getByLabelText('Repeat new password')).not.toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  });

  it('shows any other refusal above the form', async () => {
    open(failure(changePassword, 429, { message: 'Too many attempts. Please try again in 15 minutes.' }));
    await type('Passw0rd!', 'An0ther-one!');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 15 minutes.');
    expect(screen.getByLabelText('Repeat new password')).not.toHaveAccessibleDescription(/attempts/);
  });
});

describe('the saved cards', () => {
  const visa: KeptCard = {
    id: 'c1',
    cardType: 'Visa',
    lastFourDigits: '0006',
    cardHolderName: 'Sam New',
    expiryDate: '12/39',
    recentlyExpired: false,
  };
  const old: KeptCard = { ...visa, id: 'c2', lastFourDigits: '0014', recentlyExpired: true };
  const region = async () => within(await screen.findByRole('region', { name: 'Saved cards' }));
  const ask = async () => {
    await userEvent.click((await region()).getByRole('button', { name: 'Remove Visa ending 0006' }));
    return within(await screen.findByRole('alertdialog', { name: 'Remove Visa ending 0006?' }));
  };

  it('say whose they are and when they expire', async () => {
    open(answer(savedCards, [visa, old]));
    const [first, second] = (await region()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Sam New, expires 12/39');
    expect(first).not.toHaveTextContent('Expired');
    expect(second).toHaveTextContent('Expired');
  });

  it('are removed after a question; the others stay, and the heading has the focus', async () => {
    const { sent, toasts } = open(answer(savedCards, [visa, old]), answer(removeSavedCard, [old]));
    const question = await ask();
    expect(sent('DELETE')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(1));
    expect(sent('DELETE').map(({ url }) => url)).toEqual(['/api/v1/my-account/saved-cards/c1']);
    expect(toasts).toHaveBeenCalledWith({ content: 'Visa ending 0006 is removed.', type: 'success' });
    expect(screen.getByRole('heading', { name: 'Saved cards' })).toHaveFocus();
  });

  it('stay where the server refuses, with its words', async () => {
    open(answer(savedCards, [visa]), failure(removeSavedCard, 500, { message: 'Not now.' }));
    await userEvent.click((await ask()).getByRole('button', { name: 'Remove' }));
    expect(await (await region()).findByText('Not now.')).toBeVisible();
    expect((await region()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('are asked for anew when one was removed elsewhere', async () => {
    const lists = [[visa, old], [old]];
    open(
      answer(savedCards, () => lists.shift() ?? []),
      failure(removeSavedCard, 404),
    );
    await userEvent.click((await ask()).getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(1));
  });

  it('are none at first, and can fail to load', async () => {
    open();
    expect((await region()).getByText(/You have no saved cards/)).toBeVisible();
    cleanup();
    open(failure(savedCards, 500));
    expect(await screen.findByText('Your saved cards could not be loaded')).toBeVisible();
  });
});
