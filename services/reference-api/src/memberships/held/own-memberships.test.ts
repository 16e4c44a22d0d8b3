import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { membershipState } from './own-memberships.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const membershipsOf = async (username: string | null) =>
  api.call('GET /api/v1/my-account/memberships', { token: username && (await api.loginAs(username)) });
const change = (reference: string, values: Record<string, unknown>) =>
  api.db
    .updateTable('memberships')
    .set(values)
    .where('personId', 'in', (people) =>
      people.selectFrom('people').select('id').where('reference', '=', reference),
    )
    .execute();

test.each<['active' | 'pending' | 'cancelled', string, string | null, string]>([
  ['active', '2026-06-10', null, 'current'],
  ['active', '2025-06-11', '2026-06-10', 'current'],
  ['active', '2025-06-10', '2026-06-09', 'ended'],
  ['active', '2026-06-11', null, 'upcoming'],
  ['pending', '2026-06-01', null, 'pending'],
  ['pending', '2026-07-01', null, 'pending'],
  ['pending', '2025-06-01', '2026-05-31', 'ended'],
  ['cancelled', '2026-06-01', null, 'ended'],
])('%s from %s to %s is %s', (status, startDate, endDate, state) => {
  expect(membershipState({ status, startDate, endDate }, '2026-06-10')).toBe(state);
});

test('a monthly one can be changed and says what it gives and what comes next', async () => {
  const { data } = await membershipsOf('alex.member@example.com');
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    name: expect.any(String),
    state: 'current',
    proof: null,
    payment_type: 'recurring',
    price: { formatted: '£32.00' },
    benefits: expect.any(Array),
    next_payment: { day: '2026-06-15', amount: { formatted: '£32.00' } },
    can_change: true,
    can_renew: false,
  });
});

test('says what is left of the credit it gives this month, where it gives some', async () => {
  const { data } = await membershipsOf('nia.everywhere@example.com');
  expect(data).toMatchObject([
    { name: 'Riverside Everywhere', credit: { left: { formatted: '£10.00' }, until: '2026-06-30' } },
  ]);
  expect((await membershipsOf('alex.member@example.com')).data[0]).toMatchObject({ credit: null });
});

test('says how many guest passes were issued this month, and from when there are new ones', async () => {
  const passesOf = async () => {
    const { data } = await membershipsOf('alex.member@example.com');
    return data[0]?.benefits?.map(({ name, use }) => [name, use]);
  };
  const uncounted = [
    'Gym',
    'Swimming',
    'Squash courts',
    'Family swim',
    'Classes in the pool',
    'Swimming lessons',
    'Classes',
    'Courts and pitches',
  ].map((name) => [name, null]);
  const passes = (used: number) => ['Guest passes', { used, renews_on: '2026-07-01' }];
  expect(await passesOf()).toEqual([...uncounted, passes(1)]);
  const issued = await api.call('POST /api/v1/my-account/guest-passes', {
    token: await api.loginAs('alex.member@example.com'),
    body: { guest_name: 'Robin Hale' },
    headers: { 'idempotency-key': 'a-pass-for-robin' },
  });
  expect(issued.status).toBe(201);
  expect(await passesOf()).toEqual([...uncounted, passes(2)]);
});

test('a term that is nearly over can be renewed, and nothing is collected for it', async () => {
  const { data } = await membershipsOf('jo.renew@example.com');
  expect(data[0]).toMatchObject({
    state: 'current',
    payment_type: 'fixed',
    end_date: '2026-06-22',
    next_payment: null,
    can_change: false,
    can_renew: true,
  });
});

test('one that waits for proof says what for, and is not changed in the meantime', async () => {
  await change('RIV100002', { status: 'pending' });
  await api.db
    .updateTable('membershipTypes')
    .set({ eligibility: 'Proof of address' })
    .where('id', '=', 101)
    .execute();
  expect((await membershipsOf('alex.member@example.com')).data[0]).toMatchObject({
    state: 'pending',
    proof: 'Proof of address',
    can_change: false,
  });
});

test('what has ended comes last, and offers nothing once it is long ago', async () => {
  await change('RIV100003', { endDate: '2026-01-31' });
  expect((await membershipsOf('jo.renew@example.com')).data[0]).toMatchObject({
    state: 'ended',
    can_change: false,
    can_renew: false,
  });
});

test('each sees their own', async () => {
  expect((await membershipsOf('sam.new@example.com')).data).toEqual([]);
  expect((await membershipsOf(null)).status).toBe(401);
});
