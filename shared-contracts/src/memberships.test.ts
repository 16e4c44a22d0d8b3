import { describe, expect, it } from 'vitest';
import type { MembershipType, PaymentOption } from './api/membership-entities.ts';
import {
  ALL_CATEGORIES,
  givesAccessTo,
  isAccessRestricted,
  isEligible,
  listedMemberships,
  needsBillingDay,
  needsDirectDebit,
  optionOf,
  startDateWindow,
  termText,
} from './memberships.ts';

const money = { decimal: '30.00', formatted: '£30.00' };

const option = (paymentType: string, change: Partial<PaymentOption> = {}): PaymentOption => ({
  id: paymentType,
  paymentType,
  fixedDuration: null,
  fixedPeriod: null,
  fees: { baseFee: money, joiningFee: money, proRataFee: money, monthInHandFee: money },
  globalBasePrice: money,
  totalToPayNow: money,
  proRataDays: 0,
  prettyFirstBillingDate: null,
  dependsOnBillingDay: false,
  isPurchasable: { canPurchase: true, hasPrices: true, message: null },
  ...change,
});

const type = (change: Partial<MembershipType> = {}): MembershipType => ({
  id: '1',
  slug: 'adult',
  name: 'Adult',
  description: null,
  eligibility: null,
  coverage: null,
  providesAccessTo: [],
  includedLocations: [],
  benefits: [],
  categories: [{ id: 'adult', name: 'Adult' }],
  paymentOptions: [option('recurring')],
  selectedPaymentOption: 'recurring',
  ...change,
});

describe('the list', () => {
  const isListed = (
    change: Partial<MembershipType>,
    paymentType: 'recurring' | 'fixed' = 'recurring',
    category = ALL_CATEGORIES,
  ) => listedMemberships([type(change)], { paymentType, selectedCategory: category }, 'sale').length === 1;

  it.each<[string, Partial<MembershipType>, boolean]>([
    ['a plain type', {}, true],
    ['an empty name', { name: '' }, false],
    ['no name', { name: null }, false],
    ['a name of blanks', { name: '  ' }, false],
    ['no options', { paymentOptions: [] }, false],
    ['missing options', { paymentOptions: undefined }, false],
    ['options that are null', { paymentOptions: null }, false],
    ['single payment only', { paymentOptions: [option('fixed')] }, false],
    ['an unknown payment type', { paymentOptions: [option('weekly')] }, false],
    ['one of two options', { paymentOptions: [option('fixed'), option('recurring')] }, true],
    ['access to this centre', { providesAccessTo: [{ id: 'sale', name: 'Sale' }] }, true],
    ['access to this centre as a bare id', { providesAccessTo: ['sale'] }, true],
    ['access to this centre among others', { providesAccessTo: ['urmston', 'sale'] }, true],
    ['access to another centre', { providesAccessTo: [{ id: 'urmston', name: 'sale' }] }, false],
    ['access to another centre, but national', { providesAccessTo: ['urmston'], coverage: 'national' }, true],
    [
      'an option nobody can buy',
      {
        paymentOptions: [
          option('recurring', { isPurchasable: { canPurchase: false, hasPrices: false, message: 'No' } }),
        ],
      },
      true,
    ],
  ])('%s', (_what, change, isShown) => expect(isListed(change)).toBe(isShown));

  it('keeps to the payment type and the category', () => {
    expect(isListed({ paymentOptions: [option('fixed')] }, 'fixed')).toBe(true);
    expect(isListed({}, 'fixed')).toBe(false);
    expect(isListed({}, 'recurring', 'adult')).toBe(true);
    expect(isListed({}, 'recurring', 'junior')).toBe(false);
    const both = [
      { id: 'junior', name: 'Junior' },
      { id: 'adult', name: 'Adult' },
    ];
    expect(isListed({ categories: both }, 'recurring', 'adult')).toBe(true);
    expect(isListed({ categories: [] }, 'recurring', 'adult')).toBe(false);
    expect(isListed({ categories: [] }, 'recurring', 'all')).toBe(true);
  });
});

it.each<[Partial<MembershipType>, boolean]>([
  [{}, false],
  [{ coverage: 'national' }, false],
  [{ providesAccessTo: ['sale'] }, true],
  [{ providesAccessTo: ['sale'], coverage: 'All of Trafford' }, true],
  [{ providesAccessTo: ['sale'], coverage: 'national' }, false],
])('access of %j is restricted: %s', (change, isRestricted) => {
  expect(isAccessRestricted(type(change))).toBe(isRestricted);
  expect(givesAccessTo(type(change), 'elsewhere')).toBe(!isRestricted);
});

describe('the option of a payment type', () => {
  const refused = { canPurchase: false, hasPrices: true, message: 'You already have this membership.' };
  const first = option('recurring', { id: 'first', isPurchasable: refused });
  const second = option('recurring', { id: 'second' });

  it('is the first that can be bought, else the first', () => {
    expect(optionOf(type({ paymentOptions: [first, second] }), 'recurring')?.id).toBe('second');
    expect(optionOf(type({ paymentOptions: [first] }), 'recurring')?.id).toBe('first');
    expect(optionOf(type({ paymentOptions: [first] }), 'fixed')).toBeUndefined();
    expect(optionOf(type({ paymentOptions: null }), 'fixed')).toBeUndefined();
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('canPurchase %s and hasPrices %s: eligible %s', (canPurchase, hasPrices, eligible) => {
    expect(isEligible({ isPurchasable: { canPurchase, hasPrices, message: null } })).toBe(eligible);
  });
});

it.each([
  [12, 'months', '12 months'],
  [1, 'months', '1 month'],
  [2, 'weeks', '2 weeks'],
  [1, 'days', '1 day'],
  [1, 'years', '1 year'],
  [1, 'seasons', '1 season'],
  [null, null, null],
  [12, null, null],
  [null, 'months', null],
])('a term of %s %s reads %s', (fixedDuration, fixedPeriod, text) =>
  expect(termText({ fixedDuration, fixedPeriod })).toBe(text),
);

it.each([
  ['recurring', false, false, true, true],
  ['recurring', false, true, false, true],
  ['recurring', true, false, false, false],
  ['recurring', true, true, false, false],
  ['fixed', false, false, false, false],
  ['fixed', true, true, false, false],
])(
  '%s, instruction %s, billing date %s: billing day %s, Direct Debit %s',
  (paymentType, hasInstruction, hasBillingDate, day, debit) => {
    const payer = { hasInstruction, hasBillingDate };
    expect(needsBillingDay(paymentType, payer)).toBe(day);
    expect(needsDirectDebit(paymentType, payer)).toBe(debit);
  },
);

it('a start is today to a month ahead, unless a maximum is supplied', () => {
  expect(startDateWindow('2027-01-31')).toEqual({ min: '2027-01-31', max: '2027-02-28' });
  expect(startDateWindow('2026-06-10', '2026-06-12').max).toBe('2026-06-12');
  expect(startDateWindow('2026-06-10', '2026-12-31').max).toBe('2026-12-31');
});
