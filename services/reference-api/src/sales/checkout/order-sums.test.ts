import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { type Changes, changesOf } from '../../testing/entry-point-changes.ts';
import { type EntryPoints, openEntryPoints } from '../../testing/entry-points.ts';

let shop: CardShop;
let doors: EntryPoints;
let alex: Customer;
let change: Changes;
let classes: { id: string; startsAt: Date }[];

const PLACES = 3;

beforeAll(async () => {
  shop = await openCardShop();
  doors = await openEntryPoints(shop);
  ({ alex } = doors);
  change = changesOf(shop, doors.alexId);
  const ids = await shop.sessions(PLACES);
  classes = await shop.db
    .selectFrom('scheduledSessions')
    .select(['id', 'startsAt'])
    .where('id', 'in', ids)
    .execute();
});
afterAll(() => shop.close());

const offer = (audience: 'standard' | 'member', pricePence: number) => ({
  id: audience,
  name: audience,
  audience,
  pricePence,
});
const pence = fc.integer({ min: 100, max: 2_000 });
const prices = fc.array(fc.record({ standard: pence, member: fc.option(fc.oneof(fc.constant(0), pence)) }), {
  minLength: 1,
  maxLength: PLACES,
});

/** The total for Alex by the decision. */
async function decided(ids: readonly string[]): Promise<number> {
  let sum = 0;
  for (const id of ids) {
    const { session } = (await alex.call(`GET /api/v1/activities/sessions/${id}`)).data;
    sum += Math.round(Number(session?.offer?.price) * 100);
  }
  return sum;
}

async function pay(total: number): Promise<void> {
  const paid = total === 0 ? undefined : (await alex.authorise(await alex.card())).data.transaction_uuid;
  const answer =
    paid === undefined
      ? await alex.complete(undefined, { terms: await alex.terms() })
      : await alex.complete(String(paid));
  expect(answer.status).toBe(200);
}

test('an order costs what the decisions about its places add up to, in the basket, at the card and in the books', async () => {
  const property = fc.asyncProperty(prices, fc.boolean(), async (each, isMember) => {
    await doors.emptyBaskets();
    const wanted = classes.slice(0, each.length);
    for (const { id, startsAt } of classes) await change.everythingIsFine(id, startsAt);
    for (const [index, { id }] of wanted.entries()) {
      const { standard = 0, member = null } = each[index] ?? {};
      const offers = [offer('standard', standard), ...(member === null ? [] : [offer('member', member)])];
      await change.ofSeries(id, { offers: JSON.stringify(offers) });
    }
    if (!isMember) await change.membership({ endDate: '2026-06-01' });
    const ids = wanted.map(({ id }) => id);
    const sum = await decided(ids);
    expect((await alex.add(...ids)).status).toBe(200);
    expect((await alex.cart()).data.totals?.total).toBe((sum / 100).toFixed(2));
    await pay(sum);
    const order = await shop.db
      .selectFrom('orders')
      .select(['id', 'totalPence'])
      .orderBy('createdAt', 'desc')
      .where('personId', '=', doors.alexId)
      .executeTakeFirstOrThrow();
    const items = await shop.db
      .selectFrom('orderItems')
      .select('pricePence')
      .where('orderId', '=', order.id)
      .execute();
    expect([order.totalPence, items.reduce((all, { pricePence }) => all + pricePence, 0)]).toEqual([
      sum,
      sum,
    ]);
    shop.moveClock(1_000);
  });
  await fc.assert(property, { numRuns: 12, seed: 15 });
}, 180_000);
