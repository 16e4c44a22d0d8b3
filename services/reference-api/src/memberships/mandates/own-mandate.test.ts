import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const mandateOf = async (username: string | null) =>
  api.call('GET /api/v1/my-account/mandate', { token: username && (await api.loginAs(username)) });

test('says who pays from which account, when and how much, and not the account', async () => {
  const { data, text } = await mandateOf('alex.member@example.com');
  const amount = { decimal: '32.00', formatted: '£32.00' };
  expect(data.mandate?.due).toHaveLength(12);
  expect(data.mandate).toEqual({
    status: 'active',
    reference: 'RIVMEMBER0002',
    service_user_name: 'Riverside Leisure Ltd',
    account_holder: 'Alex Fairbairn',
    account_ending: '4958',
    billing_day: '15',
    next_payment: { day: '2026-06-15', amount },
    collected: [],
    due: expect.arrayContaining([
      { day: '2026-05-15', amount },
      { day: '2025-06-15', amount },
    ]),
  });
  expect(text).not.toMatch(/sealed|account_number|sort_code/);
});

test('collects nothing for what has ended', async () => {
  await api.db
    .updateTable('memberships')
    .set({ endDate: '2026-06-14' })
    .where('mandateId', 'is not', null)
    .execute();
  expect((await mandateOf('alex.member@example.com')).data.mandate?.next_payment).toBeNull();
});

test('is none for the person who has none, and is refused to visitors', async () => {
  expect((await mandateOf('sam.new@example.com')).data).toEqual({ mandate: null, missing: null });
  expect((await mandateOf(null)).status).toBe(401);
});
