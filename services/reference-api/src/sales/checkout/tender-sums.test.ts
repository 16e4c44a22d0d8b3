import fc from 'fast-check';
import { pence } from 'shared-contracts/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, openCardShop } from '../../testing/card-shop.ts';
import { type CreditMember, MONTHLY, openCreditMember } from '../../testing/credit-member.ts';

let shop: CardShop;
let member: CreditMember;
let classes: string[];

beforeAll(async () => {
  shop = await openCardShop();
  member = await openCreditMember(shop);
  classes = await shop.sessions(3);
  for (const session of classes) await shop.setMemberPrice(session);
});
afterAll(() => shop.close());

const sum = (rows: readonly { amountPence: number }[]) =>
  rows.reduce((total, { amountPence }) => total + amountPence, 0);

/** The newest order of the member with its tenders and refunds. */
async function newestOrder() {
  const { id, totalPence } = await shop.db
    .selectFrom('orders')
    .select(['id', 'totalPence'])
    .where('personId', '=', member.ids.Casey)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  const payments = await shop.db
    .selectFrom('orderPayments')
    .select(['tenderType', 'description', 'amountPence'])
    .where('orderId', '=', id)
    .execute();
  const refunds = await shop.db
    .selectFrom('refunds')
    .select(['destination', 'amountPence'])
    .where('orderId', '=', id)
    .execute();
  const spent = await shop.db
    .selectFrom('membershipCreditEntries')
    .select(['kind', 'amountPence'])
    .where('orderId', '=', id)
    .execute();
  return { totalPence, payments, refunds, spent };
}

const run = fc.record({
  general: fc.nat({ max: 1_500 }),
  wantedOfMembership: fc.nat({ max: 1_500 }),
  wantedOfAccount: fc.nat({ max: 1_500 }),
  who: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
  givenUp: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
});

test('tenders add up to the total, returns to what paid, and no balance is ever negative', async () => {
  const property = fc.asyncProperty(run, async (each) => {
    const { casey } = member;
    await casey.call('DELETE /api/v1/checkout');
    await shop.db.deleteFrom('membershipCreditEntries').execute();
    await member.setCredit(each.general);
    for (const [index, isForAlexToo] of each.who.entries()) {
      const session = classes[index] ?? '';
      await member.book(session, 'Casey', ...(isForAlexToo ? ['Alex' as const] : []));
    }
    const { credits, totals } = (await casey.cart()).data;
    const most = (type: 'membership' | 'general') => pence(String(credits?.[type]?.max_applicable));
    const applied = await member.apply(
      Math.min(each.wantedOfMembership, most('membership')),
      Math.min(each.wantedOfAccount, most('general')),
    );
    expect(applied.status).toBe(200);
    const shown = (applied.data.payments ?? []).reduce((all, { amount }) => all + pence(String(amount)), 0);
    expect(shown + pence(String(applied.data.totals?.balance))).toBe(pence(String(totals?.total)));

    const { items } = (await member.payAsShown()).data;
    const ordered = await newestOrder();
    expect(sum(ordered.payments)).toBe(ordered.totalPence);
    const ofMembership = ordered.payments.filter(({ description }) => description === 'Membership credit');
    expect(sum(ordered.spent) + sum(ofMembership)).toBe(0);

    for (const [index, item] of (items ?? []).entries()) {
      if (each.givenUp[index]) await member.releasePlace(String(item.id));
    }
    const left = await newestOrder();
    const to = (destination: string) =>
      sum(left.refunds.filter((refund) => refund.destination === destination));
    const card = sum(left.payments.filter(({ tenderType }) => tenderType === 'card'));
    expect(to('card')).toBeLessThanOrEqual(card);
    expect(to('membership')).toBeLessThanOrEqual(sum(ofMembership));
    expect(to('credit')).toBeLessThanOrEqual(ordered.totalPence - card - sum(ofMembership));
    expect(sum(left.spent)).toBe(to('membership') - sum(ofMembership));
    const month = await shop.db.selectFrom('membershipCreditEntries').select('amountPence').execute();
    expect(month.length === 0 ? MONTHLY : sum(month)).toBeGreaterThanOrEqual(0);
    for (const [index, item] of (items ?? []).entries()) {
      if (!each.givenUp[index]) await member.releasePlace(String(item.id));
    }
    shop.moveClock(1_000);
  });
  await fc.assert(property, { numRuns: 15, seed: 14, endOnFailure: true });
}, 180_000);
