import { expect, test } from 'vitest';
import { refundParts } from './refund-rules.ts';

const visa = (leftPence: number) => ({ description: 'Visa ending 0006', leftPence });

test.each([
  ['the card that paid', 650, visa(1300), [['card', 650]]],
  [
    'the card as far as it paid, then the account',
    650,
    visa(200),
    [
      ['card', 200],
      ['credit', 450],
    ],
  ],
  ['the account where the card was given back what it paid', 650, visa(0), [['credit', 650]]],
  ['the account where no card paid', 650, null, [['credit', 650]]],
  ['nowhere where nothing comes back', 0, visa(650), []],
])('money goes back to %s', (_where, amount, card, expected) => {
  const parts = refundParts(amount, card, 'Account credit');
  expect(parts.map(({ destination, amountPence }) => [destination, amountPence])).toEqual(expected);
});

test('each part says where it goes', () => {
  expect(refundParts(650, visa(200), 'Account credit')).toEqual([
    { destination: 'card', description: 'Visa ending 0006', amountPence: 200 },
    { destination: 'credit', description: 'Account credit', amountPence: 450 },
  ]);
});
