import type { Page } from '@playwright/test';
import { cart } from 'shared-contracts/api/basket';
import { type AnswerChange, altered } from './support/answers/answer-change.ts';
import {
  expiredCard,
  olderCard,
  savedCard,
  withExpiredHold,
  withSavedCards,
  withTimeLeft,
} from './support/answers/checkout-answers.ts';
import { interceptAnswers } from './support/answers/intercept-answers.ts';
import { holdAnswer } from './support/hold-answer.ts';
import { origin } from './support/hosts.ts';
import { answerLastFirst } from './support/last-first.ts';
import { expectStable, readShift, watchLayoutShift } from './support/layout-shift.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { findSession, isFree, isPaid } from './support/timetable.ts';

test.describe.configure({ timeout: 180_000 });
// A page whose document was altered on its way counts as one from elsewhere, and this machine as its neighbour.
test.use({ permissions: ['local-network-access'] });

/** Cumulative Layout Shift of a page whose answers and parts come one by one, in the worst order. */
const MOST_SHIFT = 0.01;
/** Milliseconds by which each part of the remote comes after the answer that it is needed for. */
const LATE = 300;

const bookings = origin('riverside');
const desk = origin('riverside', 'front-of-house');

const withWaiver = altered(cart, (data) => ({
  ...data,
  attendeeWaiversRequired: [
    {
      id: 'w1',
      title: 'Climbing',
      html: '<p>I climb safely.</p>',
      attendee: { id: 'me', name: 'Sam Newbury' },
    },
  ],
}));

async function delayParts(page: Page): Promise<void> {
  await page.route('**/remotes/mf-basket/**/*.js', async (route) => {
    await page.waitForTimeout(LATE);
    await route.fallback();
  });
}

interface Paying {
  /** Subject of the test. */
  name: string;
  path?: '/basket';
  isWanted?: typeof isFree;
  answers?: AnswerChange[];
  /** The last part to come. */
  end: string | RegExp;
}

const payings: readonly Paying[] = [
  { name: 'checkout of someone without a card', end: 'Card details' },
  {
    name: 'checkout of someone with saved cards',
    answers: [withSavedCards(savedCard, olderCard, expiredCard)],
    end: 'Visa ending 0006',
  },
  {
    name: 'checkout of someone with an expired card',
    answers: [withSavedCards(expiredCard)],
    end: /^Your saved card has expired/,
  },
  {
    name: 'checkout with places that are no longer held',
    answers: [withExpiredHold],
    end: 'Hold my place again',
  },
  { name: 'checkout with little time left', answers: [withTimeLeft(4)], end: 'Card details' },
  { name: 'checkout of a free class', isWanted: isFree, end: /^There is nothing to pay now/ },
  {
    name: 'checkout of a free class with a waiver',
    isWanted: isFree,
    answers: [withWaiver],
    end: 'I climb safely.',
  },
  {
    name: 'basket with places that are no longer held',
    path: '/basket',
    answers: [withExpiredHold],
    end: /^Your time to pay/,
  },
  {
    name: 'basket with little time left',
    path: '/basket',
    answers: [withTimeLeft(4)],
    end: 'Go to checkout',
  },
];

for (const { name, path = '/checkout', isWanted = isPaid, answers = [], end } of payings)
  test(`the ${name} keeps still whichever answer or part comes last @phone`, async ({ page, customer }) => {
    await interceptAnswers(page.context(), answers, 'light');
    await customer.putInBasket((await findSession(customer, { isWanted })).id);
    await customer.logIn(page.context());
    await watchLayoutShift(page);
    await delayParts(page);
    const letCome = await answerLastFirst(page);
    await page.goto(`${bookings}${path}`);
    await letCome();
    await expect(page.getByRole('main').getByText(end, { exact: true }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"], main [data-loading]')).toHaveCount(0);
    await expectStable(page, MOST_SHIFT);
  });

test('the desk keeps still while the basket of a customer loads @phone', async ({
  page,
  context,
  customer,
  become,
}) => {
  await customer.putInBasket((await findSession(customer, { isWanted: isPaid })).id);
  await (await become(people.desk)).logIn(context);
  await watchLayoutShift(page);
  await delayParts(page);
  const basket = await holdAnswer(page, /\/checkout\/?\?selected_user_id=/);
  await page.goto(desk);
  await page
    .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
    .fill(customer.person.username);
  await page.getByRole('button', { name: 'Find customer' }).click();
  await expect(page.getByRole('main').getByText('Serving', { exact: true })).toBeVisible();
  await expect.poll(basket.isAwaited).toBe(true);
  const before = await readShift(page);
  basket.letThrough();
  await expect(page.getByRole('textbox', { name: 'Cash received' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main [data-loading]')).toHaveCount(0);
  expect((await readShift(page)) - before).toBeLessThan(MOST_SHIFT);
});
