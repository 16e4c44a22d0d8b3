import { siteDay } from 'shared-contracts/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CardShop, newKey, openCardShop } from '../../testing/card-shop.ts';
import { type Changes, changesOf } from '../../testing/entry-point-changes.ts';
import { type EntryPoints, openEntryPoints } from '../../testing/entry-points.ts';

let shop: CardShop;
let doors: EntryPoints;
let change: Changes;
let staff: string;
let session: string;
let other: string;
let startsAt: Date;

const NOTE = 'Junior squad, agreed with the coach';

beforeAll(async () => {
  shop = await openCardShop();
  doors = await openEntryPoints(shop);
  change = changesOf(shop, doors.alexId);
  staff = await shop.loginAs('staff@example.com');
  [session = '', other = ''] = (await shop.sessions(30)).toReversed();
  ({ startsAt } = await shop.db
    .selectFrom('scheduledSessions')
    .select('startsAt')
    .where('id', '=', session)
    .executeTakeFirstOrThrow());
});
beforeEach(async () => {
  await doors.emptyBaskets();
  await change.everythingIsFine(session, startsAt);
});
afterAll(() => shop.close());

const body = (more: object = {}) => ({
  items: [{ id: session, type: 'activity', override_note: NOTE, ...more }],
  membership_user_id: null,
  selected_user_id: doors.alexId,
});
const atDesk = (more: object = {}) =>
  shop.call('POST /api/v1/checkout/add', {
    body: body(more),
    token: staff,
    app: 'front-of-house',
    headers: { 'idempotency-key': newKey() },
  });
const tooOld = () => change.ofSeries(session, { ageMin: 4, ageMax: 7 });
const attendees = async () =>
  (
    await shop.call(`GET /api/v1/front-of-house/classes/${session}/bookings`, {
      token: staff,
      app: 'front-of-house',
    })
  ).data;

/** The class as the desk finds it for Alex. */
async function found(app = 'front-of-house', token = staff) {
  const { slug } = await shop.db
    .selectFrom('venues')
    .innerJoin('scheduledSessions', 'scheduledSessions.venueId', 'venues.id')
    .select('slug')
    .where('scheduledSessions.id', '=', session)
    .executeTakeFirstOrThrow();
  const day = siteDay(startsAt);
  const path = `/api/v1/front-of-house/customers/${doors.alexId}/venues/${slug}/sessions?date=${day}`;
  return shop.call(`GET ${path}`, { token, app });
}
const foundClass = async () => (await found()).data.find(({ id }) => id === session);

describe('staff at the desk', () => {
  test('find classes as the customer could book them, and which they may book with a note', async () => {
    expect(await foundClass()).toMatchObject({
      bookable: { can_book: true },
      offer: { formatted_price: 'Free' },
      can_override: false,
    });
    await tooOld();
    expect(await foundClass()).toMatchObject({ bookable: { reason: 'wrong-age' }, can_override: true });
    await change.fill(session);
    expect(await foundClass()).toMatchObject({ can_override: false });
    await change.everythingIsFine(session, startsAt);
    await change.bookAnotherAt(session, other);
    expect(await foundClass()).toMatchObject({ bookable: { can_book: true }, can_override: true });
    await change.clashes('refuse');
    expect(await foundClass()).toMatchObject({ bookable: { can_book: false }, can_override: true });
  });

  test('alone find classes for customers', async () => {
    expect((await found('bookings')).status).toBe(403);
    expect((await found('front-of-house', doors.alex.token)).status).toBe(403);
  });

  test('book someone outside the age range with a note, which is kept with the booking', async () => {
    await tooOld();
    expect((await atDesk({ override_note: undefined })).status).toBe(409);
    expect((await atDesk()).status).toBe(200);
    const { alex } = doors;
    expect((await alex.cart()).data.items?.[0]).toMatchObject({ problem: null });
    expect((await alex.complete(undefined, { terms: await alex.terms() })).status).toBe(200);
    const [kept] = (await attendees()).filter((one) => one.override);
    expect(kept?.override).toEqual({
      note: NOTE,
      by: expect.stringMatching(/\w+ \w+/),
      at: expect.any(String),
    });
    expect(Date.parse(String(kept?.override?.at))).toBe(shop.now().getTime());
    const log = await shop.call('GET /api/v1/front-of-house/audit-log', {
      token: staff,
      app: 'front-of-house',
    });
    expect(log.data.acts?.filter(({ act }) => !String(act).endsWith('-seen'))).toMatchObject([
      { act: 'place-overridden', staff: { name: 'Morgan Desk' }, note: NOTE },
    ]);
  });

  test('leave their mark on the lines that they put in, and on no other', async () => {
    const { alex } = doors;
    await alex.add(other);
    expect((await atDesk()).status).toBe(200);
    const { items = [] } = (await alex.cart()).data;
    expect(items.map((line) => [line.object_id, line.added_by_staff])).toEqual([
      [other, undefined],
      [session, true],
    ]);
  });

  test('book someone beside something else, even where the venue refuses that', async () => {
    await change.bookAnotherAt(session, other);
    await change.clashes('refuse');
    expect((await atDesk({ override_note: undefined })).status).toBe(409);
    expect((await atDesk()).status).toBe(200);
    expect((await doors.alex.complete(undefined, { terms: await doors.alex.terms() })).status).toBe(200);
  });

  test('book no one into a class that is full, cancelled or on', async () => {
    await change.fill(session);
    expect((await atDesk()).status).toBe(409);
    await change.ofSession(session, { status: 'EventCancelled' });
    expect((await atDesk()).status).toBe(409);
    await change.everythingIsFine(session, shop.now());
    expect((await atDesk()).status).toBe(409);
    expect(await change.bookingsOf(session)).toBe(0);
  });

  test.each(['', '  ', 'x'.repeat(201)])('give a reason of a sensible length, not "%s"', async (note) => {
    expect((await atDesk({ override_note: note })).status).toBe(422);
  });
});

describe('no one else overrides anything', () => {
  const asCustomer = { items: [], selected_user_id: null, membership_user_id: null };

  test.each([
    ['the customer', () => doors.alex.token, undefined],
    ['the customer on the host of the desk', () => doors.alex.token, 'front-of-house'],
    ['staff away from the desk', () => staff, undefined],
  ] as const)('%s', async (_who, token, app) => {
    await tooOld();
    const answer = await shop.call('POST /api/v1/checkout/add', {
      body: { ...asCustomer, items: body().items },
      token: token(),
      ...(app && { app }),
      headers: { 'idempotency-key': newKey() },
    });
    expect(answer.status).toBe(403);
  });

  test('not by booking at once either', async () => {
    await tooOld();
    const answer = await doors.all['booking at once'].enter(session, { override_note: NOTE });
    expect(answer.status).toBe(403);
    expect(await change.bookingsOf(session)).toBe(0);
  });

  test('nor staff of another tenant, neither with their own host nor with this one', async () => {
    await tooOld();
    const theirs = await shop.call('POST /api/v1/checkout/add', {
      body: body(),
      token: staff,
      app: 'front-of-house',
      tenant: 'northpeak',
      headers: { 'idempotency-key': newKey() },
    });
    expect([401, 403, 404]).toContain(theirs.status);
    expect(await change.bookingsOf(session)).toBe(0);
    expect((await doors.alex.cart()).data.items).toEqual([]);
  });
});

test('a note does not outlive the line: who puts the class in again is asked as ever', async () => {
  await tooOld();
  await atDesk();
  await doors.emptyBaskets();
  expect((await doors.alex.add(session)).status).toBe(409);
});
