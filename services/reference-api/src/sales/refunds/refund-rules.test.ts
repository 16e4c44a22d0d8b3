import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PayingMembershipCredit, type RefundSources, refundParts } from './refund-rules.ts';

const visa = (leftPence: number): RefundSources => ({
  card: { description: 'Visa ending 0006', leftPence },
  membershipCredit: null,
});
const nothing: RefundSources = { card: null, membershipCredit: null };
const credit = (
  leftPence: number,
  ownPlacesPence: number,
  more: Partial<PayingMembershipCredit> = {},
): PayingMembershipCredit => ({ leftPence, ownPlacesPence, isOwnPlace: true, canBeSpent: true, ...more });

const destinationsOf = (amount: number, sources: RefundSources) =>
  refundParts(amount, sources).map(({ destination, amountPence }) => [destination, amountPence]);

test.each<[string, number, RefundSources, [string, number][]]>([
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
  ['the account where no card paid', 650, nothing, [['credit', 650]]],
  ['nowhere where nothing comes back', 0, visa(650), []],
  [
    'the credit of a membership that paid for all of it',
    650,
    { card: null, membershipCredit: credit(650, 650) },
    [['membership', 650]],
  ],
  [
    'the card, while the credit of a membership still pays for another place',
    500,
    { ...visa(600), membershipCredit: credit(400, 1000) },
    [['card', 500]],
  ],
  [
    'both, once no other place needs the credit',
    500,
    { ...visa(100), membershipCredit: credit(400, 500) },
    [
      ['card', 100],
      ['membership', 400],
    ],
  ],
  [
    'all three',
    1000,
    { ...visa(300), membershipCredit: credit(400, 1000) },
    [
      ['card', 300],
      ['credit', 300],
      ['membership', 400],
    ],
  ],
  [
    'the card for a place of somebody else, which the credit cannot have paid for',
    500,
    { ...visa(500), membershipCredit: credit(500, 500, { isOwnPlace: false }) },
    [['card', 500]],
  ],
  [
    'the credit for the member’s own place beside one of somebody else',
    500,
    { ...visa(500), membershipCredit: credit(500, 500) },
    [['membership', 500]],
  ],
])('money goes back to %s', (_where, amount, sources, expected) => {
  expect(destinationsOf(amount, sources)).toEqual(expected);
});

test('each part says where it goes', () => {
  expect(refundParts(650, visa(200))).toEqual([
    { destination: 'card', description: 'Visa ending 0006', amountPence: 200 },
    { destination: 'credit', description: 'Account credit', amountPence: 450 },
  ]);
});

test.each([
  [true, 'Membership credit'],
  [false, 'Membership credit, which can only be spent while the membership is active'],
])('credit of a membership that can be spent (%s) is named', (canBeSpent, description) => {
  const [part] = refundParts(500, { card: null, membershipCredit: credit(500, 500, { canBeSpent }) });
  expect(part?.description).toBe(description);
});

/** An order of places, some of them for others, that credit of a membership, a card and something else pay for. */
const order = fc
  .array(fc.record({ pricePence: fc.nat({ max: 2_000 }), isOwn: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((places) => {
    const total = places.reduce((sum, { pricePence }) => sum + pricePence, 0);
    const own = places.reduce((sum, { pricePence, isOwn }) => sum + (isOwn ? pricePence : 0), 0);
    return fc.record({
      places: fc.constant(places),
      order: fc.shuffledSubarray(places, { minLength: 1 }),
      total: fc.constant(total),
      membership: fc.nat({ max: own }),
      cardShare: fc.double({ min: 0, max: 1, noNaN: true }),
    });
  });

test('whatever is given up in whatever order, each source gets back what it paid and no more', () => {
  fc.assert(
    fc.property(order, ({ places, order: givenUp, total, membership, cardShare }) => {
      const card = Math.floor((total - membership) * cardShare);
      const left = { card, credit: total - membership - card, membership };
      let ownPlacesPence = places.reduce((sum, { pricePence, isOwn }) => sum + (isOwn ? pricePence : 0), 0);
      for (const { pricePence, isOwn: isOwnPlace } of givenUp) {
        const parts = refundParts(pricePence, {
          card: { description: 'Visa', leftPence: left.card },
          membershipCredit: { leftPence: left.membership, ownPlacesPence, isOwnPlace, canBeSpent: true },
        });
        expect(parts.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(pricePence);
        for (const { destination, amountPence } of parts) left[destination] -= amountPence;
        if (isOwnPlace) ownPlacesPence -= pricePence;
        for (const amount of Object.values(left)) expect(amount).toBeGreaterThanOrEqual(0);
        // The part left pays for places of the member alone.
        expect(left.membership).toBeLessThanOrEqual(ownPlacesPence);
      }
      if (givenUp.length === places.length) expect(left).toEqual({ card: 0, credit: 0, membership: 0 });
    }),
  );
});
