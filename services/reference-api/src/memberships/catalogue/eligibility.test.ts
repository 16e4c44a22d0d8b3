import { describe, expect, it } from 'vitest';
import { membershipTexts } from '../texts/texts.ts';
import { type EligibilityFacts, purchasable } from './eligibility.ts';

describe('whether a membership can be bought', () => {
  const adult = { id: 1, ageMin: 16, ageMax: null };
  const junior = { id: 2, ageMin: 8, ageMax: 15 };
  const toddler = { id: 3, ageMin: null, ageMax: 4 };
  const grownUp: EligibilityFacts = {
    birthday: '1988-04-17',
    hasOutstandingPenalties: false,
    heldTypeIds: [],
  };
  const yes = { canPurchase: true, hasPrices: true, message: null };
  const on = '2026-06-10';

  it('is not checked for visitors', () => expect(purchasable(junior, null, on)).toEqual(yes));

  it('follows the age on the first day', () => {
    const fifteen = { ...grownUp, birthday: '2010-07-01' };
    expect(purchasable(adult, grownUp, on)).toEqual(yes);
    expect(purchasable(adult, fifteen, on)).toEqual({
      canPurchase: false,
      hasPrices: false,
      message: 'This membership is for people aged 16 and over.',
    });
    expect(purchasable(adult, fifteen, '2026-07-01')).toEqual(yes);
    expect(purchasable(junior, grownUp, on).message).toBe('This membership is for people aged 8 to 15.');
    expect(purchasable(toddler, grownUp, on).message).toBe('This membership is for people aged 4 and under.');
  });

  it('gives someone whose age is not known the benefit of the doubt', () => {
    expect(purchasable(junior, { ...grownUp, birthday: null }, on)).toEqual(yes);
  });

  it('is refused, though there is a price, with penalties or the same membership', () => {
    const penalties = { ...grownUp, hasOutstandingPenalties: true };
    expect(purchasable(adult, penalties, on)).toEqual({
      canPurchase: false,
      hasPrices: true,
      message: membershipTexts.refusal.penalties,
    });
    const holder = { ...grownUp, heldTypeIds: [1] };
    expect(purchasable(adult, holder, on)).toMatchObject({ canPurchase: false, hasPrices: true });
    expect(purchasable({ ...adult, id: 9 }, holder, on)).toEqual(yes);
  });

  it('is not for the renewal of what one has', () => {
    const late = { ...grownUp, hasOutstandingPenalties: true, heldTypeIds: [1] };
    expect(purchasable(adult, late, on, 'renewal')).toEqual(yes);
    expect(purchasable(junior, late, on, 'renewal').canPurchase).toBe(false);
  });
});
