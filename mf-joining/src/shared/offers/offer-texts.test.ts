import { describe, expect, it } from 'vitest';
import { testFixedOption, testOption, testType } from '../../testing/membership-examples.ts';
import { coverageText, durationText, paymentText, periodText, placesOf, refusalText } from './offer-texts.ts';
import type { Offer } from './offers.ts';

const type = testType() as Offer['type'];
const offer = (option = testOption()): Offer => ({
  type,
  option,
  paymentType: option.paymentType === 'fixed' ? 'fixed' : 'recurring',
});

describe('a price in words', () => {
  it('has its period', () => {
    expect(periodText(offer())).toBe('per month');
    expect(periodText(offer(testFixedOption()))).toBe('for 12 months');
    expect(periodText(offer(testFixedOption({ fixedDuration: 1 })))).toBe('for 1 month');
    expect(periodText(offer(testFixedOption({ fixedDuration: null })))).toBe('paid once');
    expect(durationText(offer(testFixedOption()))).toBe('12 months');
    expect(durationText(offer())).toBe('Month by month, until you cancel');
  });
  it('says what is paid now and what follows', () => {
    expect(paymentText(offer())).toBe(
      'From £20.00 to pay now if you start today, then £32.00 each month by Direct Debit',
    );
    expect(paymentText(offer(testOption({ dependsOnBillingDay: false })))).toBe(
      '£20.00 to pay now if you start today, then £32.00 each month from 01 Jul 2026',
    );
    expect(paymentText(offer(testFixedOption()))).toBe(
      '£20.00 to pay now if you start today, nothing more to pay',
    );
  });
});

it('names where a membership is good', () => {
  expect(coverageText({ coverage: 'national' })).toBe('National');
  expect(coverageText({ coverage: 'All of our pools' })).toBe('All of our pools');
  expect(coverageText({ coverage: null })).toBeNull();
  const places = [{ id: 'AP1', name: 'Sale' }, 'AP2'];
  expect(placesOf(testType({ providesAccessTo: places }))).toEqual(['Sale']);
  expect(placesOf(testType({ providesAccessTo: places, includedLocations: [{ name: 'Bury' }] }))).toEqual([
    'Bury',
  ]);
});

it.each<[string, boolean, boolean, boolean, string | null]>([
  ['can be bought', true, true, true, null],
  ['has no prices', false, false, true, 'You are not eligible for this membership'],
  ['has no prices, for a visitor', false, false, false, 'Held already.'],
  ['is refused', false, true, true, 'Held already.'],
])('says why: %s', (_, canPurchase, hasPrices, isLoggedIn, expected) => {
  const message = canPurchase ? null : 'Held already.';
  const refusable = offer(testOption({ isPurchasable: { canPurchase, hasPrices, message } }));
  expect(refusalText(refusable, isLoggedIn)).toBe(expected);
});
