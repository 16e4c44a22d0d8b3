// @vitest-environment happy-dom
import { currentUser, login, logout } from 'shared-contracts/api/auth';
import { createEventBus } from 'shared-contracts/bus';
import { STAY_LOGGED_IN_COOKIE, STAY_LOGGED_IN_COOKIE_MAX_AGE, TOKEN_COOKIE } from 'shared-contracts/cookies';
import { STAY_LOGGED_IN_HEADER } from 'shared-contracts/headers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../http/api.ts';
import { renderWithPlatform } from '../testing/render-with-platform.tsx';
import { answer } from '../testing/test-transport.ts';
import { testUser } from '../testing/test-user.ts';
import { createSession, LOGIN_ATTEMPT_DELAY } from './session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session over a jar of cookies that knows how long each lasts. */
function setUp(api: Api) {
  const jar = new Map<string, { value: string; maxAge: number | undefined }>();
  const session = createSession({
    api,
    bus: createEventBus(vi.fn()),
    cookies: {
      read: (name) => jar.get(name)?.value ?? null,
      write: (name, value, maxAge) => void jar.set(name, { value, maxAge }),
      remove: (name) => void jar.delete(name),
    },
    person: { tokenGone: vi.fn(), tokenChanged: vi.fn(), identified: vi.fn() },
    endings: { end: vi.fn(async () => undefined) },
    channel: { announce: vi.fn() },
    reloadPage: vi.fn(),
  });
  return { jar, session };
}

it.each([
  ['ends with the browser unless the person asks to stay', false, undefined, '0'],
  ['outlasts the browser where the person asked to stay', true, STAY_LOGGED_IN_COOKIE_MAX_AGE, '1'],
])('a login %s, and so does the token that takes its place', async (_what, stays, maxAge, header) => {
  const { platform, requests } = renderWithPlatform(null, {
    answers: [answer(login, { token: 't1' }), answer(currentUser, testUser), answer(logout, {})],
  });
  const { jar, session } = setUp(platform.api);
  jar.set(STAY_LOGGED_IN_COOKIE, { value: '1', maxAge: undefined });
  const attempt = session.login('sam', 'secret', undefined, stays);
  await vi.advanceTimersByTimeAsync(LOGIN_ATTEMPT_DELAY);
  await attempt;
  expect(requests[0]?.headers[STAY_LOGGED_IN_HEADER]).toBe(header);
  expect(jar.get(TOKEN_COOKIE)).toEqual({ value: 't1', maxAge });
  session.renew('t2');
  expect(jar.get(TOKEN_COOKIE)).toEqual({ value: 't2', maxAge });
  await session.logout();
  expect(jar.size).toBe(0);
});
