import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test.each([
  ['direct-debit', ['Paying by Direct Debit', 'The Direct Debit Guarantee']],
  ['health-commitment', ['Health commitment']],
  ['membership', ['Terms of membership']],
])('the %s terms are in the words of the tenant', async (path, titles) => {
  const { status, data } = await api.call(`GET /api/v1/terms/${path}`);
  expect([status, data.map(({ title }) => title)]).toEqual([200, titles]);
  const harbour = (await api.call(`GET /api/v1/terms/${path}`, { tenant: 'harbour' })).text;
  expect(harbour).not.toMatch(/Riverside|\{\w+\}|undefined/);
  if (path !== 'health-commitment') expect(harbour).toContain('Harbour Sports and Swim CIC');
});

test('the Guarantee names the service user and the notice', async () => {
  const { text } = await api.call('GET /api/v1/terms/direct-debit');
  expect(text).toContain('Riverside Leisure Ltd will notify you 10 working days in advance');
});
