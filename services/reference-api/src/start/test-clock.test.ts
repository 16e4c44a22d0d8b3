import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { createClock, registerTestClock } from './test-clock.ts';

const AT = Date.parse('2026-06-10T08:00:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const advance = (seconds: unknown, tenant?: string) =>
  api.app.inject({ method: 'POST', url: '/__test/clock', payload: { advanceSeconds: seconds, tenant } });

it('is not there unless it was asked for', async () => {
  expect((await advance(60)).statusCode).toBe(404);
});

it('moves forward, runs on from there, and has followed up before it answers', async () => {
  const system = { now: AT };
  const clock = createClock(() => system.now);
  const followed: unknown[] = [];
  await api.close();
  api = await startTestApi();
  registerTestClock(api.app, clock, async (tenant) => followed.push(tenant ?? clock.now().toISOString()));
  const answer = await advance(86_400);
  expect(answer.json()).toEqual({ now: '2026-06-11T08:00:00.000Z' });
  await advance(0, 'harbour');
  expect(followed).toEqual(['2026-06-11T08:00:00.000Z', 'harbour']);
  system.now += 1000;
  expect(clock.now().toISOString()).toBe('2026-06-11T08:00:01.000Z');
});

it.each([-1, 1.5, '', 35_000_000])('refuses a step of %o', async (seconds) => {
  expect((await advance(seconds)).statusCode).toBe(400);
});
