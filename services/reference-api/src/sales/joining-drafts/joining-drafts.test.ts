import { DRAFTED_DETAILS } from 'shared-contracts/api/joining-draft';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import type { TestRequest } from '../../testing/api.ts';
import type { Customer } from '../../testing/card-shop.ts';
import { ACCOUNT, type JoiningShop, openJoiningShop } from '../../testing/joining-shop.ts';
import { remindOfDrafts } from './remind.ts';
import { purgeJoiningDrafts } from './store.ts';

const SAM = 'sam.new@example.com';
const PATH = '/api/v1/memberships/online-joining/draft';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const choice = {
  centre_slug: 'sale-leisure-centre',
  membership_type_id: '101',
  payment_option_id: '1011',
  payment_type: 'recurring',
};
const dates = { start_date: '2026-06-12', billing_day: 15, promotion: null };

let shop: JoiningShop;
let sam: Customer;
beforeAll(async () => {
  shop = await openJoiningShop();
  sam = await shop.customer(SAM);
  await shop.born(SAM, '1990-02-01');
});
afterEach(async () => {
  await shop.db.deleteFrom('joiningDrafts').execute();
  await shop.db.deleteFrom('attempts').execute();
});
afterAll(() => shop.close());

const read = (person: Customer = sam) => person.call(`GET ${PATH}`);
const save = (steps: object, more: object = {}, person: Customer = sam) =>
  person.call(`PUT ${PATH}`, { body: { steps, ...more } });
const asVisitor = (line: string, body: object, request: TestRequest = {}) =>
  shop.call(`POST ${PATH}${line}`, { app: 'online-joining', ...request, body });
const first = (given: object) => ({ revision: 0, given });

describe('a joining in progress', () => {
  it('is kept by step, for its person alone, and read on any device', async () => {
    expect((await read()).data).toBeNull();
    await save({ choice: first(choice) });
    const { data } = await save({ dates: first(dates) });
    expect(data.steps).toMatchObject({
      choice: { revision: 1, given: choice },
      details: null,
      questions: null,
      dates: { revision: 1, given: dates },
    });
    const elsewhere = await shop.loginAs(SAM);
    expect((await shop.call(`GET ${PATH}`, { token: elsewhere })).data).toEqual(data);
    const alex = await shop.customer('alex.member@example.com');
    expect((await read(alex)).data).toBeNull();
    expect((await shop.call(`GET ${PATH}`)).data).toBeNull();
  });

  it('refuses a step that was changed elsewhere, says what it is now, and writes nothing of the call', async () => {
    await save({ dates: first(dates) });
    const stale = await save({ choice: first(choice), dates: first({ ...dates, billing_day: 1 }) });
    expect(stale).toMatchObject({
      status: 409,
      message: 'You’ve since changed this on another device. Nothing was overwritten.',
    });
    expect(stale.text).toContain('"billing_day":15');
    expect((await read()).data.steps).toMatchObject({ choice: null, dates: { revision: 1, given: dates } });
    const again = await save({ dates: { revision: 1, given: { ...dates, billing_day: 1 } } });
    expect(again.data).toMatchObject({ steps: { dates: { revision: 2, given: { billing_day: 1 } } } });
  });

  it('takes one of two saves that meet', async () => {
    await save({ dates: first(dates) });
    const both = await Promise.all(
      [1, 28].map((day) => save({ dates: { revision: 1, given: { ...dates, billing_day: day } } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).data).toMatchObject({ steps: { dates: { revision: 2 } } });
  });

  it('is started once by two first saves that meet', async () => {
    await Promise.all([save({ choice: first(choice) }), save({ dates: first(dates) })]);
    expect((await read()).data.steps).toMatchObject({ choice: { given: choice }, dates: { given: dates } });
  });

  it('is thrown away by its person', async () => {
    await save({ choice: first(choice) });
    await sam.call(`POST ${PATH}/discard`, { body: {} });
    expect((await read()).data).toBeNull();
    expect((await save({ choice: { revision: 1, given: choice } })).status).toBe(409);
    expect((await sam.call(`POST ${PATH}/discard`, { body: {} })).status).toBe(200);
  });

  it('expires two weeks after the last change, and is removed', async () => {
    await save({ choice: first(choice) });
    shop.moveClock(13 * DAY);
    await save({ dates: first(dates) });
    shop.moveClock(13 * DAY);
    await purgeJoiningDrafts(shop.db, shop.now());
    const token = await shop.loginAs(SAM);
    const seen = () => shop.call(`GET ${PATH}`, { token });
    expect((await seen()).data).toMatchObject({ steps: { choice: { revision: 1 } } });
    shop.moveClock(DAY);
    expect((await seen()).data).toBeNull();
    await purgeJoiningDrafts(shop.db, shop.now());
    expect(await shop.db.selectFrom('joiningDraftSteps').selectAll().execute()).toEqual([]);
    shop.moveClock(-27 * DAY);
  });
});

describe('a draft holds nothing but what is listed', () => {
  const details = (answers: object) => ({ details: first({ checksum: 'a', answers }) });

  it('keeps the details on the list, under their own names', async () => {
    const answers = Object.fromEntries(DRAFTED_DETAILS.map((path) => [path, `the ${path}`]));
    expect((await save(details(answers))).data.steps?.details?.given?.answers).toEqual(answers);
  });

  it.each<[string, object]>([
    ['an account number', { dates: first({ ...dates, account_number: ACCOUNT.account_number }) }],
    ['account details', { dates: first({ ...dates, account_details: ACCOUNT }) }],
    ['a whole step of bank details', { direct_debit: first(ACCOUNT) }],
    ['a sort code among the details', details({ sort_code: ACCOUNT.sort_code })],
    ['a card', { choice: first({ ...choice, card_number: '4929000000006' }) }],
    ['a card among the details', details({ 'card.number': '4929000000006' })],
    ['a password', details({ password: 'Passw0rd!' })],
    ['a consent', details({ 'marketing.email': 'true' })],
    ['ticked terms', { dates: first({ ...dates, checked_terms: ['health-commitment'] }) }],
  ])('and refuses %s', async (_what, steps) => {
    expect((await save(steps)).status).toBe(422);
    expect((await asVisitor('/email', { email: SAM, wants_reminder: false, steps })).status).toBe(422);
    const rows = await shop.db.selectFrom('joiningDraftSteps').selectAll().execute();
    expect(rows).toEqual([]);
  });
});

describe('the reminder', () => {
  it('goes once, after a few quiet hours, to those who asked for it', async () => {
    await save({ choice: first(choice) });
    shop.moveClock(5 * HOUR);
    expect(await remindOfDrafts(shop.db, shop.now())).toBe(0);
    await save({}, { wants_reminder: true });
    await save({ dates: first(dates) });
    shop.moveClock(3 * HOUR);
    expect(await remindOfDrafts(shop.db, shop.now())).toBe(0);
    shop.moveClock(HOUR);
    expect(await remindOfDrafts(shop.db, shop.now())).toBe(1);
    const [mail, ...others] = await shop.deliverMail();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: SAM, subject: 'Finish joining Riverside Leisure' });
    expect(mail?.text).toContain('http://online-joining.riverside.localhost:8080/login?redirect=%2F');
    shop.moveClock(DAY);
    expect(await remindOfDrafts(shop.db, shop.now())).toBe(0);
    shop.moveClock(-33 * HOUR);
  });

  it('never goes once the draft is thrown away, even if it was queued', async () => {
    await save({ choice: first(choice) }, { wants_reminder: true });
    shop.moveClock(4 * HOUR);
    expect(await remindOfDrafts(shop.db, shop.now())).toBe(1);
    await sam.call(`POST ${PATH}/discard`, { body: {} });
    expect(await shop.deliverMail()).toEqual([]);
    shop.moveClock(-4 * HOUR);
  });
});

test('a finished joining leaves nothing of the draft, with or without the account', async () => {
  await save({ choice: first(choice) }, { wants_reminder: true });
  await asVisitor('/email', { email: SAM, wants_reminder: true, steps: { choice: first(choice) } });
  await shop.store(sam);
  expect((await shop.pay(sam)).status).toBe(200);
  expect(await shop.db.selectFrom('joiningDrafts').selectAll().execute()).toEqual([]);
  shop.moveClock(5 * HOUR);
  expect(await remindOfDrafts(shop.db, shop.now())).toBe(0);
  expect((await shop.deliverMail()).map(({ kind }) => kind)).not.toContain('joining-link');
  shop.moveClock(-5 * HOUR);
});

test('a draft is deleted with its person', async () => {
  const person = await shop.db
    .insertInto('people')
    .values({
      tenantId: 1,
      reference: 'GONE1',
      email: 'gone@example.com',
      firstName: 'Gone',
      lastName: 'Soon',
      passwordHash: '',
      membershipUserId: null,
      creditPence: 0,
      flags: JSON.stringify({}),
      homeVenueId: null,
      isStaff: false,
      staffRole: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const times = { savedAt: shop.now(), expiresAt: new Date(shop.now().getTime() + DAY) };
  await shop.db
    .insertInto('joiningDrafts')
    .values({ tenantId: 1, personId: person.id, email: null, origin: 'http://x', ...times })
    .execute();
  await shop.db.deleteFrom('people').where('id', '=', person.id).execute();
  expect(await shop.db.selectFrom('joiningDrafts').selectAll().execute()).toEqual([]);
});
