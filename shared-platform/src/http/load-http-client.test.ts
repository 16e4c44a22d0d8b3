// @vitest-environment happy-dom
import { theme } from 'shared-contracts/api/theme';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testDeploymentUrls } from '../testing/test-transport.ts';
import { createApi } from './api.ts';
import { warmHttpClient } from './load-http-client.ts';

const loading = vi.hoisted(() => vi.fn());
const request = vi.hoisted(() => vi.fn());
vi.mock('./http-client.ts', () => {
  loading();
  return { httpClient: { request } };
});

const idle = vi.fn<(work: () => void) => number>(() => 1);

beforeEach(() => vi.stubGlobal('requestIdleCallback', idle));
afterEach(() => vi.unstubAllGlobals());

it('is not loaded before anyone calls or the page is idle, and then once', async () => {
  request.mockResolvedValue({ status: 200, data: { status_code: 200, data: {} } });
  const api = createApi({
    deployment: {
      ...testDeploymentUrls,
      geocoderUrl: '',
      cookieDomain: 'riverside.localhost',
      origins: { bookings: '', 'my-account': '', 'online-joining': '', 'front-of-house': '' },
      bearer: false,
      telemetryUrl: null,
    },
    preloaded: [{ url: 'frontend/theme', status: 200, body: { status_code: 200, data: {} } }],
    readToken: () => null,
    readPerson: () => null,
    onUnauthorised: () => undefined,
  });
  warmHttpClient(false);
  expect(idle).toHaveBeenCalledTimes(1);
  expect((await api.call(theme, {})).ok).toBe(true);
  expect(loading).not.toHaveBeenCalled();

  idle.mock.calls[0]?.[0]();
  await vi.waitFor(() => expect(loading).toHaveBeenCalledTimes(1));
  expect((await api.call(theme, {})).ok).toBe(true);
  expect(request).toHaveBeenCalledTimes(1);
  warmHttpClient(true);
  expect(loading).toHaveBeenCalledTimes(1);
});
