// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents } from 'shared-contracts/api/documents';
import {
  endMembership,
  membershipEnding,
  type OwnMembership,
  ownMemberships,
} from 'shared-contracts/api/own-memberships';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { adultMembership } from '../testing/membership-examples.ts';
import MembershipsScreen from './memberships-screen.tsx';

const JOINING = 'http://online-joining.riverside.localhost:8080';
const adult = adultMembership;

function open(memberships: OwnMembership[], client = { onlineJoiningEnabled: true }, user = testUser) {
  return renderWithPlatform(<MembershipsScreen />, {
    app: 'my-account',
    user,
    client,
    answers: [answer(documents, []), answer(ownMemberships, memberships)],
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
    'No end date',
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

it('say what is left of the credit they give, and until when it can be spent', async () => {
  const left = { decimal: '7.00', formatted: '£7.00' };
  open([{ ...adult, credit: { left, until: '2026-11-30' } }]);
  const card = await cardOf('Adult, Sale Leisure Centre');
  expect(card.getByText('Credit left').nextElementSibling).toHaveTextContent(
    '£7.00, to spend by 30 Nov 2026',
  );
});

it('say how much of a benefit is left as a bar and in words, where that is counted', async () => {
  const [, guest] = adult.benefits;
  if (!guest) throw new Error('The example has no benefit with uses.');
  const benefits = [
    ...adult.benefits,
    { ...guest, name: 'Swimming lesson', use: null },
    { ...guest, name: 'Last month', use: { used: 2, renewsOn: null } },
  ];
  open([{ ...adult, benefits }]);
  const card = await cardOf('Adult, Sale Leisure Centre');
  const words = '1 of 2 left, renews on 01\u00a0Dec\u00a02026';
  const bar = card.getByRole('meter', { name: 'Guest visit left' });
  expect(bar).toHaveAttribute('aria-valuenow', '1');
  expect(bar).toHaveAttribute('aria-valuemax', '2');
  expect(bar).toHaveAttribute('aria-valuetext', words);
  expect(card.getByText(words.replaceAll('\u00a0', ' '))).toBeVisible();
  expect(card.getByText('0 of 2 left this month')).toBeVisible();
  expect(card.getAllByRole('meter')).toHaveLength(2);
});

it('lead to where they are changed and renewed, each only where it can be', async () => {
  open([adult, { ...adult, id: 'm2', name: 'Swim', canChange: false, canRenew: true }]);
  const first = await cardOf('Adult, Sale Leisure Centre');
  expect(first.getByRole('link', { name: 'Change membership Adult' })).toHaveAttribute(
    'href',
    `${JOINING}/?change=m1`,
  );
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

it('that are several fold what comes with them, and count no uses before they start', async () => {
  open([adult, { ...adult, id: 'm2', name: 'Swim', state: 'upcoming' }]);
  const first = await cardOf('Adult, Sale Leisure Centre');
  expect(first.getByText('Bring a friend.')).not.toBeVisible();
  await userEvent.click(first.getByText('What’s included'));
  expect(first.getByRole('meter', { name: 'Guest visit left' })).toBeVisible();
  const second = await cardOf('Swim, Sale Leisure Centre');
  await userEvent.click(second.getByText('What’s included'));
  expect(second.getByText('Bring a friend.')).toBeVisible();
  expect(second.queryByRole('meter')).toBeNull();
});

it('that have ended say when, and not what they gave', async () => {
  open([
    { ...adult, state: 'ended', endDate: '2026-01-31', nextPayment: null, canChange: false, canEnd: false },
  ]);
  const card = await cardOf('Adult, Sale Leisure Centre');
  expect(card.getByText('31 Jan 2026')).toBeVisible();
  expect(card.queryByText('What’s included')).toBeNull();
  expect(card.queryByRole('link')).toBeNull();
  expect(card.queryByRole('button')).toBeNull();
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

it('are waited for, and can be requested again', async () => {
  let isDown = true;
  renderWithPlatform(<MembershipsScreen />, {
    app: 'my-account',
    user: testUser,
    answers: [
      answer(documents, []),
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

const ending = {
  endDate: '2027-01-14',
  lastPayment: { day: '2026-12-15', amount: { decimal: '32.00', formatted: '£32.00' } },
};

async function askToEnd(...answers: TestAnswer[]) {
  const list = [adult];
  const page = renderWithPlatform(<MembershipsScreen />, {
    app: 'my-account',
    user: testUser,
    answers: [
      answer(documents, []),
      answer(ownMemberships, () => [...list]),
      answer(membershipEnding, ending),
      ...answers,
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'End membership Adult' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'End this membership?' }));
  const posts = () => page.requests.filter(({ method }) => method === 'POST');
  return { ...page, list, question, posts };
}
const confirm = (question: ReturnType<typeof within>) =>
  userEvent.click(question.getByRole('button', { name: 'End membership' }));

it('end on the day announced, with the last payment; the heading has the focus', async () => {
  const { list, question, posts } = await askToEnd(answer(endMembership, ending));
  expect(await question.findByText(/^Your last day is 14 Jan 2027\./)).toBeVisible();
  expect(question.getByText('Your last payment is £32.00 on 15 Dec 2026.')).toBeVisible();
  expect(posts()).toEqual([]);
  list.splice(0, 1, { ...adult, endDate: '2027-01-14', canEnd: false });
  await confirm(question);
  expect(await screen.findByText('14 Jan 2027')).toBeVisible();
  expect(posts()).toEqual([
    expect.objectContaining({
      url: '/api/v1/my-account/memberships/m1/end',
      wireBody: { end_date: '2027-01-14' },
      headers: expect.objectContaining({ 'Idempotency-Key': expect.any(String) }),
    }),
  ]);
  expect(screen.queryByRole('button', { name: /^End membership/ })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Memberships' })).toHaveFocus());
});

it('do not end on another day than announced: the new one is shown first', async () => {
  const message = 'The day has changed: your membership would now end on 14 Feb 2027.';
  const days = [ending, { endDate: '2027-02-14', lastPayment: null }];
  const { question, posts } = await askToEnd(
    answer(membershipEnding, () => days.shift() ?? ending),
    failure(endMembership, 409, { message }),
  );
  await question.findByText(/14 Jan 2027/);
  await confirm(question);
  expect(await question.findByText(message)).toBeVisible();
  expect(await question.findByText(/^Your last day is 14 Feb 2027\./)).toBeVisible();
  expect(question.getByText('There is nothing more to pay.')).toBeVisible();
  await confirm(question);
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[1]?.headers['Idempotency-Key']).not.toBe(posts()[0]?.headers['Idempotency-Key']);
});

it('tell what happens to later bookings, and end as announced', async () => {
  const place = {
    startDate: '2027-01-20T18:30:00+00:00',
    venue: { slug: 'sale', name: 'Sale Leisure Centre' },
    priceThen: { decimal: '7.00', formatted: '£7.00' },
  };
  const laterBookings = [
    { ...place, id: 'b1', name: 'Aqua Fit', outcome: 'cancelled' as const, refund: null },
    {
      ...place,
      id: 'b2',
      name: 'Yoga',
      outcome: 'cancelled' as const,
      refund: { decimal: '4.50', formatted: '£4.50' },
    },
    { ...place, id: 'b3', name: 'Spin', outcome: 'kept' as const, refund: null },
  ];
  const shown = { ...ending, laterBookings, bookingsKey: 'k1' };
  const { question, posts } = await askToEnd(answer(membershipEnding, shown), answer(endMembership, ending));
  expect(await question.findByRole('heading', { name: 'Your later bookings' })).toBeVisible();
  expect(
    question.getByText(
      '2 bookings were made at the price of your current membership, so they will be cancelled.',
    ),
  ).toBeVisible();
  const rowsOf = (name: string) => within(question.getByRole('list', { name })).getAllByRole('listitem');
  const [aqua, yoga] = rowsOf('Will be cancelled');
  const [spin, ...others] = rowsOf('Stays booked');
  expect(others).toEqual([]);
  expect(aqua).toHaveTextContent('Aqua FitWed 20 Jan 2027 at 18:30, Sale Leisure Centre');
  expect(aqua).toHaveTextContent('Nothing to refund. You can book it again for £7.00.');
  expect(yoga).toHaveTextContent('£4.50 refunded. You can book it again for £7.00.');
  expect(spin).toHaveTextContent('You keep the price you paid.');
  await confirm(question);
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.wireBody).toEqual({ end_date: '2027-01-14', bookings_key: 'k1' });
});

it('are kept on second thoughts', async () => {
  const { question, posts } = await askToEnd();
  await userEvent.click(question.getByRole('button', { name: 'Keep membership' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(posts()).toEqual([]);
});

it('a current one shows the photo of the person, where there is one', async () => {
  open([adult, { ...adult, id: 'm2', name: 'Swim', state: 'ended', canEnd: false }], undefined, {
    ...testUser,
    profilePhoto: '/api/v1/my-account/photo?v=1',
  });
  await cardOf('Adult, Sale Leisure Centre');
  const images = document.querySelectorAll('img');
  expect([...images].map((image) => image.getAttribute('src'))).toEqual(['/api/v1/my-account/photo?v=1']);
});
