import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { registerMetrics } from './metrics.routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  registerMetrics(api.app, api.db);
});
afterAll(() => api.close());

const metrics = async () => (await api.app.inject({ method: 'GET', url: '/metrics' })).body;

it('times calls by their row of the table, without a word of who or what', async () => {
  await api.call('GET /api/v1/activities/venues/sale-leisure-centre');
  await api.call('GET /api/v1/nowhere/in-particular');
  const text = await metrics();
  expect(text).toMatch(
    /touchline_api_call_duration_seconds_count\{method="GET",route="\/api\/v1\/activities\/venues\/:venue",status="200"\} 1/,
  );
  expect(text).toContain('route="none",status="404"} 1');
  expect(text).not.toContain('sale-leisure-centre');
  expect(text).not.toContain('in-particular');
});

it('tells what is waiting', async () => {
  const { id: personId, tenantId } = await api.db
    .selectFrom('people')
    .select(['id', 'tenantId'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const now = api.now();
  await api.db
    .insertInto('mails')
    .values({
      tenantId,
      personId,
      kind: 'reset-password',
      origin: 'http://x',
      createdAt: now,
      nextAttemptAt: now,
    })
    .execute();
  const text = await metrics();
  expect(text).toMatch(/touchline_mails_waiting [1-9]/);
  expect(text).toContain('touchline_holds_waiting 0');
  expect(text).toContain('touchline_payments_waiting 0');
});
