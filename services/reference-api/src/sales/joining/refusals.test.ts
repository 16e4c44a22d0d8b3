import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { joiningTexts } from '../../memberships/index.ts';
import type { Customer } from '../../testing/card-shop.ts';
import { ACCOUNT, ADDRESS, type JoiningShop, openJoiningShop } from '../../testing/joining-shop.ts';

const EMAIL = 'sam.new@example.com';
const bank = joiningTexts.bank;

let shop: JoiningShop;
let sam: Customer;

beforeAll(async () => {
  shop = await openJoiningShop();
  sam = await shop.customer(EMAIL);
  await shop.born(EMAIL, '1990-02-01');
});
afterEach(async () => {
  expect(await shop.db.selectFrom('cartMemberships').select('id').execute()).toEqual([]);
  expect(await shop.db.selectFrom('mandates').select('id').where('status', '=', 'draft').execute()).toEqual(
    [],
  );
});
afterAll(() => shop.close());

const account = (change: object) => ({ account_details: { ...ACCOUNT, ...ADDRESS, ...change } });

describe('a choice is refused per field', () => {
  test.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['a centre of nobody', { home_venue_id: 'nowhere' }, { home_venue_id: [joiningTexts.venue] }],
    [
      'a membership of nobody',
      { membership_type_id: '9', payment_option_id: '91' },
      { membership_type_id: [joiningTexts.membership] },
    ],
    [
      'the membership of another tenant',
      { membership_type_id: '201', payment_option_id: '2011' },
      { membership_type_id: [joiningTexts.membership] },
    ],
    [
      'the option of another membership',
      { payment_option_id: '1021' },
      { membership_type_id: [joiningTexts.option] },
    ],
    [
      'ids that are no numbers',
      { membership_type_id: "1' or 1=1", payment_option_id: '1.5' },
      { membership_type_id: [joiningTexts.membership] },
    ],
    [
      'a membership for children',
      { membership_type_id: '102', payment_option_id: '1021' },
      { membership_type_id: ['This membership is for people aged 8 to 15.'] },
    ],
    [
      'terms that are not all agreed to',
      { checked_terms: ['membership-terms'] },
      { checked_terms: ['Please check all required terms and conditions'] },
    ],
    ['no terms at all', { checked_terms: undefined }, { checked_terms: [joiningTexts.reviewTerms] }],
    [
      'yesterday',
      { start_date: '2026-06-09' },
      { start_date: ['Choose a start date from 10 Jun 2026 to 10 Jul 2026.'] },
    ],
    [
      'more than a month ahead',
      { start_date: '2026-07-11' },
      { start_date: ['Choose a start date from 10 Jun 2026 to 10 Jul 2026.'] },
    ],
    ['no billing day', { billing_day: null }, { billing_day: [joiningTexts.billingDay] }],
    [
      'a billing day of their own',
      { billing_day: 3 },
      { billing_day: ['Choose one of these days of the month: 1, 8, 15, 22, 28.'] },
    ],
    ['a promotion of nobody', { promotion_code_id: '999' }, { promotion_code_id: ['Code not recognised'] }],
    ['one without its code', { promotion_code_id: '12' }, { promotion_code_id: ['Code not recognised'] }],
    [
      'one with another code',
      { promotion_code_id: '12', promotion_code: 'YEAR20' },
      { promotion_code_id: ['Code not recognised'] },
    ],
    ['one that is over', { promotion_code_id: '13' }, { promotion_code_id: ['Code not recognised'] }],
    ['one of another tenant', { promotion_code_id: '21' }, { promotion_code_id: ['Code not recognised'] }],
    ['no account', { account_details: null }, { account_details: [bank.missing] }],
    ['no name', { account_holder: ' ' }, { account_holder: [bank.accountHolder] }],
    [
      'half an account number',
      account({ account_number: '1234' }),
      { 'account_details.account_number': [bank.accountNumber] },
    ],
    ['half a sort code', account({ sort_code: '08-99' }), { 'account_details.sort_code': [bank.sortCode] }],
    [
      'an account that cannot exist',
      account({ account_number: '66374959' }),
      { 'account_details.account_number': [bank.mismatch], 'account_details.sort_code': [bank.mismatch] },
    ],
    [
      'no address where one is collected',
      { account_details: ACCOUNT },
      {
        'account_details.billing_address_line_one': [bank.billingAddressLineOne],
        'account_details.billing_city': [bank.billingCity],
        'account_details.billing_postcode': [bank.billingPostcode],
      },
    ],
    ['Direct Debit terms unread', { dd_terms_accepted: false }, { dd_terms_accepted: [joiningTexts.terms] }],
    [
      'several things at once',
      { start_date: '2026-06-01', billing_day: null, account_details: null },
      {
        start_date: ['Choose a start date from 10 Jun 2026 to 10 Jul 2026.'],
        billing_day: [joiningTexts.billingDay],
        account_details: [bank.missing],
      },
    ],
  ])('%s', async (_what, change, messages) => {
    const answer = await shop.store(sam, change);
    expect([answer.status, answer.validationMessages]).toEqual([422, messages]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a price of their own', { price: '0.01' }, 'price'],
    ['a day that is none', { start_date: '2026-02-30' }, 'start_date'],
    ['a number for a text', { home_venue_id: 7 }, 'home_venue_id'],
    ['endless text', { account_holder: 'x'.repeat(5000) }, 'account_holder'],
    ['more about the account', { account_details: { ...ACCOUNT, iban: 'GB00' } }, 'account_details.iban'],
    ['half a day', { billing_day: 1.5 }, 'billing_day'],
  ])('%s', async (_what, change, key) => {
    const answer = await shop.store(sam, change);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.validationMessages ?? {})).toEqual([key]);
  });

  test('a centre that the membership is not for', async () => {
    const answer = await shop.store(sam, {
      home_venue_id: shop.venues['beactive-urmston'],
      membership_type_id: '112',
      payment_option_id: '1121',
    });
    expect(answer.validationMessages?.home_venue_id?.[0]).toContain('cannot be used at BeActive Urmston');
  });
});

test('where no address is collected, none is asked for', async () => {
  const token = await shop.loginAs(EMAIL, 'northpeak');
  const northpeak = { token, tenant: 'northpeak' };
  await shop.born(EMAIL, '1990-02-01');
  const answer = await shop.call('POST /api/v1/memberships/online-joining/store', {
    ...northpeak,
    headers: { 'idempotency-key': 'northpeak-1' },
    body: shop.details({
      home_venue_id: shop.venues['royal-commonwealth-pool'],
      membership_type_id: '201',
      payment_option_id: '2011',
      account_details: ACCOUNT,
    }),
  });
  expect(answer.status).toBe(201);
  await shop.call('DELETE /api/v1/cart/clear', northpeak);
});

test('penalties, and an age no one knows', async () => {
  await shop.flag(EMAIL, { hasOutstandingPenalties: true });
  expect((await shop.store(sam)).validationMessages?.membership_type_id?.[0]).toContain('amount outstanding');
  await shop.flag(EMAIL, { hasOutstandingPenalties: false });
  await shop.born(EMAIL, null);
  expect((await shop.store(sam)).validationMessages).toEqual({
    membership_type_id: [joiningTexts.birthday],
    'details.date_of_birth': ['Date of birth is required.'],
  });
  await shop.born(EMAIL, '1990-02-01');
});

test('an option that is not on sale any more', async () => {
  const sell = (isOnSale: boolean) =>
    shop.db.updateTable('membershipPaymentOptions').set({ isOnSale }).where('id', '=', 1011).execute();
  await sell(false);
  expect((await shop.store(sam)).validationMessages).toEqual({ membership_type_id: [joiningTexts.option] });
  await sell(true);
});
