// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Agreement, agreedTerms } from 'shared-contracts/api/agreed-terms';
import { documents } from 'shared-contracts/api/documents';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import AgreedTermsScreen from './agreed-terms-screen.tsx';
import MembershipsScreen from './memberships-screen.tsx';

const agreement: Agreement = {
  membershipId: 'm1',
  membershipName: 'Adult',
  purchase: 'change',
  terms: [
    {
      id: 't1',
      title: 'Terms of membership',
      html: '<p>You can end it at any time.</p>',
      version: 2,
      agreedAt: '2026-11-20T10:05:00+00:00',
    },
  ],
};

const open = (of: TestAnswer, screenOf = <AgreedTermsScreen />) =>
  renderWithPlatform(screenOf, {
    app: 'my-account',
    user: testUser,
    answers: [answer(documents, []), answer(ownMemberships, []), of],
  });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows every wording with its version and the moment, and prints them', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open(answer(agreedTerms, [agreement]));
  const card = within(await screen.findByRole('article', { name: 'Changed: Adult' }));
  expect(card.getByText('Agreed on 20 Nov 2026 at 10:05, version 2')).toBeVisible();
  expect(await card.findByText('You can end it at any time.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('says so where there are none, and where they cannot be loaded', async () => {
  open(answer(agreedTerms, []));
  expect(await screen.findByText('No agreed terms')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  cleanup();
  open(failure(agreedTerms, 500));
  expect(await screen.findByText('The terms you agreed to could not be loaded')).toBeVisible();
});

it('keep their link in the memberships while they cannot be loaded', async () => {
  open(failure(agreedTerms, 500), <MembershipsScreen />);
  expect(await screen.findByRole('link', { name: 'Read or print the terms you agreed to' })).toBeVisible();
});

it('is reached from the memberships, unless the API keeps no agreements', async () => {
  open(answer(agreedTerms, [agreement]), <MembershipsScreen />);
  const link = await screen.findByRole('link', { name: 'Read or print the terms you agreed to' });
  expect(link).toHaveAttribute('href', '/agreed-terms');
  cleanup();
  open(failure(agreedTerms, 404), <MembershipsScreen />);
  await screen.findByText('You are not a member yet');
  expect(screen.queryByRole('link', { name: 'Read or print the terms you agreed to' })).toBeNull();
});
