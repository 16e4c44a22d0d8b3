import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
let staff: string;

beforeAll(async () => {
  api = await startTestApi();
  const tenant = api.db.selectFrom('tenants').where('slug', '=', 'riverside');
  const { settings } = await tenant.select('settings').executeTakeFirstOrThrow();
  await api.db
    .updateTable('tenants')
    .set({ settings: JSON.stringify({ ...settings, staffCurrency: { symbol: '€' } }) })
    .where('slug', '=', 'riverside')
    .execute();
  staff = await api.loginAs('staff@example.com');
});
afterAll(() => api.close());

describe('the symbol of amounts', () => {
  it.each([
    ['front-of-house', '€', '€ 0.00'],
    ['bookings', '£', '£0.00'],
  ])('on the %s host is %s', async (app, symbol, nothing) => {
    const client = await api.call('GET /api/v1/client', { app });
    expect(client.data.currency).toEqual({ symbol });
    const basket = await api.call('GET /api/v1/checkout', { app, token: staff });
    expect(basket.data.totals?.formatted_total).toBe(nothing);
    const user = await api.call('GET /api/v1/auth/user', { app, token: staff });
    expect(user.data.credit?.formatted_balance).toBe(nothing);
  });
});
