import { login, logout } from 'shared-contracts/api/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testDeploymentUrls } from '../testing/test-transport.ts';
import { createApi } from './api.ts';

const deployment = {
  ...testDeploymentUrls,
  geocoderUrl: '',
  cookieDomain: 'riverside.localhost',
  origins: { bookings: '', 'my-account': '', 'online-joining': '', 'front-of-house': '' },
  bearer: false,
  telemetryUrl: null,
};

function withFetch(fetching: typeof fetch) {
  const fetched = vi.fn(fetching);
  vi.stubGlobal('fetch', fetched);
  const onUnauthorised = vi.fn();
  const api = createApi({
    deployment,
    preloaded: [],
    readToken: () => 't1',
    readPerson: () => null,
    onUnauthorised,
  });
  return { api, fetched, onUnauthorised };
}

const saying = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });

afterEach(() => vi.unstubAllGlobals());

describe('a call that outlives its page', () => {
  it('is left to the browser to deliver, with token, cookies and a time limit', async () => {
    const { api, fetched } = withFetch(saying(200, { status_code: 200, data: {} }));
    const result = await api.call(logout, {}, { token: 't0', outlivesPage: true });
    expect(result.ok).toBe(true);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1/auth/logout');
    expect(init).toMatchObject({ method: logout.method, keepalive: true, credentials: 'include' });
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer t0', Accept: 'application/json' });
    expect(init?.signal?.aborted).toBe(false);
  });

  it('carries its body as any other call does', async () => {
    const { api, fetched } = withFetch(saying(422, { status_code: 422 }));
    await api.call(login, { body: { username: 'sam@example.com', password: 'x' } }, { outlivesPage: true });
    const init = fetched.mock.calls[0]?.[1];
    expect(JSON.parse(String(init?.body))).toEqual({ username: 'sam@example.com', password: 'x' });
    expect(init?.headers).toMatchObject({ 'Content-Type': 'application/json' });
  });

  it("hands on the server's refusal", async () => {
    const { api } = withFetch(saying(409, { status_code: 409, message: 'Not now.' }));
    const result = await api.call(logout, {}, { token: 't0', outlivesPage: true });
    expect(result).toMatchObject({ ok: false, error: { message: 'Not now.' } });
  });

  it('says network when the connection breaks', async () => {
    const { api } = withFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const result = await api.call(logout, {}, { token: 't0', outlivesPage: true });
    expect(result).toMatchObject({ ok: false, error: { kind: 'network' } });
  });
});
