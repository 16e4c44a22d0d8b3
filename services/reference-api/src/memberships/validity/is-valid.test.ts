import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, openCardShop } from '../../testing/card-shop.ts';

let shop: CardShop;
let session: string;

beforeAll(async () => {
  shop = await openCardShop();
  [session = ''] = await shop.sessions(1);
  await shop.setMemberPrice(session);
});
afterAll(() => shop.close());

/** Price of the class for the member of the demonstration, with the membership in this state. */
async function priceWith(held: object, freeze?: { startDate: string; endDate: string }): Promise<string> {
  const token = await shop.loginAs('alex.member@example.com');
  const { id } = await shop.db
    .updateTable('memberships')
    .set({ status: 'active', startDate: '2025-04-10', endDate: null, ...held })
    .where('personId', 'in', (people) =>
      people.selectFrom('people').select('id').where('reference', '=', 'RIV100002'),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.deleteFrom('membershipFreezes').execute();
  if (freeze) {
    const row = { ...freeze, membershipId: id, monthlyPence: 500, createdAt: shop.now() };
    await shop.db.insertInto('membershipFreezes').values(row).execute();
  }
  const answer = await shop.call(`GET /api/v1/activities/sessions/${session}`, { token });
  return String(answer.data.session?.offer?.price);
}

test.each<[string, object, { startDate: string; endDate: string } | undefined, string]>([
  ['that is good', {}, undefined, '4.50'],
  ['on its last day', { endDate: '2026-06-10' }, undefined, '4.50'],
  ['that has ended', { endDate: '2026-06-09' }, undefined, '7.00'],
  ['that begins tomorrow', { startDate: '2026-06-11' }, undefined, '7.00'],
  ['that waits for proof', { status: 'pending' }, undefined, '7.00'],
  ['that is frozen', {}, { startDate: '2026-05-15', endDate: '2026-06-14' }, '7.00'],
  ['that will be frozen', {}, { startDate: '2026-06-15', endDate: '2026-07-14' }, '4.50'],
])('a membership %s has the price of members, or not', async (_what, held, freeze, price) => {
  expect(await priceWith(held, freeze)).toBe(price);
});
