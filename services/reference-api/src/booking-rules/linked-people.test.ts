import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, openCardShop } from '../testing/card-shop.ts';
import { type Family, openFamily } from '../testing/family.ts';
import { linkedTexts } from './linked-texts.ts';

let shop: CardShop;
let family: Family;
let id: string;

beforeAll(async () => {
  shop = await openCardShop();
  family = await openFamily(shop);
  id = (await shop.sessions(1))[0] ?? '';
  await shop.setMemberPrice(id);
  await setAges(null, null);
});
afterAll(() => shop.close());

const setAges = (ageMin: number | null, ageMax: number | null) =>
  shop.db
    .updateTable('sessionSeries')
    .set({ ageMin, ageMax })
    .where('id', 'in', (series) =>
      series.selectFrom('scheduledSessions').select('seriesId').where('id', '=', id),
    )
    .execute();
const asFor = async (who: keyof Family['ids']) => {
  const { data } = await family.casey.call(
    `GET /api/v1/activities/sessions/${id}?purchased_for_user_id=${family.ids[who]}`,
  );
  return data.session;
};

test('tells whom someone may book for, and no more of them than a name', async () => {
  const { data } = await family.casey.call('GET /api/v1/my-account/linked-people');
  expect(data).toEqual([
    { id: family.ids.Alex, first_name: 'Alex', name: 'Alex Fairbairn', relation: 'partner' },
    { id: family.ids.Mia, first_name: 'Mia', name: 'Mia Carter', relation: 'child' },
  ]);
  const alex = await shop.customer('alex.member@example.com');
  expect((await alex.call('GET /api/v1/my-account/linked-people')).data).toEqual([]);
  expect((await shop.call('GET /api/v1/my-account/linked-people')).status).toBe(401);
});

test('no one logs in as a person who has no account, nor sets a password for them', async () => {
  const credentials = { username: 'RIV100008', password: '' };
  expect((await shop.call('POST /api/v1/auth/customer/login', { body: credentials })).status).not.toBe(200);
  const known = { username: 'RIV100008', password: 'Passw0rd!' };
  expect((await shop.call('POST /api/v1/auth/customer/login', { body: known })).status).toBe(401);
  await shop.call('POST /api/v1/auth/customer/forgotten-password', {
    body: { email_or_reference: 'RIV100008' },
  });
  expect(await shop.deliverMail()).toEqual([]);
});

test('each has their own price', async () => {
  expect((await asFor('Mia'))?.offer).toMatchObject({ price: '7.00', price_reason: null });
  expect((await asFor('Alex'))?.offer).toMatchObject({ price: '4.50', price_reason: 'Member price' });
  expect((await asFor('Casey'))?.offer).toMatchObject({ price: '7.00' });
});

test.each([
  [14, null, 'This class is for people aged 14 and over.'],
  [null, 7, 'This class is for people aged 7 and under.'],
  [4, 7, 'This class is for people aged 4 to 7.'],
])('a child of nine is too young or too old for a class from %s to %s', async (from, until, message) => {
  await setAges(from, until);
  expect((await asFor('Mia'))?.bookable).toEqual({ can_book: false, reason: 'wrong-age', message });
  expect(await family.book(id, 'Mia')).toMatchObject({ status: 409, message });
  await setAges(9, 9);
  expect((await asFor('Mia'))?.bookable).toMatchObject({ can_book: true });
  await setAges(null, null);
});

test.each(['sessions', 'slots'])('a day of %s is asked for someone linked', async (kind) => {
  const day = `/api/v1/activities/venues/sale-leisure-centre/${kind}?date=2026-06-11`;
  const prices = async (query = '', token: string | null = family.casey.token) =>
    (await shop.call(`GET ${day}${query}`, { token })).data.map((each) => each.offer?.price);
  const forAlex = await prices(`&purchased_for_user_id=${family.ids.Alex}`);
  expect(forAlex).toEqual(await prices('', (await shop.customer('alex.member@example.com')).token));
  expect(await prices(`&purchased_for_user_id=${family.ids.Mia}`)).toEqual(await prices('', null));
});

test('the weeks of a class are asked for someone linked', async () => {
  const weeks = `GET /api/v1/activities/sessions/${id}/weekly?purchased_for_user_id=${family.ids.Alex}`;
  expect((await family.casey.call(weeks)).data[0]?.offer).toMatchObject({ price: '4.50' });
});

test('no one asks for a person who is not linked to them', async () => {
  const refused = { status: 403, message: linkedTexts.notLinked };
  const alex = await shop.customer('alex.member@example.com');
  // It does not hold the other way round.
  for (const other of [family.ids.Casey, family.ids.Mia, 'nonsense']) {
    const path = `/api/v1/activities/sessions/${id}?purchased_for_user_id=${other}`;
    expect(await alex.call(`GET ${path}`)).toMatchObject(refused);
  }
  const day = `/api/v1/activities/venues/sale-leisure-centre/sessions?date=2026-06-11`;
  expect(await alex.call(`GET ${day}&purchased_for_user_id=${family.ids.Mia}`)).toMatchObject(refused);
  expect((await shop.call(`GET ${day}&purchased_for_user_id=${family.ids.Mia}`)).status).toBe(401);
});

test('a full class is named, but waited for by everyone themselves', async () => {
  await shop.leavePlaces(id, 0);
  expect(await asFor('Mia')).toMatchObject({ bookable: { reason: 'full' }, waiting_list: null });
  expect(await asFor('Casey')).toMatchObject({ waiting_list: { can_join: true } });
});
