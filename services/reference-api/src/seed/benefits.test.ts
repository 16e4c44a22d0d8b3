import { pence } from 'shared-contracts/money';
import { describe, expect, it, test } from 'vitest';
import { offerFor } from '../booking-rules/offers.ts';
import { presentBenefit } from '../memberships/catalogue/present-benefit.ts';
import type { GrantedBenefit, StoredBenefit } from '../platform/index.ts';
import { offersForMembers, offersOf, storedBenefit } from './benefits.ts';
import { readFacilityUses, readMemberships, readTemplates } from './files/read-seed.ts';

const model = readMemberships();
const { benefits: catalogue, tenants } = model;
const sold = [...readTemplates().programmes, ...readFacilityUses()];
const types = Object.entries(tenants).flatMap(([tenant, { types: own }]) =>
  own.map((type) => ({ name: `${type.name} of ${tenant}`, type })),
);

/** Benefits of a new holder of the membership. */
const given = (stored: readonly StoredBenefit[]): GrantedBenefit[] =>
  stored.flatMap(({ area, isIncluded = false, totalUses }) =>
    area === undefined ? [] : [{ area, isIncluded, left: totalUses }],
  );
const spent = (all: readonly GrantedBenefit[]) =>
  all.map((one) => ({ ...one, left: one.left === null ? null : 0 }));

describe.each(types)('$name', ({ type }) => {
  const stored = type.benefits.map((entry) => storedBenefit(entry, catalogue));
  const benefitText = (area: string | undefined) =>
    stored.filter((one) => one.area !== undefined && one.area === area).map(presentBenefit);

  const check = (series: (typeof sold)[number]) => {
    const cost = (benefits: GrantedBenefit[]) =>
      offerFor(offersOf(series, model), { isForMember: true, benefits }).pricePence;
    const words = benefitText(series.benefit);
    const standard = pence(series.prices.standard);
    const isUnlimited = words.some(({ kind, totalUses }) => kind === 'included' && totalUses === null);
    const isCounted = words.some(({ totalUses }) => totalUses !== null);
    const isCheaper = words.some(({ kind }) => kind === 'member-price');
    const first = cost(given(stored));
    const later = cost(spent(given(stored)));
    if (words.length === 0) expect([first, later], series.name).toEqual([standard, standard]);
    if (isUnlimited) expect([first, later], series.name).toEqual([0, 0]);
    else if (isCounted) expect([first, later > 0], series.name).toEqual([0, true]);
    else if (isCheaper) expect(first > 0 && first < standard, series.name).toBe(true);
  };

  it('says what everything costs with it', () => {
    for (const series of sold) check(series);
  });

  it('names each thing in words, and gives it once in each way', () => {
    const names = stored.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('');
  });
});

test('every area is sold, and given by a membership', () => {
  const areas = new Set(sold.map(({ benefit }) => benefit));
  const givenAreas = new Set(types.flatMap(({ type }) => type.benefits.map(({ gives }) => gives)));
  for (const area of Object.keys(catalogue)) {
    expect([areas.has(area), givenAreas.has(area)], area).toEqual([true, true]);
  }
});

test.each(sold)('$name has a price of members only where members pay one', ({ benefit, prices }) => {
  const isMemberPriced = benefit !== undefined && catalogue[benefit]?.price === 'member-price';
  expect(prices.member !== undefined).toBe(isMemberPriced);
  if (benefit === undefined) expect(pence(prices.standard)).toBe(0);
});

test('a benefit that no one knows is refused', () => {
  expect(() => storedBenefit({ gives: 'sauna' }, catalogue)).toThrow("'sauna'");
});

test('the member price of a timetable file is its own offer where it is lower', () => {
  const ids = (member?: string) =>
    offersForMembers({ prices: { standard: '7.00', member } }).map(({ id }) => id);
  expect([ids('5.00'), ids('7.00'), ids()]).toEqual([['standard', 'member'], ['standard'], ['standard']]);
});
