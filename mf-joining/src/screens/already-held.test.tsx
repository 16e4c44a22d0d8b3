// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { type OwnMembership, ownMemberships } from 'shared-contracts/api/own-memberships';
import { answer, failure, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { membershipModule } from '../features/choose-membership/membership-module.tsx';
import { testHeld, testOption, testType } from '../testing/membership-examples.ts';
import { openJoining } from '../testing/open-joining.tsx';

beforeAll(() => membershipModule.prepare());
afterEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = 'touchline_venues=; path=/; max-age=0';
});

const member = { ...testUser, membershipUser: { id: 'M-1' } };
const own = (parts: Partial<OwnMembership> = {}): OwnMembership => ({
  ...testHeld({ name: 'Adult', paymentType: 'recurring' }),
  state: 'current',
  proof: null,
  coverage: null,
  providesAccessTo: [],
  benefits: [],
  nextPayment: null,
  freeze: null,
  credit: null,
  canFreeze: false,
  canChange: true,
  canRenew: false,
  canEnd: true,
  ...parts,
});
const types = [
  testType({ id: '1', name: 'Junior', ageMin: 8, ageMax: 15, paymentOptions: [testOption({ id: '11' })] }),
  testType({
    id: '2',
    name: 'Concession',
    ageMin: 16,
    ageMax: null,
    paymentOptions: [testOption({ id: '21' })],
  }),
];
const open = (memberships: TestAnswer, user: typeof member | typeof testUser = member) =>
  openJoining('/centre/sale-leisure-centre', {
    user,
    answers: [answer(membershipTypes, types), memberships],
  });
const said = (name: string) => screen.findByRole('region', { name });

it('says before the choice what a member has, with the way to change it, and lets them go on', async () => {
  open(answer(ownMemberships, [own()]));
  const place = await said('You already have Adult');
  expect(place).toHaveTextContent('A membership you buy here doesn’t replace it. You would have both.');
  expect(within(place).getByRole('link', { name: 'Change it instead' })).toHaveAttribute(
    'href',
    '/?change=31',
  );
  expect(screen.getByRole('button', { name: 'Choose this membership: Concession' })).toBeEnabled();
});

it('names each of several, and offers only what can be done with it', async () => {
  const ending = own({ id: '32', name: 'Gym', endDate: '2027-03-31', canChange: false, canRenew: true });
  const ended = own({ id: '33', name: 'Swim', state: 'ended' });
  open(answer(ownMemberships, [own({ canChange: false }), ending, ended]));
  const place = await said('You already have Adult and Gym until 31 Mar 2027');
  expect(
    within(place)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Renew Gym instead']);
});

it('is silent where the membership is for a child', async () => {
  open(answer(ownMemberships, [own()]));
  await said('You already have Adult');
  await userEvent.click(screen.getByRole('link', { name: 'Child, 8 to 15' }));
  await waitFor(() => expect(screen.queryByText(/^You already have/)).not.toBeInTheDocument());
});

it('is silent on a server that does not list them, and asks nothing for a person without one', async () => {
  const first = open(failure(ownMemberships, 404));
  await waitFor(() => expect(first.sent('GET', 'my-account/memberships').length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByText(/^You already have/)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Choose this membership: Concession' })).toBeEnabled();
  first.unmount();
  const second = open(answer(ownMemberships, [own()]), testUser);
  expect(await screen.findByRole('button', { name: 'Choose this membership: Concession' })).toBeEnabled();
  expect(second.sent('GET', 'my-account/memberships')).toEqual([]);
});
