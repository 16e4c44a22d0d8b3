import { describe, expect, it } from 'vitest';
import { testOption, testType } from '../../testing/membership-examples.ts';
import type { Offer } from './offers.ts';
import type { WhoFor } from './who-for.ts';
import { conditionTexts, refusalTexts, whoForText } from './who-for-texts.ts';

it.each<[WhoFor, string]>([
  [{ from: 16, to: 59 }, 'Adult, 16 to 59'],
  [{ from: 16, to: null }, 'Adult, 16 and over'],
  [{ from: 60, to: null }, '60 and over'],
  [{ from: 8, to: 15 }, 'Child, 8 to 15'],
  [{ from: 0, to: 7 }, 'Child, under 8'],
  ['student', 'Student'],
  ['household', 'Family or household'],
])('%j is called %s', (who, text) => expect(whoForText(who)).toBe(text));

it.each<[string, Parameters<typeof testType>[0], string[]]>([
  ['nothing where the server says nothing', {}, []],
  ['no limit', { ageMin: null, ageMax: null }, ['All ages']],
  ['a youngest age', { ageMin: 16, ageMax: null }, ['Ages 16 and over']],
  ['an oldest age', { ageMin: null, ageMax: 4 }, ['Ages 4 and under']],
  ['both', { ageMin: 8, ageMax: 15 }, ['Ages 8 to 15']],
  [
    'a condition to prove',
    { ageMin: 16, ageMax: null, audience: 'student', eligibility: { name: 'Full-time students' } },
    ['Ages 16 and over', 'Full-time students. You can upload proof later.'],
  ],
  [
    'a condition of an API without ages',
    { eligibility: { name: 'Carers' } },
    ['Carers. You can upload proof later.'],
  ],
  ['a group', { audience: 'concession' }, ['People entitled to a concession']],
  [
    'a household, whose members may be younger',
    { ageMin: 18, ageMax: null, audience: 'household' },
    ['Everyone in one household; you must be 18 or over to buy it'],
  ],
])('a card says %s', (_what, parts, expected) => expect(conditionTexts(testType(parts))).toEqual(expected));

describe('why an offer cannot be bought', () => {
  const junior = testType({ ageMin: 8, ageMax: 15 }) as Offer['type'];
  const offer = (message: string | null = null, hasPrices = true): Offer => ({
    type: junior,
    option: testOption({ isPurchasable: { canPurchase: message === null, hasPrices, message } }),
    paymentType: 'recurring',
  });
  const grownUp = { from: 16, to: 59 };

  it.each<[string, Offer, boolean, WhoFor | null, string[]]>([
    ['nothing is known', offer(), false, null, []],
    ['a visitor says another age', offer(), false, grownUp, ['This membership is for people aged 8 to 15.']],
    ['a visitor says a group', offer(), false, 'student', []],
    ['the server knows the date of birth of a person', offer(), true, grownUp, []],
    ['the server refuses', offer('You have it.'), true, grownUp, ['You have it.']],
    [
      'the server has no price for this person',
      offer('It is for children.', false),
      true,
      null,
      ['You are not eligible for this membership', 'It is for children.'],
    ],
  ])('%s', (_what, refusable, isLoggedIn, who, expected) =>
    expect(refusalTexts(refusable, isLoggedIn, who)).toEqual(expected),
  );

  it.each([
    [{ ageMin: 60, ageMax: null }, { from: 8, to: 15 }, 'This membership is for people aged 60 and over.'],
    [{ ageMin: null, ageMax: 4 }, { from: 8, to: 15 }, 'This membership is for people aged 4 and under.'],
  ])('says the ages as the server does', (ages, who, text) =>
    expect(refusalTexts({ ...offer(), type: { ...junior, ...ages } }, false, who)).toEqual([text]),
  );
});
