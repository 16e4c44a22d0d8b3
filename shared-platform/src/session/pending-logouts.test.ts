// @vitest-environment happy-dom
import { storageKeys } from 'shared-contracts/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../http/api-error.ts';
import { failedAnswer, networkError } from '../http/api-error.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import { createPendingLogouts, LOGOUT_RETRY } from './pending-logouts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const done: Result<object> = { ok: true, data: {}, status: 200 };
const cut: Result<object> = { ok: false, error: networkError() };

function setUp(...answers: Result<object>[]) {
  const browser = new MemoryStorage();
  const call = vi.fn(async () => answers.shift() ?? done);
  const endings = createPendingLogouts({ call } as never, browser);
  return { browser, call, endings, left: () => browser.getItem(storageKeys.endingLogins) };
}

describe('a login that ends', () => {
  it('is ended at the server with its own token, and forgotten once that is confirmed', async () => {
    const { call, endings, left } = setUp();
    const ended = endings.end('t1');
    expect(left()).toBe('["t1"]');
    await ended;
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: 'auth/logout' }),
      {},
      { token: 't1', outlivesPage: true },
    );
    expect(left()).toBeNull();
  });

  it('is tried again when the answer was lost, also by the next page and when the connection is back', async () => {
    const { browser, endings, left } = setUp(cut);
    await endings.end('t1');
    expect(left()).toBe('["t1"]');
    const answers = [cut, done];
    const call = vi.fn(async () => answers.shift());
    const stop = createPendingLogouts({ call } as never, browser).resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(call).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(left()).toBeNull();
    await vi.advanceTimersByTimeAsync(LOGOUT_RETRY);
    expect(call).toHaveBeenCalledTimes(2);
    stop();
  });

  it.each([400, 403, 415, 422])('is not taken for ended by a %i, which proves nothing', async (status) => {
    const { endings, left } = setUp({ ok: false, error: failedAnswer(status, null) });
    await endings.end('t1');
    expect(left()).toBe('["t1"]');
  });

  it('is over when the server refuses the token', async () => {
    const { endings, left } = setUp({ ok: false, error: failedAnswer(401, null) });
    await endings.end('t1');
    expect(left()).toBeNull();
  });

  it('says its farewell first, and ends whatever the result', async () => {
    const { call, endings } = setUp(cut);
    const farewell = vi.fn(async (api: { call: typeof call }) => api.call());
    await endings.end('t1', farewell as never);
    expect(farewell).toHaveBeenCalledExactlyOnceWith(expect.anything(), 't1');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('does not touch the logins that other tabs are ending', async () => {
    const { browser, endings, left } = setUp();
    browser.setItem(storageKeys.endingLogins, '["other"]');
    await endings.end('t1');
    expect(left()).toBe('["other"]');
  });

  it('starts with nothing when the list is damaged', () => {
    const { browser, call, endings } = setUp();
    browser.setItem(storageKeys.endingLogins, '{');
    endings.resume()();
    expect(call).not.toHaveBeenCalled();
  });
});
