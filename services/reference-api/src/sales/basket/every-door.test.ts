import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';

let shop: CardShop;
let alex: Customer;
let ids: string[];
let session: string;

/** Every way to a place in the session, as the status it is answered with and the price or the reason. */
const doors = {
  'the basket': async (more: Record<string, unknown> = {}) => {
    const item = { id: session, type: 'activity', ...more };
    const body = { items: [item], membership_user_id: null, selected_user_id: null };
    return alex.call('POST /api/v1/checkout/add', { body, headers: { 'idempotency-key': newKey() } });
  },
  'booking at once': async (more: Record<string, unknown> = {}) => {
    const { data } = await alex.call(`GET /api/v1/checkout/quick-book/${session}`);
    const terms = data.terms?.map((term) => String(term.id)) ?? [];
    const item = { id: session, type: 'activity', ...more };
    return alex.call('POST /api/v1/checkout/quick-book', {
      body: { item, source: 'bookings', terms, selected_user_id: null },
      headers: { 'idempotency-key': newKey() },
    });
  },
};

const ofSession = (id: string) => (series: typeof shop.db) =>
  series.selectFrom('scheduledSessions').select('seriesId').where('id', '=', id);
const setSeries = (change: { ageMin?: number | null; ageMax?: number | null; offers?: string }) =>
  shop.db.updateTable('sessionSeries').set(change).where('id', 'in', ofSession(session)(shop.db)).execute();
const free = JSON.stringify([
  { id: 'standard', name: 'Standard', audience: 'standard', pricePence: 700 },
  { id: 'member', name: 'Member', audience: 'member', pricePence: 0 },
]);
const setMembership = (held: object) =>
  shop.db
    .updateTable('memberships')
    .set({ status: 'active', startDate: '2025-04-10', endDate: null, ...held })
    .where('personId', 'in', (people) =>
      people.selectFrom('people').select('id').where('reference', '=', 'RIV100002'),
    )
    .execute();
const setBirthday = (birthday: string | null) =>
  shop.db
    .updateTable('people')
    .set({ answers: JSON.stringify(birthday === null ? {} : { dateOfBirth: birthday }) })
    .where('reference', '=', 'RIV100002')
    .execute();
const listed = async () => {
  const { data } = await alex.call(`GET /api/v1/activities/sessions/${session}`);
  return data.session;
};
const dayOf = async (id: string) => {
  const row = await shop.db
    .selectFrom('scheduledSessions')
    .select('startsAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.startsAt.toISOString().slice(0, 10);
};

beforeAll(async () => {
  shop = await openCardShop();
  alex = await shop.customer('alex.member@example.com');
  ids = await shop.sessions(30);
});
beforeEach(async () => {
  await alex.call('DELETE /api/v1/checkout');
  // From the last one backwards: not of today, on which every membership here is good.
  session = ids.pop() ?? '';
  await shop.leavePlaces(session, 5);
  await setSeries({ offers: free, ageMin: null, ageMax: null });
  await setMembership({});
  await setBirthday('1988-04-17');
});
afterAll(() => shop.close());

describe('a membership counts on the day of the class', () => {
  test('one that has ended by then gives no place for nothing, although it is good today', async () => {
    await setMembership({ endDate: '2026-06-10' });
    expect((await listed())?.offer).toMatchObject({ price: '7.00', price_reason: null });
    expect(await doors['booking at once']()).toMatchObject({ status: 409 });
    expect((await doors['the basket']()).status).toBe(200);
    expect((await alex.cart()).data.totals?.total).not.toBe('0.00');
    expect((await alex.cart()).data.items?.[0]).toMatchObject({ price: '7.00' });
  });
  test('one that begins by then gives the price of members', async () => {
    await setMembership({ startDate: await dayOf(session) });
    expect((await listed())?.offer).toMatchObject({ price: '0.00', price_reason: 'Member price' });
    expect((await doors['booking at once']()).status).toBe(200);
  });
  test('one for other venues counts for nothing here', async () => {
    const types = shop.db
      .selectFrom('memberships')
      .select('membershipTypeId')
      .where('personId', 'in', (people) =>
        people.selectFrom('people').select('id').where('reference', '=', 'RIV100002'),
      );
    await shop.db
      .updateTable('membershipTypes')
      .set({ isRestricted: true })
      .where('id', 'in', types)
      .execute();
    await shop.db.deleteFrom('membershipTypeVenues').where('membershipTypeId', 'in', types).execute();
    expect((await listed())?.offer).toMatchObject({ price: '7.00' });
    await shop.db
      .updateTable('membershipTypes')
      .set({ isRestricted: false })
      .where('id', 'in', types)
      .execute();
    expect((await listed())?.offer).toMatchObject({ price: '0.00' });
  });
  test('one that ends while the class is in the basket moves the price, and nothing is paid before it is read', async () => {
    expect((await doors['the basket']()).status).toBe(200);
    await setMembership({ endDate: '2026-06-10' });
    const { data } = await alex.cart();
    expect(data.items?.[0]).toMatchObject({ price: '7.00', formatted_previous_price: '£0.00' });
  });
});

/** Puts another class at the hours of the session into the basket. */
async function addSomethingElse(): Promise<{ tenantId: number }> {
  const other = ids.pop() ?? '';
  const { tenantId, ...hours } = await shop.db
    .selectFrom('scheduledSessions')
    .select(['startsAt', 'endsAt', 'tenantId'])
    .where('id', '=', session)
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('scheduledSessions').set(hours).where('id', '=', other).execute();
  await shop.leavePlaces(other, 5);
  expect((await alex.add(other)).status).toBe(200);
  return { tenantId };
}

describe.each(Object.keys(doors) as (keyof typeof doors)[])('by way of %s', (door) => {
  test('an adult has no place in a class for children', async () => {
    await setSeries({ ageMin: 4, ageMax: 7 });
    const message = 'This class is for people aged 4 to 7.';
    expect((await listed())?.bookable).toEqual({ can_book: false, reason: 'wrong-age', message });
    expect(await doors[door]()).toMatchObject({ status: 409, message });
  });
  test('somebody whose age is not known is asked for it', async () => {
    await setBirthday(null);
    await setSeries({ ageMin: 16, ageMax: null });
    const message =
      'This class is for people aged 16 and over. Add your date of birth to your details to book it.';
    expect((await listed())?.bookable).toMatchObject({ message, remedy: 'add-date-of-birth' });
    expect(await doors[door]()).toMatchObject({ status: 409, message });
    await setBirthday('1988-04-17');
    expect((await doors[door]()).status).toBe(200);
  });
  test('something else at the same hours is told of first', async () => {
    await addSomethingElse();
    expect((await listed())?.clash).toMatchObject({ name: expect.any(String) });
    const refused = await doors[door]();
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.message).toMatch(/^You already have .+, \d\d:\d\d to \d\d:\d\d\.$/);
    expect((await doors[door]({ accepts_clash: true })).status).toBe(200);
  });
  test('where the tenant says so, never two things at the same hours', async () => {
    const { tenantId } = await addSomethingElse();
    const { settings } = await shop.db
      .selectFrom('tenants')
      .select('settings')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow();
    const setClashes = (clashes: 'ask' | 'refuse') =>
      shop.db
        .updateTable('tenants')
        .set({ settings: JSON.stringify({ ...settings, clashes }) })
        .where('id', '=', tenantId)
        .execute();
    await setClashes('refuse');
    expect(await doors[door]({ accepts_clash: true })).toMatchObject({ status: 409 });
    expect(await listed()).toMatchObject({ bookable: { can_book: false }, clash: null });
    await setClashes('ask');
  });
});
