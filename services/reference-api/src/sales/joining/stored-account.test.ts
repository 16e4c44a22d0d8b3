import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Customer } from '../../testing/card-shop.ts';
import {
  ACCOUNT,
  ADDRESS,
  type JoiningShop,
  openJoiningShop,
  REVIEW_TERMS,
} from '../../testing/joining-shop.ts';

const kept = { account_holder: null, account_details: null, dd_terms_accepted: false, keeps_account: true };

let shop: JoiningShop;
let sam: Customer;
let robin: Customer;

beforeAll(async () => {
  shop = await openJoiningShop();
  sam = await shop.customer('sam.new@example.com');
  robin = await shop.customer('RIV100004');
  await shop.born('sam.new@example.com', '1990-02-01');
  await shop.born('twins@example.com', '1990-02-01');
});
afterEach(async () => {
  await sam.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const mandates = () =>
  shop.db.selectFrom('mandates').selectAll().where('reference', '<>', 'RIVMEMBER0002').execute();

test('an account that stays is not entered again, and never leaves the person’s own basket', async () => {
  const refused = await shop.store(sam, kept);
  expect([refused.status, Object.keys(refused.validationMessages ?? {})]).toEqual([
    422,
    ['account_details', 'dd_terms_accepted'],
  ]);
  const stored = await shop.store(sam);
  expect(stored.data.account_ending).toBe('4958');
  const [before] = await mandates();
  expect((await shop.store(robin, kept)).status).toBe(422);
  const again = await shop.store(sam, { ...kept, start_date: '2026-06-12', billing_day: 8 });
  expect([again.status, again.data.start_date, again.data.account_ending]).toEqual([
    201,
    '2026-06-12',
    '4958',
  ]);
  const { billingDay: _moved, ...same } = before ?? {};
  expect(await mandates()).toEqual([{ ...same, billingDay: 8 }]);
  const line = (await sam.call('GET /api/v1/memberships/online-joining')).data;
  expect(line?.steps?.find(({ section }) => section === 'dd_section')?.missing).toEqual([]);
  // Another account takes its place; a choice that sets up none forgets it.
  await shop.store(sam, { account_details: { ...ACCOUNT, ...ADDRESS } });
  const [other, ...more] = await mandates();
  expect(other?.id).not.toBe(before?.id);
  expect(more).toEqual([]);
  await shop.store(sam, { ...kept, payment_option_id: '1012', billing_day: null });
  expect(await mandates()).toEqual([]);
});

test('an account stays only with the wording of its terms that was agreed to', async () => {
  const { checked_terms: agreed } = (await shop.store(sam)).data;
  const older = (agreed as string[]).map((name) => (REVIEW_TERMS.includes(name) ? name : `${name}@9`));
  await shop.db
    .updateTable('cartMemberships')
    .set({ checkedTerms: JSON.stringify(older) })
    .execute();
  const refused = await shop.store(sam, kept);
  expect([refused.status, Object.keys(refused.validationMessages ?? {})]).toEqual([
    422,
    ['dd_terms_accepted'],
  ]);
});

test('holder and last digits are read by the person whose basket it is in, and by no one else', async () => {
  await shop.store(sam);
  const read = await sam.call('GET /api/v1/memberships/online-joining');
  expect(read.data).toMatchObject({ account_holder: 'Sam Newbury', account_ending: '4958' });
  // Neither another person with a basket of their own, nor a visitor, nor the desk.
  expect((await shop.store(robin, { ...kept, payment_option_id: '1012', billing_day: null })).status).toBe(
    201,
  );
  const desk = await shop.customer('desk@example.com');
  const others = await Promise.all([
    robin.call('GET /api/v1/memberships/online-joining'),
    desk.call('GET /api/v1/memberships/online-joining'),
    shop.call('GET /api/v1/memberships/online-joining'),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { text } of others) expect(text).not.toMatch(/Sam Newbury|4958/);
  await robin.call('DELETE /api/v1/checkout');
});

test('a membership whose account stayed is paid for, and its Direct Debit set up', async () => {
  await shop.store(robin, { account_holder: 'Robin Hartley' });
  await shop.store(robin, { ...kept, billing_day: 8 });
  expect((await shop.pay(robin)).status).toBe(200);
  expect(await mandates()).toMatchObject([
    { status: 'pending', accountHolder: 'Robin Hartley', accountEnding: '4958', billingDay: 8 },
  ]);
});
