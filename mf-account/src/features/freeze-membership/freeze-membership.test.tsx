// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type FreezeOffer,
  freezeMembership,
  membershipFreeze,
  membershipUnfreezing,
  type OwnMembership,
  unfreezeMembership,
} from 'shared-contracts/api/own-memberships';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { adultMembership } from '../../testing/membership-examples.ts';
import { FreezeMembership } from './freeze-membership.tsx';

const five = { decimal: '5.00', formatted: '£5.00' };
const offer = (change: Partial<FreezeOffer> = {}): FreezeOffer => ({
  starts: ['2026-12-15', '2027-01-15'],
  minMonths: 1,
  maxMonths: 3,
  startDate: '2026-12-15',
  months: 1,
  endDate: '2027-01-14',
  monthly: five,
  payments: [{ day: '2026-12-15', amount: five }],
  total: five,
  resumes: { day: '2027-01-15', amount: { decimal: '32.00', formatted: '£32.00' } },
  ...change,
});
const two = offer({
  months: 2,
  endDate: '2027-02-14',
  payments: [
    { day: '2026-12-15', amount: five },
    { day: '2027-01-15', amount: five },
  ],
  total: { decimal: '10.00', formatted: '£10.00' },
});
const frozen = { startDate: '2026-12-15', endDate: '2027-01-14', monthly: five, isUnderWay: false };

function open(change: Partial<OwnMembership>, ...answers: TestAnswer[]) {
  const membership = { ...adultMembership, ...change };
  const page = renderWithPlatform(<FreezeMembership membership={membership} />, {
    app: 'my-account',
    user: testUser,
    answers,
  });
  const posts = () => page.requests.filter(({ method }) => method === 'POST');
  return { ...page, posts };
}
const ask = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('alertdialog'));
};

afterEach(cleanup);

it('is not there where a membership cannot be frozen', () => {
  const { container } = open({});
  expect(container).toBeEmptyDOMElement();
});

it('tells what is paid for each choice, then freezes as announced', async () => {
  const { posts, requests } = open(
    { canFreeze: true },
    answer(membershipFreeze, ({ url }) => (url.includes('months=2') ? two : offer())),
    answer(freezeMembership, two),
  );
  const question = await ask(/^Freeze membership/);
  expect(
    await question.findByText(
      'It will be frozen from 15 Dec 2026 until 14 Jan 2027. During that time you can’t use it, and its prices don’t apply.',
    ),
  ).toBeVisible();
  const length = question.getByRole('combobox', { name: 'How long' });
  await userEvent.selectOptions(length, '2 months');
  expect(length).toHaveFocus();
  const payments = within(await question.findByRole('list', { name: 'Payments during the freeze' }));
  await question.findByText('£10.00 in total');
  expect(payments.getAllByRole('listitem')).toHaveLength(2);
  expect(question.getByText('Your payments continue with £32.00 on 15 Jan 2027.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Freeze membership' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(posts()).toHaveLength(1);
  expect(posts()[0]).toMatchObject({
    url: '/api/v1/my-account/memberships/m1/freeze',
    body: { startDate: '2026-12-15', months: 2, monthly: '5.00' },
  });
  expect(requests.some(({ url }) => url.includes('months=2'))).toBe(true);
});

it('asks again with what is true now, where that has changed', async () => {
  const words = 'What is paid meanwhile has changed: it is now £6.00 each month.';
  const { posts } = open(
    { canFreeze: true },
    answer(membershipFreeze, offer()),
    failure(freezeMembership, 409, { message: words }),
  );
  const question = await ask(/^Freeze membership/);
  await question.findByText(/It will be frozen from/);
  await userEvent.click(question.getByRole('button', { name: 'Freeze membership' }));
  expect(await question.findByText(words)).toBeVisible();
  await question.findByText(/It will be frozen from/);
  await userEvent.click(question.getByRole('button', { name: 'Freeze membership' }));
  await waitFor(() => expect(posts()).toHaveLength(2));
  const [first, second] = posts();
  expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
});

it.each<[string, string | null, string]>([
  ['never begins', null, 'The freeze will be cancelled.'],
  ['ends sooner', '2026-12-31', 'The last day of the freeze will be 31 Dec 2026.'],
])('a freeze that is given up %s', async (_what, endDate, words) => {
  const unfreezing = { startDate: '2026-12-15', endDate };
  const { posts } = open(
    { freeze: frozen },
    answer(membershipUnfreezing, unfreezing),
    answer(unfreezeMembership, unfreezing),
  );
  const question = await ask(/^End the freeze/);
  expect(await question.findByText(words)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'End the freeze' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(posts()[0]?.body).toEqual({ endDate });
});

it('says why a freeze cannot end sooner', async () => {
  const message = 'The freeze ends too soon to be changed.';
  open({ freeze: { ...frozen, isUnderWay: true } }, failure(membershipUnfreezing, 409, { message }));
  const question = await ask(/^End the freeze/);
  expect(await question.findByText(message)).toBeVisible();
  expect(question.getByRole('button', { name: 'Keep the freeze' })).toBeVisible();
});

it('has a red button only where bookings are cancelled for good', async () => {
  const later = { id: 'b1', name: 'Aqua Fit', startDate: '2026-12-20T18:30:00+00:00' };
  const sold = { venue: { slug: 'sale', name: 'Sale Leisure Centre' }, refund: null, priceThen: five };
  const laterBookings = [{ ...later, ...sold, outcome: 'cancelled' as const }];
  open({ canFreeze: true }, answer(membershipFreeze, offer({ laterBookings })));
  const question = await ask(/^Freeze membership/);
  const confirm = () => question.getByRole('button', { name: 'Freeze membership' });
  const place = await question.findByText('Aqua Fit');
  expect(place).toBeVisible();
  const cost = question.getByText(/^Your payments continue/);
  expect(cost.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(confirm()).toHaveAttribute('data-variant', 'danger');
  cleanup();
  open({ canFreeze: true }, answer(membershipFreeze, offer()));
  const other = await ask(/^Freeze membership/);
  expect(await other.findByText('You pay £5.00 a month while it’s frozen.')).toBeVisible();
  expect(other.getByRole('button', { name: 'Freeze membership' })).toHaveAttribute('data-variant', 'primary');
});
