import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { registerHealth } from './health.routes.ts';

const readiness = { isStopping: false };
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  registerHealth(api.app, api.db, readiness);
});
afterAll(() => api.close());

const ask = async (path: string) => {
  const { statusCode, body } = await api.app.inject({ method: 'GET', url: path });
  return [statusCode, body];
};

it('lives and is ready while the database answers', async () => {
  expect(await ask('/health')).toEqual([200, '{"status":"ok"}']);
  expect(await ask('/ready')).toEqual([200, '{"status":"ok"}']);
});

it('is not ready once it is asked to stop, and lives on in the meantime', async () => {
  readiness.isStopping = true;
  expect(await ask('/ready')).toEqual([503, '{"status":"stopping"}']);
  expect((await ask('/health'))[0]).toBe(200);
  readiness.isStopping = false;
});

it('is not ready without its database', async () => {
  await api.db.destroy();
  expect(await ask('/ready')).toEqual([503, '{"status":"no database"}']);
});
