import { type APIRequestContext, expect } from '@playwright/test';
import { port } from '../system-under-test.ts';

const apiOrigin = `http://127.0.0.1:${port + 1}`;

/**
 * Moves the clock of the API forward. It stays there for whoever comes after, so that only a test that runs alone may
 * do it. Answers what time it is then.
 */
export async function advanceClock(request: APIRequestContext, seconds: number): Promise<Date> {
  const answer = await request.post(`${apiOrigin}/__test/clock`, { data: { advanceSeconds: seconds } });
  expect(answer.ok()).toBe(true);
  return new Date((await answer.json()).now);
}
