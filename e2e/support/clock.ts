import { type APIRequestContext, expect } from '@playwright/test';
import { port } from '../system-under-test.ts';
import type { Tenant } from './hosts.ts';

const apiOrigin = `http://127.0.0.1:${port + 1}`;

/**
 * Moves the clock of the API forward. It stays there for the person who comes after, so that only a test that runs alone may
 * do it. One tenant has classes on the days that come then: filling the timetables of all takes minutes. Returns what time
 * it is then.
 */
export async function advanceClock(
  request: APIRequestContext,
  seconds: number,
  tenant: Tenant = 'riverside',
): Promise<Date> {
  const data = { advanceSeconds: seconds, tenant };
  const answer = await request.post(`${apiOrigin}/__test/clock`, { data });
  expect(answer.ok()).toBe(true);
  return new Date((await answer.json()).now);
}
