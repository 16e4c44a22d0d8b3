import { expect, it } from 'vitest';
import { isUsable, normalisedCode, type Promotion } from './rules.ts';

const promotion: Promotion = {
  id: 1,
  tenantId: 1,
  code: 'WELCOME10',
  appliesTo: 'first-payment',
  kind: 'percent',
  value: 10,
  validFrom: '2026-06-01',
  validUntil: '2026-06-30',
  maxUses: 2,
  paymentOptionIds: [11, 12],
  uses: 0,
};
const option = { id: 11, allowsPromotions: true };

it.each<[string, Partial<Promotion>, Partial<typeof option>, string, boolean]>([
  ['on the first day', {}, {}, '2026-06-01', true],
  ['on the last day', {}, {}, '2026-06-30', true],
  ['the day before', {}, {}, '2026-05-31', false],
  ['the day after', {}, {}, '2026-07-01', false],
  [
    'without limits',
    { validFrom: null, validUntil: null, maxUses: null, paymentOptionIds: null },
    {},
    '2030-01-01',
    true,
  ],
  ['with no first day', { validFrom: null }, {}, '2020-01-01', true],
  ['with no last day', { validUntil: null }, {}, '2040-01-01', true],
  ['for the last time', { uses: 1 }, {}, '2026-06-10', true],
  ['once too often', { uses: 2 }, {}, '2026-06-10', false],
  ['with an option it is not for', {}, { id: 13 }, '2026-06-10', false],
  ['with an option that has no promotions', {}, { allowsPromotions: false }, '2026-06-10', false],
])('a code %s', (_when, change, other, today, usable) => {
  expect(isUsable({ ...promotion, ...change }, { ...option, ...other }, today)).toBe(usable);
});

it('reads a code however it is typed', () => expect(normalisedCode(' welcome10 ')).toBe('WELCOME10'));
