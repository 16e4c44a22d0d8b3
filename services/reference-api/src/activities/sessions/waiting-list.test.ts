import type { StaffAct } from 'shared-contracts/api/audit-log';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bookingRuleTexts } from '../../booking-rules/index.ts';
import type { WireValue } from '../../testing/api.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { offerPlaces } from '../waiting-list/offer-places.ts';
import { MAX_WAITING_PLACES, OFFER_MINUTES } from '../waiting-list/rules.ts';
import { waitingTexts } from '../waiting-list/texts.ts';

const MINUTE = 60_000;
let shop: CardShop;
let people: Customer[];
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  people = await Promise.all(
    ['sam.new@example.com', 'alex.member@example.com', 'RIV100004', 'RIV100005'].map((username) =>
      shop.customer(username),
    ),
  );
  ids = await shop.sessions(MAX_WAITING_PLACES + 1);
  await shop.db.deleteFrom('waitingPlaces').execute();
});
afterEach(async () => {
  for (const person of people) await person.call('DELETE /api/v1/checkout');
  await shop.db.deleteFrom('waitingPlaces').execute();
  await shop.db.deleteFrom('mails').execute();
});
afterAll(() => shop.close());

const one = (index: number) => people[index] as Customer;
const first = () => ids[0] ?? '';
const path = (id: string) => `/api/v1/activities/sessions/${id}/waiting-list`;
const join = (person: Customer, id = first()) => person.call(`POST ${path(id)}`);
const leave = (person: Customer, id = first()) => person.call(`DELETE ${path(id)}`);
const seen = async (person: Customer, id = first()): Promise<WireValue> =>
  (await person.call(`GET /api/v1/activities/sessions/${id}`)).data.session as WireValue;
const work = () => offerPlaces(shop.db, shop.now());

/** A full class that these wait for, in this order. */
async function waitFor(...waiting: Customer[]): Promise<void> {
  await shop.leavePlaces(first(), 0);
  for (const person of waiting) {
    expect((await join(person)).status).toBe(200);
    shop.moveClock(1000);
  }
}

/** A call about Alex's place on the list of the first class, as staff make it at the desk. */
async function atDesk() {
  const token = await shop.loginAs('staff@example.com');
  const alex = await shop.db
    .selectFrom('people')
    .select('id')
    .where('reference', '=', 'RIV100002')
    .executeTakeFirstOrThrow();
  return (method: 'POST' | 'DELETE', query = '') =>
    shop.call(
      `${method} /api/v1/front-of-house/customers/${alex.id}/sessions/${first()}/waiting-list${query}`,
      {
        token,
        app: 'front-of-house',
      },
    );
}

const recorded = async (act: StaffAct) =>
  (await shop.db.selectFrom('auditEntries').select('act').where('act', '=', act).execute()).length;

test('staff take a customer off the list, once, and the next move up', async () => {
  await waitFor(one(1), one(0));
  const call = await atDesk();
  const [mine, others] = await Promise.all([call('DELETE'), call('DELETE')]);
  for (const { status, data } of [mine, others]) {
    expect(status).toBe(200);
    expect(data).toMatchObject({ position: null, can_join: true, waiting: 1 });
  }
  expect((await seen(one(1))).waiting_list).toMatchObject({ position: null });
  expect((await seen(one(0))).waiting_list).toMatchObject({ position: 1 });
  expect(await recorded('waiting-list-left')).toBe(1);
});

test('a place that is held for a customer is given up by staff only if they know of it', async () => {
  await waitFor(one(1), one(0));
  await shop.leavePlaces(first(), 1);
  await work();
  const call = await atDesk();
  const before = await recorded('waiting-list-left');
  expect(await call('DELETE')).toMatchObject({ status: 409, message: waitingTexts.offered });
  expect((await seen(one(1))).waiting_list).toMatchObject({ offered_until: expect.any(String) });
  expect(await recorded('waiting-list-left')).toBe(before);
  expect((await call('DELETE', '?offer=given-up')).status).toBe(200);
  expect(await recorded('waiting-list-left')).toBe(before + 1);
  expect(await work()).toBe(1);
  expect((await seen(one(0))).waiting_list).toMatchObject({ offered_until: expect.any(String) });
});

test('a place that is in the basket of the customer is not given up beside it', async () => {
  await waitFor(one(1), one(0));
  await shop.leavePlaces(first(), 1);
  await work();
  const call = await atDesk();
  await one(1).add(first());
  const refused = { status: 409, message: waitingTexts.inBasket };
  expect(await call('DELETE', '?offer=given-up')).toMatchObject(refused);
});

test('a customer whom staff put on the list sees their position, and mail leads to their own pages', async () => {
  await waitFor(one(0));
  const call = await atDesk();
  expect((await call('POST')).data).toMatchObject({ position: 2, can_join: false });
  expect((await call('POST')).data).toMatchObject({ position: 2 });
  expect((await seen(one(1))).waiting_list).toMatchObject({ position: 2 });
  const place = await shop.db
    .selectFrom('waitingPlaces')
    .select('origin')
    .orderBy('joinedAt', 'desc')
    .executeTakeFirstOrThrow();
  expect(new URL(place.origin).host).toMatch(/^bookings\.riverside\./);
  expect(await recorded('waiting-list-joined')).toBe(1);
});

test('the person who joins learns their place, and joining again keeps it', async () => {
  await waitFor(one(0), one(1));
  expect((await join(one(0))).data).toMatchObject({ position: 1, can_join: false });
  expect((await seen(one(1))).waiting_list).toEqual({
    position: 2,
    offered_until: null,
    can_join: false,
    waiting: 1,
  });
  expect((await seen(one(2))).waiting_list).toMatchObject({ position: null, can_join: true, waiting: 2 });
});

test('a place that comes free is kept for the first, who has a mail; no one else can have it', async () => {
  await waitFor(one(0), one(1));
  await shop.leavePlaces(first(), 1);
  // Even before the list is gone through, the place is not for the person who comes by.
  expect(await one(2).add(first())).toMatchObject({
    status: 409,
    message: bookingRuleTexts.bookable.waitedFor,
  });
  expect(await one(1).add(first())).toMatchObject({ status: 409 });

  expect(await work()).toBe(1);
  expect(await work()).toBe(0);
  const until = new Date(shop.now().getTime() + OFFER_MINUTES * MINUTE).toISOString();
  expect(await seen(one(0))).toMatchObject({
    remaining_attendee_capacity: 1,
    bookable: { can_book: true },
    waiting_list: { position: null, offered_until: until },
  });
  expect((await seen(one(1))).waiting_list).toMatchObject({ position: 2 });
  expect(await one(2).add(first())).toMatchObject({ status: 409 });

  const [mail, ...others] = await shop.deliverMail();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'place-offered', to: 'sam.new@example.com' });
  expect(mail?.text).toContain(`/sessions/${first()}\n`);
  expect(mail?.text).toContain('You won’t be charged unless you book.');
  expect(mail?.text).toMatch(
    /We’re holding it for you until \d\d:\d\d on\u00a0\w{3} \d.+\.\n\nBook your place:.*\n.+\n\n.+\nWhen: \w{3} \d.+ from \d\d:\d\d to \d\d:\d\d\nWhere: .+\n.+\n(?:.+\n)*Price: £\d+\.\d\d\n/,
  );
});

test('a class that is cancelled before the mail has gone offers no place', async () => {
  await waitFor(one(0));
  await shop.leavePlaces(first(), 1);
  expect(await work()).toBe(1);
  const setStatus = (status: 'EventScheduled' | 'EventCancelled') =>
    shop.db.updateTable('scheduledSessions').set({ status }).where('id', '=', first()).execute();
  await setStatus('EventCancelled');
  expect(await shop.deliverMail()).toEqual([]);
  await setStatus('EventScheduled');
});

test('the person who is offered a place puts it in the basket at the usual price, and waits no more', async () => {
  await waitFor(one(0), one(1));
  await shop.leavePlaces(first(), 1);
  await work();
  const { data, status } = await one(0).add(first());
  expect(status).toBe(200);
  expect(data.items).toHaveLength(1);
  expect((await seen(one(0))).waiting_list).toBeNull();
  expect((await seen(one(1))).waiting_list).toMatchObject({ position: 1 });
  expect(await work()).toBe(0);
});

test('a place in a basket that is not paid for goes to the next who waits', async () => {
  await waitFor(one(0), one(1));
  await shop.leavePlaces(first(), 1);
  await work();
  await one(0).add(first());
  shop.moveClock(16 * MINUTE);
  expect(await work()).toBe(1);
  expect((await seen(one(1))).waiting_list).toMatchObject({ offered_until: expect.any(String) });
  const { data } = await one(0).cart();
  expect(data.items?.[0]?.problem).not.toBeNull();
});

test('an offer that runs out goes to the next, and the person who let it go can join again at the end', async () => {
  await waitFor(one(0), one(1));
  await shop.leavePlaces(first(), 1);
  await work();
  shop.moveClock(OFFER_MINUTES * MINUTE);
  expect(await work()).toBe(1);
  expect((await seen(one(1))).waiting_list).toMatchObject({ offered_until: expect.any(String) });
  expect((await seen(one(0))).waiting_list).toMatchObject({ position: null, can_join: true });
  expect((await join(one(0))).data).toMatchObject({ position: 2 });
});

test('the person who leaves lets the next move up, and an offer go to them', async () => {
  await waitFor(one(0), one(1), one(2));
  expect((await leave(one(1))).data).toMatchObject({ position: null, can_join: true });
  expect((await seen(one(2))).waiting_list).toMatchObject({ position: 2 });
  await shop.leavePlaces(first(), 1);
  await work();
  await leave(one(0));
  expect(await work()).toBe(1);
  expect((await seen(one(2))).waiting_list).toMatchObject({ offered_until: expect.any(String) });
});

test('two places go to the first two, also when two services go through the list at once', async () => {
  await waitFor(one(0), one(1), one(2));
  await shop.leavePlaces(first(), 2);
  const offered = await Promise.all([work(), work()]);
  expect(offered.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect((await seen(one(0))).bookable).toMatchObject({ can_book: true });
  expect((await seen(one(1))).bookable).toMatchObject({ can_book: true });
  expect((await seen(one(2))).bookable).toMatchObject({ can_book: false });
  expect(await shop.deliverMail()).toHaveLength(2);
});

test('a booking that is cancelled frees a place for the first who waits', async () => {
  await shop.leavePlaces(first(), 1);
  await one(1).add(first());
  await shop.db
    .updateTable('people')
    .set({ creditPence: 5000 })
    .where('reference', '=', 'RIV100002')
    .execute();
  const { data } = await one(1).cart();
  const total = String(data.totals?.total);
  const paid = await one(1).complete(undefined, {
    terms: await one(1).terms(),
    payments: [{ tender_type: 'credit', amount: total, credit_type: 'general' }],
  });
  expect(paid.status).toBe(200);
  await join(one(0));
  const [booking] = (await one(1).call('GET /api/v1/my-account/bookings')).data;
  const id = String(booking?.item?.id);
  const refund = (await one(1).call(`GET /api/v1/my-account/bookings/${id}/cancellation`)).data.total;
  const cancelled = await one(1).call(`POST /api/v1/my-account/bookings/${id}/cancel`, {
    body: { refund },
    headers: { 'idempotency-key': newKey() },
  });
  expect(cancelled.status).toBe(200);
  expect(await work()).toBe(1);
  expect((await seen(one(0))).waiting_list).toMatchObject({ offered_until: expect.any(String) });
});

test('a list is for a class without places alone, for so many of them, and for people who are logged in', async () => {
  await shop.leavePlaces(first(), 3);
  expect(await join(one(0))).toMatchObject({ status: 409, message: waitingTexts.free });
  for (const id of ids) await shop.leavePlaces(id, 0);
  for (const id of ids.slice(0, MAX_WAITING_PLACES)) expect((await join(one(0), id)).status).toBe(200);
  expect(await join(one(0), ids.at(-1))).toMatchObject({
    status: 409,
    message: waitingTexts.tooMany(MAX_WAITING_PLACES),
  });
  expect((await shop.call(`POST ${path(first())}`)).status).toBe(401);
  expect((await join(one(0), 'nothing')).status).toBe(404);
});

test('a person learns of everything they wait for, until they have it or let it go', async () => {
  const mine = async (person: Customer) => (await person.call('GET /api/v1/activities/waiting-list')).data;
  await waitFor(one(0), one(1));
  expect(await mine(one(1))).toMatchObject([
    { session: { id: first(), waiting_list: { position: 2 } }, venue: { slug: expect.any(String) } },
  ]);
  expect(await mine(one(2))).toEqual([]);
  await shop.leavePlaces(first(), 1);
  await work();
  expect(await mine(one(0))).toMatchObject([{ session: { waiting_list: { position: null } } }]);
  shop.moveClock(OFFER_MINUTES * MINUTE);
  expect(await mine(one(0))).toEqual([]);
  expect((await shop.call('GET /api/v1/activities/waiting-list')).status).toBe(401);
});

test('no one waits for a class that is cancelled', async () => {
  await waitFor(one(0));
  await shop.db
    .updateTable('scheduledSessions')
    .set({ status: 'EventCancelled' })
    .where('id', '=', first())
    .execute();
  expect(await work()).toBe(0);
  expect(await shop.db.selectFrom('waitingPlaces').select('id').execute()).toEqual([]);
});
