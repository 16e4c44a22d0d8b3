import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardPayments } from '../../platform/index.ts';
import { type CardShop, type Customer, newKey, OTHER_VENDOR, openCardShop } from '../../testing/card-shop.ts';
import { compareLedger } from '../ledger/compare-ledger.ts';
import { settlePayments } from '../wiring.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EMAIL = 'sam.new@example.com';
const NORTHPEAK: CardPayments = {
  merchant: OTHER_VENDOR.vendor,
  currency: 'EUR',
  country: 'IE',
  statementName: 'NORTHPEAK ACTIVE',
};
let shop: CardShop;
let river: Customer;
let north: Customer;
let classes: Record<string, string[]>;

async function setAccount(cardPayments: CardPayments | null): Promise<void> {
  const { settings } = await shop.db
    .selectFrom('tenants')
    .select('settings')
    .where('slug', '=', 'northpeak')
    .executeTakeFirstOrThrow();
  const { cardPayments: _, ...others } = settings;
  await shop.db
    .updateTable('tenants')
    .set({ settings: JSON.stringify({ ...others, ...(cardPayments && { cardPayments }) }) })
    .where('slug', '=', 'northpeak')
    .execute();
}

beforeAll(async () => {
  shop = await openCardShop();
  river = await shop.customer(EMAIL);
  north = await shop.customer(EMAIL, 'northpeak');
  await shop.db.updateTable('sessionSeries').set({ ageMin: null, ageMax: null }).execute();
  classes = { riverside: await shop.sessions(8), northpeak: await shop.sessions(8, 'northpeak') };
  await setAccount(NORTHPEAK);
});
afterAll(() => shop.close());

/** Puts the next class of a tenant in the basket. */
async function addOne(customer: Customer, tenant: string): Promise<void> {
  expect((await customer.add(classes[tenant]?.shift() ?? '')).status).toBe(200);
}

const entryOf = async (code: unknown) =>
  (await shop.ledger()).transactions.find(({ vendorTxCode }) => vendorTxCode === code);

/** Pays for the next class of a tenant; answers the payment and the booking. */
async function buy(customer: Customer, tenant: string, card: Record<string, unknown> = {}) {
  await addOne(customer, tenant);
  const paid = await customer.authorise(await customer.card(card));
  const uuid = String(paid.data.transaction_uuid);
  const done = await customer.complete(uuid);
  expect(done.status).toBe(200);
  const order = await customer.call(`GET /api/v1/orders/${done.data.complete_order_id}`);
  return { uuid, item: String(order.data.items?.[0]?.id) };
}

async function cancel(customer: Customer, item: string): Promise<void> {
  const path = `/api/v1/my-account/bookings/${item}`;
  const shown = await customer.call(`GET ${path}/cancellation`);
  const refund = shown.data.total;
  const headers = { 'idempotency-key': newKey() };
  expect((await customer.call(`POST ${path}/cancel`, { body: { refund }, headers })).status).toBe(200);
  await settlePayments(shop.settling);
}

test('each tenant is charged, and gives back, on its own account alone', async () => {
  const [rivers, norths] = [await buy(river, 'riverside'), await buy(north, 'northpeak')];
  expect(await entryOf(rivers.uuid)).toMatchObject({ vendorName: 'touchline', currency: 'GBP' });
  expect(await entryOf(norths.uuid)).toMatchObject({ vendorName: 'northpeak', currency: 'EUR' });
  await cancel(north, norths.item);
  expect(await entryOf(norths.uuid)).toMatchObject({ refunded: (await entryOf(norths.uuid))?.amount });
  expect(await entryOf(rivers.uuid)).toMatchObject({ refunded: 0 });
  await cancel(river, rivers.item);
  expect(await entryOf(rivers.uuid)).toMatchObject({ refunded: (await entryOf(rivers.uuid))?.amount });
});

test('a lost answer is found in the books of the account that was asked to charge', async () => {
  await addOne(north, 'northpeak');
  await shop.breakProvider({ operation: 'look-up', status: 503, times: 9 });
  await shop.breakProvider({ operation: 'pay', phase: 'after', status: 500 });
  expect((await north.authorise(await north.card())).status).toBe(504);
  await shop.mendProvider();
  // The account changes while no one knows the end of the payment.
  await setAccount(null);
  shop.moveClock(MINUTE);
  await settlePayments(shop.settling);
  await settlePayments(shop.settling);
  const [payment] = await shop.db
    .selectFrom('payments')
    .select(['id', 'status', 'merchant'])
    .where('merchant', '=', OTHER_VENDOR.vendor)
    .orderBy('createdAt', 'desc')
    .execute();
  expect(payment).toMatchObject({ status: 'completed' });
  expect(await entryOf(payment?.id)).toMatchObject({ vendorName: 'northpeak', isCharged: true });
  await setAccount(NORTHPEAK);
});

test('a payment goes back on the account that took it, also after the tenant has another', async () => {
  const { uuid, item } = await buy(north, 'northpeak');
  await setAccount(null);
  await cancel(north, item);
  expect(await entryOf(uuid)).toMatchObject({
    vendorName: 'northpeak',
    refunded: (await entryOf(uuid))?.amount,
  });
  await setAccount(NORTHPEAK);
});

test('a card is kept by one account, and offered where that one charges', async () => {
  await buy(north, 'northpeak', { save_card: true, holder: 'SUCCESSFUL' });
  await addOne(north, 'northpeak');
  const offered = async () => (await north.call('GET /api/v1/checkout/prepare')).data.saved_cards ?? [];
  const [kept] = await offered();
  expect(kept).toBeDefined();
  await setAccount(null);
  expect(await offered()).toEqual([]);
  const withIt = { card_identifier: kept?.external_identifier, saved_card_id: kept?.id };
  expect((await north.authorise(await north.card(withIt))).status).toBe(422);
  await setAccount(NORTHPEAK);
  await north.call('DELETE /api/v1/checkout');
});

test('the books of both accounts are compared, each with what it charged', async () => {
  await buy(river, 'riverside');
  const from = new Date(shop.now().getTime() - DAY);
  const until = new Date(shop.now().getTime() + DAY);
  expect(await compareLedger(shop.settling, from, until)).toBe(0);
});

test('a tenant whose account no one has credentials of takes no card', async () => {
  await setAccount({ ...NORTHPEAK, merchant: 'elsewhere' });
  await addOne(north, 'northpeak');
  const before = (await shop.ledger()).charged;
  expect((await north.call('GET /api/v1/checkout/prepare')).status).toBe(503);
  expect((await shop.ledger()).charged).toEqual(before);
  await north.call('DELETE /api/v1/checkout');
  await setAccount(NORTHPEAK);
});
