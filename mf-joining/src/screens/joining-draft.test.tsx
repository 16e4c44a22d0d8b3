// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dataFields } from 'shared-contracts/api/data-fields';
import {
  discardJoiningDraft,
  emailJoiningDraft,
  type JoiningDraft,
  joiningDraft,
  saveJoiningDraft,
} from 'shared-contracts/api/joining-draft';
import { toWire } from 'shared-contracts/codec';
import { storageKeys } from 'shared-contracts/storage';
import { exampleField } from 'shared-contracts/testing';
import { answer, expectRefusalShown, failure, refusing, testUser } from 'shared-platform/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openJoining } from '../testing/open-joining.tsx';
import { address, expectOpen, press } from '../testing/open-sections.tsx';

const ADULT = '/centre/sale-leisure-centre/membership/adult/recurring';
const choice = {
  centreSlug: 'sale-leisure-centre',
  membershipTypeId: '101',
  paymentOptionId: '1011',
  paymentType: 'recurring',
} as const;
const savedAt = '2026-06-10T09:00:00.000Z';
const draft = (parts: Partial<JoiningDraft['steps']> = {}): JoiningDraft => ({
  wantsReminder: false,
  expiresAt: '2026-06-24T09:00:00.000Z',
  steps: {
    choice: { revision: 1, savedAt, given: choice },
    details: null,
    questions: null,
    dates: null,
    ...parts,
  },
});
const DRAFT = 'online-joining/draft';
const saved = (page: ReturnType<typeof openJoining>) => page.sent('PUT', DRAFT).map(({ body }) => body);

beforeAll(() => import('./joining-draft.tsx'));
afterEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = 'touchline_venues=; path=/; max-age=0';
});

describe('an API without drafts', () => {
  it.each([testUser, null])('leaves joining as it is, without a word', async (user) => {
    const page = openJoining(ADULT, { user });
    await waitFor(() => expect(page.sent('GET', DRAFT)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: /Continue/ })).toBeVisible();
    expect(screen.queryByText(/Saved\.|Not ready/)).not.toBeInTheDocument();
    expect(saved(page)).toEqual([]);
    expect(page.toasts).not.toHaveBeenCalled();
  });
});

it('a kiosk never offers it, and never calls for it', async () => {
  sessionStorage.setItem(storageKeys.flags, 'kiosk');
  const page = openJoining(ADULT, {
    user: testUser,
    answers: [answer(joiningDraft, draft())],
  });
  expect(await screen.findByRole('button', { name: /Continue/ })).toBeVisible();
  expect(page.sent('GET', DRAFT)).toEqual([]);
});

describe('a person who is logged in', () => {
  it('saves their choices, and says until when', async () => {
    const page = openJoining(ADULT, {
      user: testUser,
      answers: [answer(joiningDraft, null), answer(saveJoiningDraft, draft())],
    });
    const status = await screen.findByText(/Saved\. You can continue on any device until 24 Jun 2026/);
    expect(status).toBeVisible();
    // It comes late: above the sections it would move them.
    const [last] = screen
      .getAllByRole('heading', { level: 2 })
      .filter(({ textContent }) => /Checkout/.test(textContent));
    expect(last?.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(saved(page)).toEqual([{ key: null, steps: { choice: { revision: 0, given: choice } } }]);
  });

  it('is offered what they started elsewhere, and continues after the membership', async () => {
    const page = openJoining('/', { user: testUser, answers: [answer(joiningDraft, draft())] });
    expect(await screen.findByText('Continue where you left off?')).toBeVisible();
    await press('Continue');
    await waitFor(() => expect(address()).toBe('/centre/sale-leisure-centre/membership/101/recurring'));
    expect(screen.queryByText('Continue where you left off?')).not.toBeInTheDocument();
    await expectOpen(/Your details/);
    expect(saved(page)).toEqual([]);
  });

  it('stays at the membership after a reload there', async () => {
    const page = openJoining(ADULT, { user: testUser, answers: [answer(joiningDraft, draft())] });
    expect(await screen.findByText(/^Saved\. You can continue on any device/)).toBeVisible();
    await expectOpen(/Choose your membership/);
    expect(saved(page)).toEqual([]);
  });

  it('may put the offer off, which leaves what is saved', async () => {
    const page = openJoining('/', { user: testUser, answers: [answer(joiningDraft, draft())] });
    expect(await screen.findByText('Continue where you left off?')).toBeVisible();
    await press('Not now');
    expect(screen.queryByText('Continue where you left off?')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText(/^Saved\. You can continue on any device/)).toBeVisible();
    expect(page.sent('POST', 'draft/discard')).toEqual([]);
    expect(saved(page)).toEqual([]);
  });

  it('starts again, which deletes it', async () => {
    const page = openJoining('/', {
      user: testUser,
      answers: [answer(joiningDraft, draft()), answer(discardJoiningDraft, {})],
    });
    expect(await screen.findByText('Continue where you left off?')).toBeVisible();
    expect(screen.getByText(/^We’ve saved your choices and answers for Adult at Sale/)).toBeVisible();
    await press('Not now');
    await press('Start again');
    await waitFor(() => expect(page.sent('POST', 'draft/discard')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Continue where you left off?')).not.toBeInTheDocument());
  });

  it('is asked which to keep where two devices disagree, and nothing is written over', async () => {
    const other = draft({ choice: { revision: 4, savedAt, given: { ...choice, centreSlug: 'stretford' } } });
    const page = openJoining(ADULT, {
      user: testUser,
      answers: [
        answer(joiningDraft, null),
        failure(saveJoiningDraft, 409, { message: 'Changed.', data: { draft: toWire(other) } }),
      ],
    });
    expect(await screen.findByText('You changed this on another device')).toBeVisible();
    expect(saved(page)).toHaveLength(1);
    await press('Keep this version');
    await waitFor(() => expect(saved(page)).toHaveLength(2));
    expect(saved(page)[1]).toEqual({ key: null, steps: { choice: { revision: 4, given: choice } } });
  });

  it('is asked nothing where their own save had arrived and its answer had not', async () => {
    const page = openJoining(ADULT, {
      user: testUser,
      answers: [
        answer(joiningDraft, null),
        failure(saveJoiningDraft, 409, { message: 'Changed.', data: { draft: toWire(draft()) as object } }),
      ],
    });
    expect(await screen.findByText(/Saved\. You can continue/)).toBeVisible();
    expect(saved(page)).toHaveLength(1);
    expect(screen.queryByText('You changed this on another device')).not.toBeInTheDocument();
  });

  it('is asked to be reminded only if they tick it', async () => {
    const page = openJoining(ADULT, {
      user: testUser,
      answers: [answer(joiningDraft, draft()), answer(saveJoiningDraft, { ...draft(), wantsReminder: true })],
    });
    const box = await screen.findByRole('checkbox', { name: 'Email me once if I don’t finish' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(saved(page)).toEqual([{ key: null, wantsReminder: true, steps: {} }]);
  });
});

describe('a visitor', () => {
  it('is not looked up before they have chosen something', async () => {
    const page = openJoining('/centre/sale-leisure-centre', { answers: [answer(joiningDraft, null)] });
    expect(await screen.findByRole('button', { name: 'Choose this membership: Adult' })).toBeVisible();
    expect(page.sent('GET', DRAFT)).toEqual([]);
  });

  it('has a link mailed, and what changes afterwards saved with the key of this tab', async () => {
    const page = openJoining(ADULT, {
      answers: [answer(joiningDraft, null), answer(emailJoiningDraft, { key: 'secret', draft: draft() })],
    });
    await press('Email me a link');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email address' }), ' sam@example.com ');
    await press('Send the link');
    expect(await screen.findByText(/Use the link we emailed you/)).toBeVisible();
    expect(page.sent('POST', 'draft/email').map(({ body }) => body)).toEqual([
      { email: 'sam@example.com', wantsReminder: false, steps: { choice: { revision: 0, given: choice } } },
    ]);
    expect(sessionStorage.getItem(storageKeys.joiningDraft)).toBe('secret');
  });

  it('finds the address that they have typed in the form for the link', async () => {
    const email = exampleField('email', 'Email address', { isRequired: true });
    const sections = [{ sectionName: 'You', sectionReference: 'you', sectionFields: [email] }];
    openJoining(ADULT, {
      answers: [answer(joiningDraft, null), answer(dataFields, { checksum: 'new', sections })],
    });
    await press(/^Continue: Adult/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email address' }), 'noor@example.com');
    await press('Email me a link');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'Email address' })).toHaveValue('noor@example.com');
  });

  it('sees what is wrong with the address', async () => {
    const page = openJoining(ADULT, {
      answers: [answer(joiningDraft, null), refusing(emailJoiningDraft, ['email'])],
    });
    await press('Email me a link');
    await press('Send the link');
    expect(await screen.findAllByText('Enter your email address.')).not.toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'sam');
    await press('Send the link');
    await expectRefusalShown({ email: 'Email address' }, page.toasts);
  });

  it('who comes back by the link finds it by the key, and a key that opens nothing is forgotten', async () => {
    sessionStorage.setItem(storageKeys.joiningDraft, 'secret');
    const page = openJoining(ADULT, { answers: [answer(saveJoiningDraft, draft())] });
    expect(await screen.findByText(/Use the link we emailed you/)).toBeVisible();
    expect(saved(page)[0]).toEqual({ key: 'secret', steps: {} });
    page.unmount();
    sessionStorage.setItem(storageKeys.joiningDraft, 'gone');
    openJoining(ADULT, { answers: [failure(saveJoiningDraft, 404), answer(joiningDraft, null)] });
    await waitFor(() => expect(sessionStorage.getItem(storageKeys.joiningDraft)).toBeNull());
  });
});
