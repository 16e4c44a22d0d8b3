import type { Commitment } from 'shared-contracts/api/basket';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Customer } from '../../testing/card-shop.ts';
import { type JoiningShop, openJoiningShop } from '../../testing/joining-shop.ts';

const LEE = 'lee.lapsed@example.com';

let shop: JoiningShop;
let lee: Customer;

beforeEach(async () => {
  shop = await openJoiningShop();
  lee = await shop.customer(LEE);
  await shop.born(LEE, '1990-02-01');
});
afterEach(() => shop.close());

const nextOf = async () => (await lee.call('GET /api/v1/my-account/mandate')).data;
const paymentsOf = async () =>
  (await lee.call('GET /api/v1/my-account/memberships')).data
    .filter(({ next_payment: next }) => next !== null)
    .map(({ next_payment: next }) => [next?.day, next?.amount?.decimal]);

/** The sum for all memberships in the words of the basket, before it is paid. */
async function togetherOf(customer: Customer): Promise<string | undefined> {
  const { data } = await customer.cart();
  const items = data.items as unknown as { commitment?: Commitment }[];
  const facts = items.flatMap(({ commitment }) => commitment?.facts ?? []);
  return facts.find(({ label }) => label === 'Together with your other memberships')?.text;
}

interface Case {
  what: string;
  hasBillingDate: boolean;
  /** The day from the form. */
  chosenDay: number | null;
  /** The day of the month that everything is collected on from then on. */
  day: string;
  /** The next collection, and the amount for each membership. */
  next: { day: string; amount: string };
  payments: string[][];
}

const cases: Case[] = [
  {
    what: 'on the day they are used to, which is not asked for',
    hasBillingDate: true,
    chosenDay: null,
    day: '15',
    next: { day: '2026-07-15', amount: '59.00' },
    payments: [
      ['2026-07-15', '32.00'],
      ['2026-07-15', '27.00'],
    ],
  },
  {
    what: 'on the day they choose, where none is known',
    hasBillingDate: false,
    chosenDay: 1,
    day: '1',
    next: { day: '2026-07-01', amount: '59.00' },
    payments: [
      ['2026-07-01', '32.00'],
      ['2026-07-01', '27.00'],
    ],
  },
];

test.each(cases)(
  'someone whose Direct Debit is missing joins again: both are collected $what',
  async ({ hasBillingDate, chosenDay, day, next, payments }) => {
    await shop.flag(LEE, { hasBillingDate });
    expect((await nextOf()).missing).toMatchObject({ billing_day: '15' });
    const stored = await shop.store(lee, {
      membership_type_id: '113',
      payment_option_id: '1131',
      billing_day: chosenDay,
      account_holder: 'Lee Marsden',
    });
    expect([stored.status, stored.validationMessages]).toEqual([201, undefined]);
    expect(await togetherOf(lee)).toBe(`£${next.amount} each month`);
    const { data: order } = await shop.pay(lee);
    expect(order.items?.[0]?.direct_debit).toMatchObject({
      first_billing_date: next.day,
      together: { decimal: next.amount },
    });
    const { mandate, missing } = await nextOf();
    expect(missing).toBeNull();
    expect(mandate).toMatchObject({
      billing_day: day,
      next_payment: { day: next.day, amount: { decimal: next.amount } },
    });
    expect((await paymentsOf()).toSorted()).toEqual(payments.toSorted());
    const notice = (await shop.deliverMail()).find(({ kind }) => kind === 'direct-debit-notice');
    expect(notice?.text).toContain(`Together with your other memberships: £${next.amount} each month`);
    const { data: user } = await lee.call('GET /api/v1/auth/user');
    expect([user.has_instruction, user.has_billing_date]).toEqual([true, true]);
  },
);

test('a person who has a Direct Debit adds a membership to it, on its own day', async () => {
  const alex = await shop.customer('alex.member@example.com');
  await shop.born('alex.member@example.com', '1990-02-01');
  await shop.store(alex, {
    membership_type_id: '113',
    payment_option_id: '1131',
    billing_day: null,
    account_holder: null,
    account_details: null,
  });
  const before = await togetherOf(alex);
  const { data: order } = await shop.pay(alex);
  const { data } = await alex.call('GET /api/v1/my-account/mandate');
  expect(data.mandate).toMatchObject({ billing_day: '15' });
  expect(data.missing).toBeNull();
  // The next collection is still for the older membership alone.
  expect(data.mandate?.next_payment?.amount).toMatchObject({ decimal: '32.00' });
  expect([before, order.items?.[0]?.direct_debit?.together?.formatted]).toEqual([
    '£59.00 each month',
    '£59.00',
  ]);
});
