import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { joiningTexts } from '../../memberships/index.ts';
import { type Customer, newKey } from '../../testing/card-shop.ts';
import { type JoiningShop, openJoiningShop, REVIEW_TERMS } from '../../testing/joining-shop.ts';

let shop: JoiningShop;
let sam: Customer;
let alex: Customer;
let jo: Customer;
let tenantId: number;
let texts: { id: string; html: string }[];

beforeAll(async () => {
  shop = await openJoiningShop();
  sam = await shop.customer('sam.new@example.com');
  alex = await shop.customer('alex.member@example.com');
  jo = await shop.customer('jo.renew@example.com');
  await shop.born('sam.new@example.com', '1990-02-01');
  const riverside = shop.db.selectFrom('tenants').select('id').where('slug', '=', 'riverside');
  tenantId = (await riverside.executeTakeFirstOrThrow()).id;
  const ofTenant = shop.db.selectFrom('membershipTerms').where('tenantId', '=', tenantId);
  texts = await ofTenant.select(['id', 'html']).execute();
});
afterEach(async () => {
  for (const { id, html } of texts) await reword(id, html);
  for (const person of [sam, alex, jo]) await person.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

async function reword(id: string, html: string): Promise<void> {
  await shop.db
    .updateTable('membershipTerms')
    .set({ html })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
const wordings = async (path: string) => {
  const { data } = await shop.call(`GET /api/v1/terms/${path}`);
  return data.map(({ id, version }) => [id, version]);
};
const agreements = async (person: Customer) =>
  (await person.call('GET /api/v1/my-account/agreed-terms')).data.map(
    ({ purchase, membership_name, terms }) => ({
      purchase,
      name: membership_name,
      terms: terms?.map(({ title, version, agreed_at }) => `${title} ${version} ${agreed_at}`),
    }),
  );
const membershipOf = async (paymentOptionId: number) =>
  (
    await shop.db
      .selectFrom('memberships')
      .select('id')
      .where('paymentOptionId', '=', paymentOptionId)
      .executeTakeFirstOrThrow()
  ).id;
const keyed = (person: Customer, line: string, body?: unknown) =>
  person.call(line, { body, headers: { 'idempotency-key': newKey() } });

test('a new wording has a number and its own name, and one that comes back has its old ones', async () => {
  expect(await wordings('membership')).toEqual([['membership-terms', 1]]);
  await reword('membership-terms', '<p>Second</p>');
  expect(await wordings('membership')).toEqual([['membership-terms@2', 2]]);
  await shop.db.updateTable('membershipTerms').set({ position: 9 }).execute();
  expect(await wordings('membership')).toEqual([['membership-terms@2', 2]]);
  await reword('membership-terms', '<p>Third</p>');
  expect(await wordings('membership')).toEqual([['membership-terms@3', 3]]);
  await reword('membership-terms', '<p>Second</p>');
  expect(await wordings('membership')).toEqual([['membership-terms@2', 2]]);
});

test('the database keeps every wording as it was', async () => {
  const wording = shop.db.updateTable('termWordings').set({ html: '' }).execute();
  await expect(wording).rejects.toThrow(/never changed/);
  await expect(shop.db.deleteFrom('termWordings').execute()).rejects.toThrow(/never changed/);
});

test('an order is refused where another wording was ticked than the one of today', async () => {
  await reword('health-commitment', '<p>New</p>');
  expect(await shop.store(sam)).toMatchObject({
    status: 422,
    validationMessages: { checked_terms: [joiningTexts.reviewTerms] },
  });
  const current = ['health-commitment@2', 'membership-terms'];
  expect((await shop.store(sam, { checked_terms: current })).status).toBe(201);
  await reword('direct-debit-terms', '<p>New</p>');
  expect(await shop.store(sam, { checked_terms: [...current, 'direct-debit-terms'] })).toMatchObject({
    status: 422,
    validationMessages: { dd_terms_accepted: [joiningTexts.terms] },
  });
});

test('a text that is reworded while it waits in the basket is agreed to again before it is paid', async () => {
  await shop.store(sam);
  const line = async () => (await sam.cart()).data.items?.[0];
  expect(await line()).toMatchObject({ problem: null, joining: { are_terms_agreed: true, path: '/' } });
  await reword('membership-terms', '<p>Stricter</p>');
  expect(await line()).toMatchObject({
    problem: joiningTexts.line.terms,
    joining: { are_terms_agreed: false },
  });
  expect(await sam.authorise(await sam.card())).toMatchObject({ status: 409 });
});

test('the basket says where a change or a renewal continues', async () => {
  const yearly = await membershipOf(1012);
  await keyed(jo, `POST /api/v1/memberships/${yearly}/renew`);
  expect((await jo.cart()).data.items?.[0]?.joining).toEqual({
    are_terms_agreed: false,
    path: `/?renew=${yearly}`,
  });
});

test('joining keeps each wording and when it was agreed to, for that person alone', async () => {
  await reword('membership-terms', '<p>Second</p>');
  await shop.store(sam, { checked_terms: ['health-commitment', 'membership-terms@2'] });
  await shop.pay(sam);
  await reword('membership-terms', '<p>Later</p>');
  const moment = '2026-06-10T09:00:00+01:00';
  expect(await agreements(sam)).toEqual([
    {
      purchase: 'new',
      name: 'Adult',
      terms: [
        `The Direct Debit Guarantee 1 ${moment}`,
        `Paying by Direct Debit 1 ${moment}`,
        `Health commitment 1 ${moment}`,
        `Terms of membership 2 ${moment}`,
      ],
    },
  ]);
  const { data } = await sam.call('GET /api/v1/my-account/agreed-terms');
  expect(data[0]?.terms?.[3]?.html).toBe('<p>Second</p>');
  expect(await agreements(jo)).toEqual([]);
});

test('so does a renewal, which is agreed to after it was put into the basket', async () => {
  const yearly = await membershipOf(1012);
  await keyed(jo, `POST /api/v1/memberships/${yearly}/renew`);
  await jo.call(`PUT /api/v1/memberships/${yearly}/renew`, { body: { checked_terms: REVIEW_TERMS } });
  await shop.pay(jo);
  const [renewed] = await agreements(jo);
  expect([renewed?.purchase, renewed?.terms?.length]).toEqual(['renewal', 2]);
});

test('so does a change', async () => {
  const monthly = await membershipOf(1011);
  const wish = { membership_type_id: '108', payment_option_id: '1081' };
  const body = shop.details({ ...wish, billing_day: null, account_details: null });
  const { data } = await alex.call(`GET /api/v1/memberships/${monthly}/change/1081`);
  const changed = { ...body, start_date: data.starts_at?.min, bookings_key: data.bookings_key };
  expect(await keyed(alex, `POST /api/v1/memberships/${monthly}/change`, changed)).toMatchObject({
    status: 201,
  });
  const line = (await alex.cart()).data.items?.[0];
  expect(line?.joining?.path).toBe(`/?change=${monthly}`);
  expect((await shop.pay(alex)).status).toBe(200);
  const [agreed] = await agreements(alex);
  expect([agreed?.purchase, agreed?.terms?.length]).toEqual(['change', 2]);
});

test('a membership is paid for under its own terms, not those of a booking', async () => {
  await shop.store(sam, { membership_type_id: '109', payment_option_id: '1091', start_date: '2026-06-11' });
  expect(await sam.terms()).toEqual(['membership-terms']);
  const unticked = { ...(await sam.card()), terms: ['terms-of-booking', 'cancellation-policy'] };
  expect(await sam.authorise(unticked)).toMatchObject({ status: 422 });
});
