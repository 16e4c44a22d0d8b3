// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openJoiningDraft, requestDraftLink } from 'shared-contracts/api/joining-draft';
import { storageKeys } from 'shared-contracts/storage';
import {
  answer,
  expectRefusalShown,
  failure,
  refusing,
  renderWithPlatform,
  type TestAnswer,
  testUser,
  toastsOf,
} from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { Where } from '../../testing/where.tsx';
import ResumeScreen from './resume-screen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const savedAt = '2026-06-10T09:00:00.000Z';
const given = {
  centreSlug: 'sale-leisure-centre',
  membershipTypeId: '101',
  paymentOptionId: '1011',
  paymentType: 'recurring',
} as const;
const opened = {
  key: 'secret',
  draft: {
    wantsReminder: false,
    expiresAt: '2026-06-24T09:00:00.000Z',
    steps: { choice: { revision: 1, savedAt, given }, details: null, questions: null, dates: null },
  },
};
type Options = NonNullable<Parameters<typeof renderWithPlatform>[1]>;
const open = (answers: TestAnswer[] = [], options: Partial<Options> = {}) =>
  renderWithPlatform(
    <>
      <ResumeScreen />
      <Where />
    </>,
    { app: 'online-joining', answers, path: '/resume#secret-token', ...options },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sends nothing before the button is pressed, then continues at the membership', async () => {
  const { requests } = open([answer(openJoiningDraft, opened)]);
  expect(screen.getByRole('heading', { level: 1, name: 'Pick up where you left off' })).toBeVisible();
  expect(requests).toEqual([]);
  await press('Continue joining');
  await waitFor(() => expect(sessionStorage.getItem(storageKeys.joiningDraft)).toBe('secret'));
  expect(requests.map(({ body }) => body)).toEqual([{ token: 'secret-token' }]);
  expect(screen.getByLabelText('Address')).toHaveTextContent(
    '/centre/sale-leisure-centre/membership/101/recurring',
  );
});

it('says into whose account it goes', async () => {
  open([], { user: testUser });
  expect(
    await screen.findByText('You are logged in as Sam New. We’ll save your joining to this account.'),
  ).toBeVisible();
});

it('offers a new link in place of one that no longer works, and says the same of any address', async () => {
  const page = open([
    failure(openJoiningDraft, 422, { validation_messages: { token: ['This link no longer works.'] } }),
    answer(requestDraftLink, {}),
  ]);
  await press('Continue joining');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'sam@example.com');
  await press('Email me a new link');
  expect(
    await screen.findByText('If the address is right, a link is on its way to sam@example.com.'),
  ).toBeVisible();
  expect(page.requests.at(-1)?.body).toEqual({ email: 'sam@example.com' });
});

it('shows what is wrong with an address', async () => {
  const toasts = toastsOf(open([refusing(requestDraftLink, ['email'])], { path: '/resume' }));
  await press('Email me a new link');
  expect(await screen.findAllByText('Enter your email address.')).not.toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'sam');
  await press('Email me a new link');
  await expectRefusalShown({ email: 'Email address' }, toasts);
});

it('keeps its button when the server fails', async () => {
  open([failure(openJoiningDraft, 500)]);
  await press('Continue joining');
  expect(await screen.findByText('Something has gone wrong, please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue joining' })).toBeEnabled();
});
