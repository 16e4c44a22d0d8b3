import { describe, expect, it } from 'vitest';
import { testFixedOption, testOption, testType } from '../../testing/membership-examples.ts';
import type { NamedMembership } from '../machine/joining-address.ts';
import { categoriesOf, chosenOffer, namedOffer, type OfferFilters, shownOffers } from './offers.ts';

const refused = { canPurchase: false, hasPrices: true, message: 'No.' };
const dearer = testOption({ id: '1013' });
const swim = testType({
  id: '107',
  slug: 'swim',
  categories: [{ id: 'swim', name: 'Swim' }],
  paymentOptions: [testFixedOption({ id: '1072' })],
});
const blocked = testType({
  id: '104',
  slug: 'blocked',
  paymentOptions: [testOption({ id: '1041', isPurchasable: refused })],
});
const types = [testType(), swim, blocked];
const all: OfferFilters = { paymentType: 'recurring', category: '', hidesIneligible: false };
const shown = (filters: Partial<OfferFilters>, of = types) =>
  shownOffers(of, { ...all, ...filters }, 'AP1').map(({ option }) => option.id);

describe('the offers shown', () => {
  it.each<[string, Partial<OfferFilters>, string[]]>([
    ['monthly ones', {}, ['1011', '1041']],
    ['single payments', { paymentType: 'fixed' }, ['1012', '1072']],
    ['all types', { category: 'all' }, ['1011', '1041']],
    ['one type', { paymentType: 'fixed', category: 'swim' }, ['1072']],
    ['those the person can buy', { hidesIneligible: true }, ['1011']],
  ])('%s', (_, filters, expected) => expect(shown(filters)).toEqual(expected));

  it('have the first option that can be bought, else the first', () => {
    const first = testOption({ isPurchasable: refused });
    expect(shown({}, [testType({ paymentOptions: [first, dearer] })])).toEqual(['1013']);
    expect(shown({}, [testType({ paymentOptions: [first] })])).toEqual(['1011']);
  });

  it('leave out what is of no use at the centre', () => {
    expect(shown({}, [testType({ providesAccessTo: ['AP2'] })])).toEqual([]);
    expect(shown({}, [testType({ providesAccessTo: [{ id: 'AP1', name: 'Sale' }] })])).toEqual(['1011']);
  });
});

describe('the offer an address names', () => {
  const named = (parts: Partial<NamedMembership>) =>
    namedOffer(types, { by: 'slug', value: 'adult', paymentType: null, ...parts }, 'AP1')?.option.id;
  it.each<[string, Partial<NamedMembership>, string | undefined]>([
    ['by slug, monthly where nothing is said', {}, '1011'],
    ['by slug and way to pay', { paymentType: 'fixed' }, '1012'],
    ['by id', { by: 'id', value: '101' }, '1011'],
    ['single payment where there is nothing else', { value: 'swim' }, '1072'],
    ['never another way to pay', { value: 'swim', paymentType: 'recurring' }, undefined],
    ['nothing of an unknown name', { value: 'gold' }, undefined],
    ['nothing by an id in place of a slug', { value: '101' }, undefined],
    ['one that cannot be bought, to say so', { value: 'blocked' }, '1041'],
  ])('%s', (_, parts, expected) => expect(named(parts)).toBe(expected));

  it('may have a number for a slug, which an id goes before', () => {
    const year = testType({ id: '110', slug: '365', paymentOptions: [testOption({ id: '1101' })] });
    const find = (of: typeof types) =>
      namedOffer(of, { by: 'id', value: '365', paymentType: null }, 'AP1')?.type.id;
    expect(find([year])).toBe('110');
    expect(find([year, testType({ id: '365' })])).toBe('365');
  });

  it('is none that is of no use at the centre', () => {
    const elsewhere = testType({ providesAccessTo: ['AP2'] });
    expect(namedOffer([elsewhere], { by: 'slug', value: 'adult', paymentType: null }, 'AP1')).toBeUndefined();
  });
});

it('finds the chosen offer again while it is on sale', () => {
  const chosen = { typeId: '101', paymentOptionId: '1012', paymentType: 'fixed' } as const;
  expect(chosenOffer(types, chosen)?.option.id).toBe('1012');
  expect(chosenOffer(types, { ...chosen, paymentOptionId: '9' })).toBeUndefined();
  expect(chosenOffer([swim], chosen)).toBeUndefined();
});

it('names every category once', () => {
  const adult = { id: 'adult', name: 'Adult' };
  const both = testType({ categories: [adult, { id: 'swim', name: 'Swim' }] });
  expect(categoriesOf([testType({ categories: [adult] }), both, swim]).map(({ id }) => id)).toEqual([
    'adult',
    'swim',
  ]);
});
