// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type OwnMembership, ownMemberships } from 'shared-contracts/api/own-memberships';
import { answer, failure, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { adultMembership } from '../testing/membership-examples.ts';
import MembershipsScreen from './memberships-screen.tsx';

const JOINING = 'http://online-joining.riverside.localhost:8080';
const adult = adultMembership;

function open(memberships: OwnMembership[], client = { onlineJoiningEnabled: true }) {
  return renderWithPlatform(<MembershipsScreen />, {
    app: 'my-account',
    user: testUser,
    client,
    answers: [answer(ownMemberships, memberships)],
  });
}
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

afterEach(cleanup);

it('say what they cost, what is collected next, what comes with them, and where they are good', async () => {
  open([adult]);
  const card = await cardOf('Adult, Sale Leisure Centre');
  for (const text of [
    'Current',
    '21 Sep 2025',
    'Goes on month by month',
    '£32.00 each month',
    '£32.00 on 15 Dec 2026',
    'All our centres',
    'Bring a friend.',
  ]) {
    expect(card.getByText(text)).toBeVisible();
  }
  const [gym, guest] = card.getAllByRole('listitem');
  expect(gym).toHaveTextContent('Gym: As often as you like');
  expect(guest).toHaveTextContent('Guest visit: 2 uses each month');
});

it('lead to where they are changed and renewed, each only where it can be', async () => {
  open([adult, { ...adult, id: 'm2', name: 'Swim', canChange: false, canRenew: true }]);
  const first = await cardOf('Adult, Sale Leisure Centre');
  expect(first.getByRole('link', { name: 'Change Adult' })).toHaveAttribute('href', `${JOINING}/?change=m1`);
  expect(first.queryByRole('link', { name: /Renew/ })).toBeNull();
  const second = await cardOf('Swim, Sale Leisure Centre');
  expect(second.getByRole('link', { name: 'Renew Swim' })).toHaveAttribute('href', `${JOINING}/?renew=m2`);
  expect(second.queryByRole('link', { name: /Change/ })).toBeNull();
});

it('name the places they are limited to, or what the venue says of them', async () => {
  const places = [{ id: 'v1', name: 'Sale Leisure Centre' }];
  open([
    { ...adult, benefits: [], providesAccessTo: places },
    { ...adult, id: 'm2', name: 'Swim', benefits: [], coverage: 'All of our pools' },
  ]);
  const first = await cardOf('Adult, Sale Leisure Centre');
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sale Leisure Centre',
  ]);
  expect((await cardOf('Swim, Sale Leisure Centre')).getByText('All of our pools')).toBeVisible();
});

it('that wait for proof say what is needed, and where to show it', async () => {
  open([{ ...adult, state: 'pending', proof: 'Proof of student status' }]);
  const card = await cardOf('Adult, Sale Leisure Centre');
  expect(card.getByText('Proof needed')).toBeVisible();
  expect(
    card.getByText(/Proof of student status\. Show it at your centre\. .*help@example\.com/),
  ).toBeVisible();
});

it('that have ended say when, and not what they gave', async () => {
  open([{ ...adult, state: 'ended', endDate: '2026-01-31', nextPayment: null, canChange: false }]);
  const card = await cardOf('Adult, Sale Leisure Centre');
  expect(card.getByText('31 Jan 2026')).toBeVisible();
  expect(card.queryByText('What comes with it')).toBeNull();
  expect(card.queryByRole('link')).toBeNull();
});

it('are none at first, with the way to one where they are sold online', async () => {
  open([]);
  expect(await screen.findByText('You are not a member yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buy a membership' })).toHaveAttribute('href', `${JOINING}/`);
  cleanup();
  open([], { onlineJoiningEnabled: false });
  expect(await screen.findByText(/Ask at your centre/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('are waited for, and can be asked for again', async () => {
  let isDown = true;
  renderWithPlatform(<MembershipsScreen />, {
    app: 'my-account',
    user: testUser,
    answers: [
      {
        endpoint: ownMemberships,
        respond: (request) =>
          (isDown ? failure(ownMemberships, 500) : answer(ownMemberships, [adult])).respond(request),
      },
    ],
  });
  expect(await screen.findByText('Loading your memberships')).toHaveAttribute('role', 'status');
  expect(await screen.findByText('Your memberships could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cardOf('Adult, Sale Leisure Centre')).toBeTruthy();
});
