import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { openFamily } from '../../testing/family.ts';
import { basketTexts } from '../basket/texts.ts';

const DAY_MS = 24 * 3_600_000;
let shop: CardShop;
let alex: Customer;
let swims: string[];
let prices: Map<string, string>;

beforeAll(async () => {
  shop = await openCardShop();
  alex = await shop.customer('alex.member@example.com');
  const rows = await shop.db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('activities as activity', 'activity.id', 'series.activityId')
    .select(['session.id', 'series.offers'])
    .innerJoin('tenants', 'tenants.id', 'session.tenantId')
    .where('tenants.slug', '=', 'riverside')
    .where('activity.slug', '=', 'swimming')
    .where('series.courts', 'is', null)
    .where('session.status', '=', 'EventScheduled')
    .where('session.startsAt', '>', new Date(shop.now().getTime() + DAY_MS))
    .orderBy('session.startsAt')
    .orderBy('session.id')
    .execute();
  const paid = rows.filter(({ offers }) => offers.every(({ pricePence }) => pricePence > 0));
  swims = paid.slice(0, 3).map(({ id }) => id);
  await shop.db
    .updateTable('scheduledSessions')
    .set({ placesSoldElsewhere: 0 })
    .where('id', 'in', swims)
    .execute();
  expect(swims).toHaveLength(3);
  // Prices for a person without a package.
  await shop.db.updateTable('packages').set({ covers: '[]' }).execute();
  const shown = await alex.add(...swims);
  prices = new Map((shown.data.items ?? []).map((item) => [String(item.object_id), String(item.price)]));
  await alex.call('DELETE /api/v1/checkout');
  await shop.db.updateTable('packages').set({ covers: '["swimming"]' }).execute();
});
afterEach(async () => {
  await alex.call('DELETE /api/v1/checkout');
  await shop.db.deleteFrom('packageUses').where('orderItemId', 'is not', null).execute();
  await shop.db.updateTable('orderItems').set({ status: 'cancelled' }).execute();
});
afterAll(() => shop.close());

const REMOVE = '/api/v1/activities/package/remove';
const usesLeft = async () => (await alex.call('GET /api/v1/my-account/packages')).data[0]?.uses_left;
const choose = (line: unknown, option: string) =>
  alex.call(`PUT /api/v1/checkout/${line}`, {
    body: { options: { pricing_option_id: option }, selected_user_id: null },
  });
const priceOf = (session: string | undefined) => prices.get(session ?? '') ?? '';
const swimPackage = () =>
  shop.db.selectFrom('packages').select('id').where('name', '=', '10 swims').executeTakeFirstOrThrow();
const completeFree = async () =>
  alex.complete(undefined, { terms: await alex.terms(), selected_user_id: null });

test('a use pays for what the package covers, is shown, done without and chosen again', async () => {
  const [swim = ''] = swims;
  const { data } = await alex.add(swim);
  const [line] = data.items ?? [];
  const { id } = await swimPackage();
  expect(line).toMatchObject({
    price: '0.00',
    price_reason: '10 swims',
    package_usage: { name: '10 swims' },
    benefit: null,
    formatted_previous_price: null,
    pricing_option_id: `package:${id}`,
  });
  expect(line?.options).toContainEqual({
    id: `package:${id}`,
    name: '10 swims (7 left)',
    formatted_price: 'Free',
  });
  expect(data.totals?.total).toBe('0.00');

  const without = await alex.call(`DELETE ${REMOVE}/${line?.id}?source=bookings`);
  expect(without.data.items?.[0]).toMatchObject({ price: priceOf(swim), package_usage: null });
  expect(without.data.totals?.total).toBe(priceOf(swim));
  expect((await alex.cart()).data).toEqual(without.data);
  expect(await alex.call(`DELETE ${REMOVE}/${line?.id}?source=bookings`)).toMatchObject({
    status: 409,
    message: basketTexts.noPackage,
  });
  const again = await choose(line?.id, `package:${id}`);
  expect(again.data.items?.[0]).toMatchObject({ price: '0.00', package_usage: { name: '10 swims' } });
});

test('a use is counted with the order, once, and comes back with the booking', async () => {
  await alex.add(swims[0] ?? '');
  expect(await usesLeft()).toBe(7);
  const completed = await completeFree();
  expect(completed.status).toBe(200);
  const order = await alex.call(`GET /api/v1/orders/${completed.data.complete_order_id}`);
  expect(order.data).toMatchObject({ total: '0.00', payments: [] });
  expect(await usesLeft()).toBe(6);
  const [item] = order.data.items ?? [];
  const path = `/api/v1/my-account/bookings/${item?.id}`;
  const quoted = await alex.call(`GET ${path}/cancellation`);
  expect(quoted.data.description).toBe('We’ll return one use to your 10 swims.');
  const cancel = () =>
    alex.call(`POST ${path}/cancel`, { body: { refund: '0.00' }, headers: { 'idempotency-key': newKey() } });
  expect((await cancel()).status).toBe(200);
  expect(await usesLeft()).toBe(7);
  expect((await cancel()).status).toBe(409);
  expect(await usesLeft()).toBe(7);
});

test('what no package pays for is paid by card, to the penny', async () => {
  const [first = '', second = ''] = swims;
  const before = (await shop.ledger()).charged;
  const added = await alex.add(first, second);
  const line = added.data.items?.find((item) => item.object_id === second);
  const { data } = await alex.call(`DELETE ${REMOVE}/${line?.id}?source=bookings`);
  expect(data.totals?.total).toBe(priceOf(second));
  const paid = await alex.authorise(await alex.card());
  expect((await alex.complete(String(paid.data.transaction_uuid))).status).toBe(200);
  const { charged } = await shop.ledger();
  expect(charged).toEqual({
    count: before.count + 1,
    amount: before.amount + Math.round(Number(priceOf(second)) * 100),
  });
  expect(await usesLeft()).toBe(6);
});

test('the last use pays for one line, and the others cost what they cost', async () => {
  const { id } = await swimPackage();
  await shop.db.updateTable('packages').set({ totalUses: 4 }).where('id', '=', id).execute();
  const [first = '', second = ''] = swims;
  const { data } = await alex.add(first, second);
  expect(data.items?.map(({ object_id, price }) => [object_id, price])).toEqual([
    [first, '0.00'],
    [second, priceOf(second)],
  ]);
  const [one, other] = data.items ?? [];
  expect(other?.options).not.toContainEqual(expect.objectContaining({ id: `package:${id}` }));
  expect((await choose(other?.id, `package:${id}`)).validationMessages).toEqual({
    'options.pricing_option_id': [basketTexts.notYourPrice],
  });
  await alex.call(`DELETE ${REMOVE}/${one?.id}?source=bookings`);
  expect((await choose(other?.id, `package:${id}`)).data.items?.[1]).toMatchObject({ price: '0.00' });
  await shop.db.updateTable('packages').set({ totalUses: 10 }).where('id', '=', id).execute();
});

test('a package that ends in the meantime pays no more, and that is said before anything is paid', async () => {
  const [swim = ''] = swims;
  await alex.add(swim);
  const { id } = await swimPackage();
  const { validUntil } = await shop.db
    .selectFrom('packages')
    .select('validUntil')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('packages').set({ validUntil: '2020-01-01' }).where('id', '=', id).execute();
  expect((await completeFree()).status).toBe(409);
  const { data } = await alex.cart();
  expect(data.items?.[0]).toMatchObject({
    price: priceOf(swim),
    package_usage: null,
    formatted_previous_price: '£0.00',
  });
  await shop.db.updateTable('packages').set({ validUntil }).where('id', '=', id).execute();
});

test('the person who chooses a price keeps their package, and others have none', async () => {
  const [swim = ''] = swims;
  const chosen = await alex.call('POST /api/v1/checkout/add', {
    body: {
      items: [{ id: swim, type: 'activity', pricing_option_id: 'standard' }],
      membership_user_id: null,
      selected_user_id: null,
    },
    headers: { 'idempotency-key': newKey() },
  });
  expect(chosen.data.items?.[0]).toMatchObject({ package_usage: null, pricing_option_id: 'standard' });
  await alex.call('DELETE /api/v1/checkout');
  const sam = await shop.customer('sam.new@example.com');
  const { data } = await sam.add(swim);
  expect(data.items?.[0]).toMatchObject({ package_usage: null });
  const { id } = await swimPackage();
  const stolen = await sam.call(`PUT /api/v1/checkout/${data.items?.[0]?.id}`, {
    body: { options: { pricing_option_id: `package:${id}` }, selected_user_id: null },
  });
  expect(stolen.status).toBe(422);
  await sam.call('DELETE /api/v1/checkout');
});

test('a use of a linked person’s package is offered, never taken unasked', async () => {
  const [swim = ''] = swims;
  const family = await openFamily(shop);
  const { id } = await swimPackage();
  const { data } = await family.book(swim, 'Alex');
  const [line] = data.items ?? [];
  const offer = { option_id: `package:${id}`, name: '10 swims', owner_first_name: 'Alex', uses_left: 7 };
  expect(line).toMatchObject({ package_usage: null, package_offer: offer });
  expect(data.totals?.total).not.toBe('0.00');
  const used = await family.casey.call(`PUT /api/v1/checkout/${line?.id}`, {
    body: { options: { pricing_option_id: offer.option_id }, selected_user_id: null },
  });
  expect(used.data.items?.[0]).toMatchObject({
    price: '0.00',
    package_usage: { name: '10 swims' },
    package_offer: null,
  });
  await family.casey.call('DELETE /api/v1/checkout');
});

const setOffers = (sessionId: string, offers: string) =>
  shop.db
    .updateTable('sessionSeries')
    .set({ offers })
    .where('id', 'in', (series) =>
      series.selectFrom('scheduledSessions').select('seriesId').where('id', '=', sessionId),
    )
    .execute();

test('no use is spent on what is free, then or since', async () => {
  const [swim = ''] = swims;
  const { offers } = await shop.db
    .selectFrom('sessionSeries as series')
    .innerJoin('scheduledSessions as session', 'session.seriesId', 'series.id')
    .select('series.offers')
    .where('session.id', '=', swim)
    .executeTakeFirstOrThrow();
  const free = JSON.stringify([...offers, { ...offers[0], id: 'free', pricePence: 0 }]);
  await alex.add(swim);
  await setOffers(swim, free);
  const moved = await alex.cart();
  expect(moved.data.items?.[0]).toMatchObject({
    price: '0.00',
    package_usage: null,
    formatted_previous_price: null,
  });
  const options = moved.data.items?.[0]?.options ?? [];
  expect(options.filter((option) => String(option.name).includes('10 swims'))).toEqual([]);
  const { id } = await swimPackage();
  expect((await choose(moved.data.items?.[0]?.id, `package:${id}`)).status).toBe(422);
  expect((await completeFree()).status).toBe(200);
  expect(await usesLeft()).toBe(7);
  await shop.db.updateTable('orderItems').set({ status: 'cancelled' }).execute();
  expect((await alex.add(swim)).data.items?.[0]).toMatchObject({ price: '0.00', package_usage: null });
  await setOffers(swim, JSON.stringify(offers));
});
