import { describe, expect, it } from 'vitest';
import type { GrantedBenefit, StoredOffer } from '../platform/index.ts';
import { offerFor } from './offers.ts';

const offer = (id: string, pricePence: number, benefit?: StoredOffer['benefit']): StoredOffer => ({
  id,
  name: id,
  audience: id === 'standard' ? 'standard' : 'member',
  pricePence,
  ...(benefit && { benefit }),
});
const lesson = [
  offer('standard', 850),
  offer('member', 650, { area: 'lessons', isIncluded: false }),
  offer('included', 0, { area: 'lessons', isIncluded: true }),
];
const memberPrice: GrantedBenefit = { area: 'lessons', isIncluded: false, left: null };
const aMonth = (left: number): GrantedBenefit => ({ area: 'lessons', isIncluded: true, left });

describe('a lesson costs', () => {
  it.each<[string, GrantedBenefit[], number]>([
    ['what everybody pays, with a membership for the gym', [{ ...memberPrice, area: 'gym' }], 850],
    ['the price of members, with one that gives that', [memberPrice], 650],
    ['nothing, while a use of this month is left', [memberPrice, aMonth(1)], 0],
    ['the price of members, once it is used', [memberPrice, aMonth(0)], 650],
    ['the price of members, after more uses than there were', [aMonth(-1)], 650],
    ['nothing, as often as one likes where it is included', [{ ...memberPrice, isIncluded: true }], 0],
    ['the least of two memberships', [memberPrice, { ...memberPrice, isIncluded: true }], 0],
    ['nothing, with a membership that names no areas', [{ ...memberPrice, area: null }], 0],
    ['what everybody pays, without a membership', [], 850],
  ])('%s', (_case, benefits, expected) => {
    expect(offerFor(lesson, { isForMember: benefits.length > 0, benefits }).pricePence).toBe(expected);
  });
});
