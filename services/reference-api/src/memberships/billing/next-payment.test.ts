import { describe, expect, it } from 'vitest';
import { type Billed, nextBillingDate, nextCollection } from './next-payment.ts';

const TODAY = '2026-06-10';
const billed = (change: Partial<Billed> = {}): Billed => ({
  status: 'active',
  pricePence: 3200,
  firstBillingDate: '2025-05-15',
  endDate: null,
  freezes: [],
  ...change,
});

describe('nextBillingDate', () => {
  it.each<[string, Partial<Billed>, string | null]>([
    ['this month', {}, '2026-06-15'],
    ['the first one of a new membership', { firstBillingDate: '2026-07-15' }, '2026-07-15'],
    ['on the last day', { endDate: '2026-06-15' }, '2026-06-15'],
    ['not after the end', { endDate: '2026-06-14' }, null],
    ['not for what was paid at once', { firstBillingDate: null }, null],
    ['not once it is cancelled', { status: 'cancelled' }, null],
  ])('is %s', (_what, change, day) => {
    expect(nextBillingDate(billed(change), 15, TODAY)).toBe(day);
  });

  it('is today on the day itself, and next month after it', () => {
    expect(nextBillingDate(billed(), 10, TODAY)).toBe(TODAY);
    expect(nextBillingDate(billed(), 9, TODAY)).toBe('2026-07-09');
  });
});

it('an instruction collects for everything that is due on the earliest day', () => {
  const later = billed({ firstBillingDate: '2026-07-15', pricePence: 1000 });
  expect(nextCollection([later, billed(), billed({ pricePence: 500 })], 15, TODAY)).toEqual({
    day: '2026-06-15',
    pence: 3700,
  });
  expect(nextCollection([billed({ status: 'cancelled' })], 15, TODAY)).toBeNull();
});

it('on the billing dates of a freeze it is the amount of the freeze that is collected', () => {
  const freeze = { startDate: '2026-06-15', endDate: '2026-07-14', monthlyPence: 500 };
  const frozen = billed({ freezes: [freeze] });
  expect(nextCollection([frozen, billed()], 15, TODAY)).toEqual({ day: '2026-06-15', pence: 3700 });
  const fromThen = billed({ freezes: [{ ...freeze, startDate: '2026-06-16', endDate: '2026-08-15' }] });
  expect(nextCollection([fromThen], 15, TODAY)).toEqual({ day: '2026-06-15', pence: 3200 });
  const untilThen = billed({ freezes: [{ ...freeze, startDate: '2026-05-16', endDate: '2026-06-15' }] });
  expect(nextCollection([untilThen], 15, TODAY)).toEqual({ day: '2026-06-15', pence: 500 });
  expect(nextCollection([frozen], 15, '2026-06-16')).toEqual({ day: '2026-07-15', pence: 3200 });
});
