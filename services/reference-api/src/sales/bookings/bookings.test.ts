import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
let token: string;
const HOUR_MS = 3_600_000;

/** A paid booking of one session, straight into the database. */
async function book(reference: string, startsAfter: Date): Promise<string> {
  const person = await api.db
    .selectFrom('people')
    .select(['id', 'tenantId'])
    .where('reference', '=', 'RIV100001')
    .executeTakeFirstOrThrow();
  const session = await api.db
    .selectFrom('scheduledSessions')
    .select('id')
    .where('tenantId', '=', person.tenantId)
    .where('startsAt', '>', startsAfter)
    .orderBy('startsAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const owner = { tenantId: person.tenantId, personId: person.id, createdAt: api.now() };
  const cart = await api.db
    .insertInto('carts')
    .values({ ...owner, status: 'paid' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const order = await api.db
    .insertInto('orders')
    .values({
      ...owner,
      completeOrderId: reference,
      reference,
      totalPence: 640,
      taxPence: 0,
      paymentId: null,
      cartId: cart.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('orderItems')
    .values({
      orderId: order.id,
      sessionId: session.id,
      personId: person.id,
      name: 'Lane Swimming',
      pricePence: 640,
      accessCode: '4711',
      snapshot: '{}',
      status: 'confirmed',
    })
    .execute();
  return session.id;
}

const bookings = async (options = { token }) =>
  (await api.call('GET /api/v1/my-account/bookings', options)).data;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.loginAs('sam.new@example.com');
});
afterAll(() => api.close());

it('lists what is still to come, next first, to the person alone', async () => {
  expect(await bookings()).toEqual([]);
  await book('RIV-LATER', new Date(api.now().getTime() + 48 * HOUR_MS));
  const sessionId = await book('RIV-NEXT', api.now());
  const own = await bookings();
  expect(own.map((booking) => booking.reference)).toEqual(['RIV-NEXT', 'RIV-LATER']);
  expect(own[0]?.item).toMatchObject({
    name: 'Lane Swimming',
    formatted_price: '£6.40',
    access_code: '4711',
    purchased_for: { name: 'Sam Newbury' },
  });
  const { data } = await api.call(`GET /api/v1/activities/sessions/${sessionId}`, { token });
  expect(data.session?.bookable).toMatchObject({ can_book: false, reason: 'already-booked' });
  expect(await bookings({ token: await api.loginAs('alex.member@example.com') })).toEqual([]);
});

it('lets go of what has ended', async () => {
  api.moveClock(24 * HOUR_MS);
  expect((await bookings()).map((booking) => booking.reference)).toEqual(['RIV-LATER']);
});

it('is for people who are logged in', async () => {
  expect((await api.call('GET /api/v1/my-account/bookings')).status).toBe(401);
});
