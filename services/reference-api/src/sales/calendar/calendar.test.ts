import { afterAll, beforeAll, expect, test } from 'vitest';
import { failuresIn, type TestAnswer } from '../../testing/api.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { type Family, openFamily } from '../../testing/family.ts';

const CALENDAR = '/api/v1/my-account/calendar';
let shop: CardShop;
let family: Family;
let casey: Customer;
let booked: TestAnswer['data'];

beforeAll(async () => {
  shop = await openCardShop();
  family = await openFamily(shop);
  casey = family.casey;
  const [session = ''] = await shop.sessions(1);
  await shop.db.updateTable('sessionSeries').set({ ageMin: null, ageMax: null }).execute();
  await family.book(session, 'Casey', 'Mia');
  booked = (await family.pay()).data;
});
afterAll(() => shop.close());

async function newAddress(person = casey): Promise<string> {
  return String((await person.call(`POST ${CALENDAR}`)).data.address);
}
const read = (address: string, request = {}) => shop.call(`GET ${new URL(address).pathname}`, request);

/** The events of a feed by their summary, each as its lines. */
async function eventsOf(address: string): Promise<Map<string, string>> {
  const { text } = await read(address);
  const events = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1);
  return new Map(events.map((event) => [/SUMMARY:(.*)\r\n/.exec(event)?.[1] ?? '', event]));
}
const stamp = (date: string) => new Date(date).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

test('no one has an address before they ask for one; the one they get is kept as a hash', async () => {
  expect((await casey.call(`GET ${CALENDAR}`)).data).toEqual({ since: null });
  const made = await casey.call(`POST ${CALENDAR}`);
  expect(made.status).toBe(200);
  expect(made.data.address).toMatch(
    /^http:\/\/bookings\.riverside\.localhost:8080\/api\/v1\/calendar\/[\w-]{43}\/bookings\.ics$/,
  );
  expect((await casey.call(`GET ${CALENDAR}`)).data).toEqual({ since: made.data.since });
  const kept = await shop.db.selectFrom('calendarAddresses').selectAll().execute();
  expect(kept).toHaveLength(1);
  const [, token = ''] = /calendar\/([\w-]+)\//.exec(String(made.data.address)) ?? [];
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('the address answers what, when and where to the person who has it, and nothing that opens a door', async () => {
  const address = await newAddress();
  const feed = await read(address);
  expect([feed.status, feed.headers['content-type'], feed.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ]);
  expect(feed.text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(feed.text).toContain('\r\nNAME:Bookings at Riverside Leisure\r\n');
  expect(feed.text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  const events = await eventsOf(address);
  const [item] = booked.items ?? [];
  const own = `${item?.name} at ${item?.venue?.name}`;
  expect([...events.keys()].toSorted()).toEqual([`For Mia: ${own}`, own].toSorted());
  const event = String(events.get(own));
  expect(event).toContain(`DTSTART:${stamp(String(item?.start_date))}`);
  expect(event).toContain('STATUS:CONFIRMED');
  expect(event.replaceAll('\\,', ',')).toContain(`${item?.venue?.name}, ${item?.venue?.address}`);
  const names = [...event.matchAll(/^([A-Z-]+)[:;]/gm)].map(([, name]) => name);
  expect(new Set(names)).toEqual(
    new Set([
      'UID',
      'SUMMARY',
      'DTSTAMP',
      'DTSTART',
      'SEQUENCE',
      'LOCATION',
      'STATUS',
      'CLASS',
      'DURATION',
      'END',
    ]),
  );
  for (const { access_code: code } of booked.items ?? []) expect(feed.text).not.toContain(String(code));
  expect(feed.text).not.toMatch(/Carter|example\.com/);
  expect(feed.text).not.toContain(String(booked.reference));
});

test('a booking that was cancelled stays under its id as cancelled; one that moved has its new time', async () => {
  const address = await newAddress();
  const [first, second] = [...(booked.items ?? [])];
  const line = `/api/v1/my-account/bookings/${first?.id}`;
  const refund = (await casey.call(`GET ${line}/cancellation`)).data.total;
  const done = await casey.call(`POST ${line}/cancel`, {
    body: { refund },
    headers: { 'idempotency-key': newKey() },
  });
  expect(done.status).toBe(200);
  const { sessionId } = await shop.db
    .selectFrom('orderItems')
    .select('sessionId')
    .where('id', '=', String(second?.id))
    .executeTakeFirstOrThrow();
  const startsAt = new Date(Date.parse(String(second?.start_date)) + 3_600_000);
  await shop.db
    .updateTable('scheduledSessions')
    .set({ startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) })
    .where('id', '=', String(sessionId))
    .execute();
  const events = [...(await eventsOf(address)).values()];
  const eventOf = (id: unknown) => events.find((event) => event.includes(`UID:${id}@touchline`)) ?? '';
  expect(eventOf(first?.id)).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED/);
  expect(eventOf(second?.id)).toMatch(/SEQUENCE:0\r\n[\s\S]*STATUS:CONFIRMED/);
  expect(eventOf(second?.id)).toContain(`DTSTART:${stamp(startsAt.toISOString())}`);
  expect(eventOf(second?.id)).toContain('DURATION:PT30M');
});

test('a class that the centre cancels is cancelled in the calendar, too', async () => {
  await shop.db.updateTable('scheduledSessions').set({ status: 'EventCancelled' }).execute();
  const events = [...(await eventsOf(await newAddress())).values()];
  expect(events).toHaveLength(2);
  for (const event of events) expect(event).toContain('STATUS:CANCELLED');
});

test('who has booked nothing has a calendar with nothing in it', async () => {
  const sam = await shop.customer('sam.new@example.com');
  const { status, text } = await read(await newAddress(sam));
  expect(status).toBe(200);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*REFRESH-INTERVAL[\s\S]*END:VCALENDAR\r\n$/);
  expect(text).not.toContain('VEVENT');
});

test('an address that is made up, replaced, ended or of another tenant is none, and all of them look the same', async () => {
  const replaced = await newAddress();
  const current = await newAddress();
  expect((await read(current)).status).toBe(200);
  const before = shop.queries();
  const unknown = await read(current.replace(/[\w-]{43}/, 'a'.repeat(43)));
  const statements = shop.queries() - before;
  expect(unknown.status).toBe(404);
  const refused = async (address: string, request = {}) => {
    const asked = shop.queries();
    const { status, text } = await read(address, request);
    expect([status, text, shop.queries() - asked]).toEqual([404, unknown.text, statements]);
  };
  await refused(replaced);
  await refused(current.replace(/[\w-]{43}/, 'short'));
  await refused(current, { tenant: 'northpeak' });
  expect((await casey.call(`DELETE ${CALENDAR}`)).data).toEqual({ since: null });
  await refused(current);
  expect((await casey.call(`DELETE ${CALENDAR}`)).status).toBe(200);
});

test('no one makes or ends an address without logging in, and none of them is logged', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await shop.call(`${method} ${CALENDAR}`)).status).toBe(401);
  const address = await newAddress();
  await shop.db.schema.alterTable('order_items').renameTo('away').execute();
  expect((await read(address)).status).toBe(500);
  await shop.db.schema.alterTable('away').renameTo('order_items').execute();
  const [, token = ''] = /calendar\/([\w-]+)\//.exec(address) ?? [];
  expect(token).toHaveLength(43);
  expect(failuresIn(shop.logged)).toHaveLength(1);
  expect(shop.logged.join('')).toContain('calendar/:token');
  expect(shop.logged.join('')).not.toContain(token);
});

test('a password that was set by mail withdraws the address, and a new one can be made', async () => {
  const email = String((await casey.call('GET /api/v1/auth/user')).data.email);
  const address = await newAddress();
  expect((await read(address)).status).toBe(200);
  await shop.deliverMail();
  await shop.call('POST /api/v1/auth/customer/forgotten-password', { body: { email_or_reference: email } });
  const [mail] = await shop.deliverMail();
  const [, token = ''] = /http\S+#([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const password = 'Kettle 7 otter!';
  const body = { token, password, password_confirmation: password };
  const reset = await shop.call('POST /api/v1/auth/customer/reset-password', { body });
  expect(reset.status).toBe(200);
  expect((await read(address)).status).toBe(404);
  expect((await casey.call(`POST ${CALENDAR}`)).status).toBe(401);
  const login = await shop.call('POST /api/v1/auth/customer/login', { body: { username: email, password } });
  const made = await shop.call(`POST ${CALENDAR}`, { token: String(login.data.token) });
  expect((await read(String(made.data.address))).status).toBe(200);
});
