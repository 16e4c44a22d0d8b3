import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerPlaces } from '../activities/wiring.ts';
import { letters } from '../letters.ts';
import { deliverDue } from '../people/wiring.ts';
import { createLog, smtpTransport } from '../platform/wiring.ts';
import { type Customer, newKey } from './card-shop.ts';
import { type Family, openFamily } from './family.ts';
import { type JoiningShop, openJoiningShop } from './joining-shop.ts';
import { readDelivery } from './read-mail.ts';
import { openSmtpServer, type TestSmtpServer } from './smtp-server.ts';

const HOUR = 3_600_000;
const SAM = 'sam.new@example.com';
const CASEY = 'casey.parent@example.com';
const ALEX = 'alex.member@example.com';

let shop: JoiningShop;
let server: TestSmtpServer;
let sam: Customer;
let staff: string;
let family: Family;
let ids: string[];

beforeAll(async () => {
  shop = await openJoiningShop();
  server = await openSmtpServer();
  sam = await shop.customer(SAM);
  family = await openFamily(shop);
  staff = await shop.loginAs('staff@example.com');
  await shop.born(SAM, '1990-02-01');
  await shop.db.updateTable('sessionSeries').set({ ageMin: null, ageMax: null }).execute();
  const sessions = await shop.sessions(200);
  // The last of them is far enough ahead to be reminded of.
  ids = [sessions[0] ?? '', sessions[1] ?? '', sessions.at(-1) ?? ''];
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

/** Sends what is due and reads what arrived, as a mail program does. */
async function receive(): Promise<ParsedMail[]> {
  const transport = smtpTransport(server.url);
  const log = createLog((line) => shop.logged.push(line));
  await deliverDue({ db: shop.db, now: shop.now, log, transport, letters, from: 'no-reply@example.com' });
  return Promise.all(server.received.splice(0).map(readDelivery));
}

const receivers = (mails: readonly ParsedMail[]) =>
  mails.flatMap(({ to }) => [to].flat().map((each) => each?.text));
const calendarIn = (mail: ParsedMail | undefined) =>
  mail?.attachments.map(({ content }) => String(content).replaceAll(/\r\n[ \t]/g, '')).join('') ?? '';
const codeIn = (mail: ParsedMail | undefined) => /^Entry code: (\S+)$/m.exec(mail?.text ?? '')?.[1];
const nameOf = async (id: string) =>
  shop.db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .select(['series.name', 'session.startsAt'])
    .where('session.id', '=', id)
    .executeTakeFirstOrThrow();

test('joining: the membership with what it cost, and the notice of the Direct Debit', async () => {
  await shop.store(sam);
  await shop.pay(sam);
  const [confirmed, notice, ...others] = await receive();
  expect(others).toEqual([]);
  expect(receivers([confirmed, notice].filter((mail) => mail !== undefined))).toEqual([SAM, SAM]);
  expect(confirmed?.subject).toBe('Welcome to your Riverside Leisure membership');
  expect(confirmed?.text).toContain('Adult, Sale Leisure Centre\nMember number: ');
  expect(confirmed?.text).toMatch(/^Total: £42\.40$/m);
  expect(confirmed?.html).toContain('background-color:#08303f');
  expect(notice?.subject).toBe('Your Direct Debit: £32.00 on 01 Jul 2026');
  expect(notice?.text).toContain('Paid from: Account ending 4958');
  expect(`${notice?.text}${notice?.html}`).not.toContain('66374958');
});

test('booking: what, when, where, the entry code, the price, how to cancel, and a calendar file', async () => {
  await sam.add(ids[0] ?? '', ids[1] ?? '');
  const { data: order } = await shop.pay(sam);
  const [mail, ...others] = await receive();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your bookings at Riverside Leisure');
  expect(mail?.replyTo?.text).toBe('hello@riverside-leisure.example.com');
  for (const item of order.items ?? []) {
    expect(mail?.text).toContain(`Entry code: ${item.access_code}`);
    expect(mail?.html).toContain(String(item.access_code));
    expect(calendarIn(mail)).toContain(`UID:${item.id}@touchline`);
  }
  expect(mail?.text).toMatch(/^When: \w{3} \d\d Jun 2026 from \d\d:\d\d to \d\d:\d\d$/m);
  expect(mail?.text).toMatch(
    /^If you can’t come: Cancel free of charge until .+ the price is not refunded\.$/m,
  );
  expect(mail?.text).toContain(`Total: ${order.formatted_total}`);
  expect(mail?.text).toContain('The attached calendar file adds your bookings to your calendar.');
  expect(mail?.text).toContain(`Paid with Visa ending 0006: ${order.formatted_total}`);
  expect(mail?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [`${order.reference}.ics`, 'text/calendar'],
  ]);
});

test('booking for someone linked: the person who pays learns of it, with whom it is for', async () => {
  await family.book(ids[0] ?? '', 'Mia', 'Alex');
  await family.pay();
  const mails = await receive();
  expect(receivers(mails)).toEqual([CASEY]);
  expect(mails[0]?.text).toMatch(/^Entry code for Mia \w+: \d{6}$/m);
  expect(mails[0]?.text).toMatch(/^Entry code for Alex Fairbairn: \d{6}$/m);
});

test('cancelling: what came back and where to, no code, and a file that takes it out of the calendar', async () => {
  const { data: bookings } = await sam.call('GET /api/v1/my-account/bookings');
  const { name } = await nameOf(ids[1] ?? '');
  const booking = bookings.find(({ item }) => item?.name === name && item.start_date);
  const id = String(booking?.item?.id);
  const price = String(booking?.item?.price);
  await sam.call(`POST /api/v1/my-account/bookings/${id}/cancel`, {
    body: { refund: price },
    headers: { 'idempotency-key': newKey() },
  });
  const [mail, ...others] = await receive();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Cancelled: \w{3} \d\d Jun 2026 at \d\d:\d\d$/);
  expect(mail?.text).toContain(`${name}\nRefund: £${price} to Visa ending 0006\nWhen: `);
  expect(codeIn(mail)).toBeUndefined();
  expect(mail?.html).not.toContain(String(booking?.item?.access_code));
  expect(calendarIn(mail)).toContain('METHOD:CANCEL');
  expect(calendarIn(mail)).toContain(`UID:${id}@touchline`);
});

test('the venue cancels a class: the person who paid and the person who was to come learns of it, the money to the person who paid', async () => {
  const line = `POST /api/v1/front-of-house/classes/${ids[0]}/cancel`;
  const cancel = (token: string) =>
    shop.call(line, {
      token,
      app: 'front-of-house',
      body: { reason: 'The instructor is ill.' },
      headers: { 'idempotency-key': newKey() },
    });
  expect((await cancel(sam.token)).status).toBe(403);
  expect(await cancel(staff)).toMatchObject({ status: 200, data: { cancelled: 3 } });
  const mails = await receive();
  expect(receivers(mails).toSorted()).toEqual([ALEX, CASEY, CASEY, SAM]);
  for (const mail of mails) {
    expect(mail.subject).toMatch(/^Class cancelled: /);
    expect(mail.text).toMatch(/ cancel this class\..+\n\nReason: The instructor is ill\.\n\n/);
    expect(codeIn(mail)).toBeUndefined();
    const isAlex = receivers([mail])[0] === ALEX;
    expect(/^Refund: /m.test(mail.text ?? '')).toBe(!isAlex);
  }
  expect(mails.find((mail) => receivers([mail])[0] === ALEX)?.text).toContain('Casey');
  expect(await cancel(staff)).toMatchObject({ status: 200, data: { cancelled: 0 } });
  expect(await receive()).toEqual([]);
  const left = await shop.db
    .selectFrom('orderItems')
    .selectAll()
    .where('sessionId', '=', ids[0] ?? '')
    .execute();
  expect(left.map(({ status, cancelledBy }) => [status, cancelledBy])).toEqual([
    ['cancelled', 'venue'],
    ['cancelled', 'venue'],
    ['cancelled', 'venue'],
  ]);
});

test('a place on the waiting list is offered, with until when it is kept', async () => {
  const session = ids[2] ?? '';
  await shop.leavePlaces(session, 0);
  await sam.call(`POST /api/v1/activities/sessions/${session}/waiting-list`);
  await shop.leavePlaces(session, 1);
  await offerPlaces(shop.db, shop.now());
  const [mail] = await receive();
  expect(mail?.subject).toMatch(/^A place is yours until \w{3} \d\d Jun 2026 at \d\d:\d\d$/);
  expect(mail?.html).toMatch(/<h1[^>]*>A place in .+ is\u00a0yours until.+\d\d:\d\d/);
  expect(mail?.text).toMatch(/\n\n.+\nWhen: \w{3} \d\d Jun 2026 from \d\d:\d\d to \d\d:\d\d\nWhere: /);
  expect(mail?.text).toMatch(/Book your place:\nhttp:\/\/bookings\.riverside\.localhost:8080\/location\//);
});

test('a reminder goes to those who want one, until one request from the mailbox ends it', async () => {
  const session = ids[2] ?? '';
  const { startsAt, name } = await nameOf(session);
  const remind = (wanted: boolean) =>
    shop.db
      .updateTable('people')
      .set({ answers: JSON.stringify(wanted ? { 'reminders.email': true } : {}) })
      .where('email', '=', SAM)
      .execute();
  await remind(true);
  await sam.add(session);
  await shop.pay(sam);
  const [confirmed] = await receive();
  shop.moveClock(startsAt.getTime() - 23 * HOUR - shop.now().getTime());
  const [reminder, ...others] = await receive();
  expect(others).toEqual([]);
  expect(reminder?.subject).toMatch(/^Your booking tomorrow at \d\d:\d\d$/);
  expect(reminder?.text).toContain(`\n\n${name}\nWhen: `);
  expect(codeIn(reminder)).toBe(codeIn(confirmed));
  const list = reminder?.headers.get('list') as { unsubscribe?: { url?: string } };
  const url = new URL(String(list.unsubscribe?.url));
  const line = `${url.pathname}`;
  const post = (path: string) =>
    shop.app.inject({
      method: 'POST',
      url: path,
      headers: { host: url.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const wants = async () => {
    const sams = shop.db.selectFrom('people').select('answers').where('email', '=', SAM);
    const { answers } = await sams.where('tenantId', '=', 1).executeTakeFirstOrThrow();
    return answers['reminders.email'];
  };
  const opened = await shop.app.inject({ url: line, headers: { host: url.host } });
  expect([opened.statusCode, opened.headers.location, await wants()]).toEqual([303, '/user-details', true]);
  expect((await post(`${line}x`)).statusCode).toBe(204);
  expect(await wants()).toBe(true);
  expect((await post(line)).statusCode).toBe(204);
  expect(await wants()).toBeUndefined();
  expect(shop.logged.join()).not.toMatch(/could not be sent|example\.com/);
});
