import { siteDay } from 'shared-contracts/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestRequest } from '../../testing/api.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { keepLoginsActive } from '../../testing/keep-logins-active.ts';

const HOUR = 3_600_000;
let shop: CardShop;
let sam: Customer;
let alex: Customer;
let staff: string;
let free: string;
let priced: string;

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  alex = await shop.customer('alex.member@example.com');
  staff = await shop.loginAs('staff@example.com');
  [free = '', priced = ''] = await shop.sessions(2);
  for (const [id, pricePence] of [
    [free, 0],
    [priced, 650],
  ] as const) {
    const offers = [{ id: 'one', name: 'Standard', audience: 'standard', pricePence }];
    await shop.db
      .updateTable('sessionSeries')
      .set({ offers: JSON.stringify(offers) })
      .where('id', '=', (series) =>
        series.selectFrom('scheduledSessions').select('seriesId').where('id', '=', id),
      )
      .execute();
  }
  await sam.add(free);
  await sam.complete(undefined, { terms: await sam.terms() });
  await alex.add(free);
  await alex.complete(undefined, { terms: await alex.terms() });
  await sam.add(priced);
  await sam.complete(String((await sam.authorise(await sam.card())).data.transaction_uuid));
});
afterAll(() => shop.close());

async function atDesk(line: string, request: TestRequest = {}) {
  await keepLoginsActive(shop);
  return shop.call(line, { token: staff, app: 'front-of-house', ...request });
}
const bookingsOf = async (id: string) =>
  (await atDesk(`GET /api/v1/front-of-house/classes/${id}/bookings`)).data as unknown as {
    booking_id: string;
    name: string;
    cost: { decimal: string } | null;
    noted: { owed: { formatted: string }; is_paid: boolean } | null;
  }[];
const samsOf = async (id: string) => (await bookingsOf(id)).find(({ name }) => name === 'Sam Newbury');
const note = (id = '') => atDesk(`POST /api/v1/front-of-house/bookings/${id}/no-show`);
const takeBack = (id = '', request: TestRequest = {}) =>
  atDesk(`DELETE /api/v1/front-of-house/bookings/${id}/no-show`, request);
const owes = async () => (await sam.call('GET /api/v1/auth/user')).data.has_outstanding_penalties;

/** Moves the clock to so many hours after a class began. */
async function moveAfter(id: string, hours: number): Promise<{ venue: string; day: string }> {
  const { startsAt, slug } = await shop.db
    .selectFrom('scheduledSessions as session')
    .innerJoin('venues', 'venues.id', 'session.venueId')
    .select(['session.startsAt', 'venues.slug'])
    .where('session.id', '=', id)
    .executeTakeFirstOrThrow();
  shop.moveClock(startsAt.getTime() + hours * HOUR - shop.now().getTime());
  return { venue: slug, day: siteDay(startsAt) };
}

test('a new database has a class that has begun, so that there is something to note', async () => {
  const { slug, id } = await shop.db
    .selectFrom('orderItems as item')
    .innerJoin('scheduledSessions as session', 'session.id', 'item.sessionId')
    .innerJoin('venues', 'venues.id', 'session.venueId')
    .innerJoin('people', 'people.id', 'item.personId')
    .select(['venues.slug', 'session.id'])
    .where('people.email', '=', 'pat.regular@example.com')
    .executeTakeFirstOrThrow();
  const classes = (await atDesk(`GET /api/v1/front-of-house/venues/${slug}/classes`)).data;
  expect(classes).toContainEqual(expect.objectContaining({ id, has_started: true, booked: 1, missing: 0 }));
  expect(await bookingsOf(id)).toMatchObject([{ name: 'Pat Regan', cost: { decimal: '5.00' }, noted: null }]);
});

test('a class of today is found with how many booked it, at the desk alone', async () => {
  const { venue, day } = await moveAfter(free, -0.5);
  const line = `GET /api/v1/front-of-house/venues/${venue}/classes`;
  const classes = (await atDesk(line)).data as unknown as { id: string }[];
  expect(classes.find(({ id }) => id === free)).toMatchObject({
    has_started: false,
    booked: 2,
    missing: 0,
  });
  expect((await atDesk('GET /api/v1/front-of-house/venues/nowhere/classes')).data).toEqual([]);
  for (const refused of [
    await atDesk(line, { token: sam.token }),
    await atDesk(line, { app: 'bookings' }),
    await atDesk(`GET /api/v1/front-of-house/classes/${free}/bookings`, { token: sam.token }),
    await takeBack('anything', { token: sam.token }),
  ]) {
    expect(refused.status).toBe(403);
  }
  shop.moveClock(48 * HOUR);
  const later = (await atDesk(line)).data as unknown as { id: string }[];
  expect(later.map(({ id }) => id)).not.toContain(free);
  const ofThatDay = (await atDesk(`${line}?date=${day}`)).data as unknown as { id: string }[];
  expect(ofThatDay.map(({ id }) => id)).toContain(free);
  shop.moveClock(-48 * HOUR);
});

test('a class that no one has booked is found, cancelled and then gone; what is booked is not among them', async () => {
  const { venue, day } = await moveAfter(free, -0.5);
  const line = `GET /api/v1/front-of-house/venues/${venue}/classes?date=${day}`;
  const unbooked = async () =>
    (await atDesk(`${line}&booked=by-nobody`)).data as unknown as { id: string; booked: number }[];
  const first = await unbooked();
  expect(first.map(({ id }) => id)).not.toContain(free);
  expect(new Set(first.map(({ booked }) => booked))).toEqual(new Set([0]));
  const kinds = await shop.db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .select(['session.startsAt', 'series.courts'])
    .where(
      'session.id',
      'in',
      first.map(({ id }) => id),
    )
    .execute();
  expect(kinds.every(({ startsAt, courts }) => startsAt > shop.now() && courts === null)).toBe(true);

  const [target] = first;
  const cancelled = await atDesk(`POST /api/v1/front-of-house/classes/${target?.id}/cancel`, {
    body: {},
    headers: { 'idempotency-key': newKey() },
  });
  expect(cancelled.data).toEqual({ cancelled: 0 });
  expect((await unbooked()).map(({ id }) => id)).toEqual(first.slice(1).map(({ id }) => id));
  expect((await atDesk(`${line}&booked=by-nobody`, { token: sam.token })).status).toBe(403);
});

test('the list names who booked by name alone, with what it costs them not to come', async () => {
  const rows = await bookingsOf(free);
  expect(rows.map(({ name, cost }) => [name, cost?.decimal])).toEqual([
    ['Alex Fairbairn', '5.00'],
    ['Sam Newbury', '5.00'],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/@|RIV1/);
});

test('what is noted is shown, taken back once asked, and noted again', async () => {
  await moveAfter(free, 0.5);
  const { booking_id: id } = (await samsOf(free)) ?? { booking_id: '' };
  expect((await note(id)).status).toBe(200);
  expect((await samsOf(free))?.noted).toMatchObject({ owed: { formatted: '£5.00' }, is_paid: false });
  expect(await owes()).toBe(true);
  expect([(await takeBack(id)).status, (await takeBack(id)).status]).toEqual([200, 200]);
  expect((await samsOf(free))?.noted).toBeNull();
  expect(await owes()).toBe(false);
  await note(id);
  expect(await owes()).toBe(true);
  expect((await takeBack(crypto.randomUUID())).status).toBe(404);
  const log = await shop.db.selectFrom('auditEntries').select('act').orderBy('id').execute();
  expect(log.map(({ act }) => act).filter((act) => act !== 'list-seen')).toEqual([
    'class-cancelled',
    'no-show-noted',
    'no-show-taken-back',
    'no-show-noted',
  ]);
});

test('those who did not come have a mail an hour later, once, unless it was taken back', async () => {
  const { booking_id: id } = (await samsOf(free)) ?? { booking_id: '' };
  await shop.deliverMail();
  await takeBack(id);
  shop.moveClock(2 * HOUR);
  expect(await shop.deliverMail()).toEqual([]);
  await note(id);
  await note(id);
  expect(await shop.deliverMail()).toEqual([]);
  shop.moveClock(HOUR);
  const mails = await shop.deliverMail();
  expect(mails.map(({ to }) => to)).toEqual(['sam.new@example.com']);
  expect(mails[0]?.text).toMatch(
    /it wasn’t used\. .+\n\n.+\nCharge for a missed booking: £5\.00\nWhen: .+\nWhere: .+\n\nPay £5\.00 in your account:\nhttp:\/\/my-account\.riverside\.[^\n]+\/payments\n/,
  );
});

test('what is in a basket or paid for is not taken back', async () => {
  const { booking_id: id } = (await samsOf(free)) ?? { booking_id: '' };
  const [due] = (await sam.call('GET /api/v1/my-account/penalties')).data;
  await sam.call('POST /api/v1/checkout/add', {
    body: {
      items: [{ id: due?.id, type: 'penalty' }],
      membership_user_id: null,
      selected_user_id: null,
    },
    headers: { 'idempotency-key': newKey() },
  });
  expect([(await takeBack(id)).status, (await takeBack(id)).message]).toEqual([
    409,
    'This is in the customer’s basket. You can undo it once they have removed it.',
  ]);
  await sam.complete(String((await sam.authorise(await sam.card())).data.transaction_uuid));
  expect((await samsOf(free))?.noted).toMatchObject({ is_paid: true });
  expect((await takeBack(id)).message).toBe('This has been paid, so you can’t undo it here.');
});

test('a place that was paid for costs nothing more', async () => {
  await moveAfter(priced, 0.5);
  expect((await samsOf(priced))?.cost).toBeNull();
});

test('two classes of one name and time at two venues are two lists in the audit log, each with its venue', async () => {
  const { seriesId, startsAt, endsAt, venueId } = await shop.db
    .selectFrom('scheduledSessions')
    .select(['seriesId', 'startsAt', 'endsAt', 'venueId'])
    .where('id', '=', free)
    .executeTakeFirstOrThrow();
  const elsewhere = await shop.db
    .selectFrom('venues')
    .select('id')
    .where('id', '<>', venueId)
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('scheduledSessions')
    .set({ seriesId, startsAt, endsAt, venueId: elsewhere.id })
    .where('id', '=', priced)
    .execute();
  const before = await shop.db.selectFrom('auditEntries').select('id').execute();
  shop.moveClock(24 * HOUR);
  for (const id of [free, priced, free]) await bookingsOf(id);
  const lines = await shop.db
    .selectFrom('auditEntries')
    .select(['act', 'subject'])
    .where(
      'id',
      'not in',
      before.map(({ id }) => id),
    )
    .execute();
  const venues = await shop.db
    .selectFrom('venues')
    .select('name')
    .where('id', 'in', [venueId, elsewhere.id])
    .execute();
  expect(lines.map(({ act }) => act)).toEqual(['list-seen', 'list-seen']);
  for (const { name } of venues)
    expect(lines.filter(({ subject }) => subject?.includes(` at ${name} on `))).toHaveLength(1);
});
