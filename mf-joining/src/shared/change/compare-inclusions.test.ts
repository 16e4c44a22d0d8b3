import type { Benefit } from 'shared-contracts/api/held-membership';
import type { Inclusions } from 'shared-contracts/api/membership-entities';
import { expect, it } from 'vitest';
import { compareInclusions } from './compare-inclusions.ts';
import { differenceText } from './difference-text.ts';

const none: Inclusions = { coverage: null, providesAccessTo: [], includedLocations: [], benefits: [] };
const places = (...names: string[]): Inclusions => ({
  ...none,
  coverage: 'Some centres',
  providesAccessTo: names.map((name) => ({ id: name, name })),
});
const benefit = (parts: Partial<Benefit> = {}): Inclusions => ({
  ...none,
  benefits: [{ name: 'Gym', totalUses: null, frequency: null, description: null, ...parts }],
});
const national: Inclusions = { ...places('Sale'), coverage: 'national' };
const centres: Inclusions = { ...none, coverage: 'All of our centres' };
const pools: Inclusions = { ...none, coverage: 'All of our pools' };
const twice = benefit({ totalUses: 2, frequency: 'each month' });
const once = benefit({ totalUses: 1, frequency: 'each month' });
const weekly = benefit({ totalUses: 1, frequency: 'each week' });
const often = benefit({ frequency: 'each month' });
const member = benefit({ kind: 'member-price' });

it.each<[string, Inclusions, Inclusions, string[]]>([
  ['the same', benefit(), benefit(), []],
  ['the same places, one called by its id alone', places('Sale'), places('Sale'), []],
  ['a place more', places('Sale'), places('Sale', 'Bury'), ['gained Access to Bury']],
  ['another place', places('Sale'), places('Bury'), ['gained Access to Bury', 'lost Access to Sale']],
  [
    'every centre instead of one',
    places('Sale'),
    centres,
    ['gained Access to all of our centres instead of Sale'],
  ],
  [
    'one centre instead of every one',
    none,
    places('Sale', 'Bury'),
    ['lost Access to Sale, Bury instead of all our centres'],
  ],
  [
    'the country',
    centres,
    national,
    ['gained Access to all national locations instead of all of our centres'],
  ],
  [
    'the operator alone',
    national,
    none,
    ['lost Access to all our centres instead of all national locations'],
  ],
  ['the country again', national, { ...national, providesAccessTo: [] }, []],
  [
    'centres in other words',
    centres,
    pools,
    ['changed Access to all of our pools instead of all of our centres'],
  ],
  ['a benefit more', none, benefit(), ['gained Gym, as often as you like']],
  ['a benefit less', twice, none, ['lost Gym, 2 uses each month']],
  [
    'included instead of priced',
    member,
    benefit(),
    ['gained Gym, as often as you like instead of at the member price'],
  ],
  [
    'priced instead of included',
    twice,
    member,
    ['lost Gym, at the member price instead of 2 uses each month'],
  ],
  ['priced as before', member, benefit({ kind: 'member-price', totalUses: 3 }), []],
  ['more uses', once, twice, ['gained Gym, 2 uses each month instead of 1 use each month']],
  ['fewer uses', twice, once, ['lost Gym, 1 use each month instead of 2 uses each month']],
  ['no limit', twice, benefit(), ['gained Gym, as often as you like instead of 2 uses each month']],
  ['a limit', benefit(), often, ['lost Gym, each month instead of as often as you like']],
  ['uses of another rhythm', once, weekly, ['changed Gym, 1 use each week instead of 1 use each month']],
  ['uses instead of none named', often, once, ['changed Gym, 1 use each month instead of each month']],
  ['none named instead of uses', once, often, ['changed Gym, each month instead of 1 use each month']],
])('%s', (_, before, now, expected) => {
  const shown = compareInclusions(before, now).map((one) => `${one.outcome} ${differenceText(one)}`);
  expect(shown).toEqual(expected);
});

it('names benefits in the order of the new membership, then those that are lost', () => {
  const [gym, swim, courts] = ['Gym', 'Swimming', 'Courts'].map((name) => benefit({ name }).benefits);
  const before: Inclusions = { ...none, benefits: [...(gym ?? []), ...(swim ?? [])] };
  const now: Inclusions = { ...none, benefits: [...(courts ?? []), ...(swim ?? [])] };
  expect(compareInclusions(before, now).map(differenceText)).toEqual([
    'Courts, as often as you like',
    'Gym, as often as you like',
  ]);
});
