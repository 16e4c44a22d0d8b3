// @vitest-environment happy-dom
import { logout } from 'shared-contracts/api/auth';
import { clearJoiningCart } from 'shared-contracts/api/joining-cart';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endKioskSession, replaceDocument } from './end-kiosk-session.ts';

beforeEach(() => vi.stubGlobal('fetch', async () => new Response()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the end of a turn', () => {
  it.each([
    ['a visitor', null, []],
    ['somebody', testUser, ['DELETE /api/v1/cart/clear', 'POST /api/v1/auth/logout']],
  ])('of %s makes only the calls it needs', async (_, user, calls) => {
    const { platform, requests } = renderWithPlatform(null, {
      user,
      answers: [answer(clearJoiningCart, {}), answer(logout, {})],
    });
    await endKioskSession(platform, () => undefined);
    const changes = requests.filter(({ method }) => method !== 'GET');
    expect(changes.map(({ method, url }) => `${method} ${url}`)).toEqual(calls);
  });

  it('logs out even when the basket could not be cleared', async () => {
    const { platform, requests } = renderWithPlatform(null, {
      user: testUser,
      answers: [failure(clearJoiningCart, 500), answer(logout, {})],
    });
    await endKioskSession(platform, () => undefined);
    expect(requests.at(-1)?.url).toBe('/api/v1/auth/logout');
  });

  it('forgets the person before the server answers', async () => {
    const silent = (endpoint: typeof clearJoiningCart | typeof logout) => ({
      endpoint,
      respond: () => new Promise<never>(() => undefined),
    });
    const { platform } = renderWithPlatform(null, {
      user: testUser,
      answers: [silent(clearJoiningCart), silent(logout)],
    });
    sessionStorage.setItem(storageKeys.joining, '{}');
    void endKioskSession(platform, () => undefined);
    expect(document.cookie).not.toContain('test-token');
    expect(platform.session.session.get().status).toBe('anonymous');
    expect(sessionStorage.getItem(storageKeys.joining)).toBeNull();
    expect(localStorage.getItem(storageKeys.endingLogins)).toBe('["test-token"]');
  });

  it('leaves no draft behind when the session was over already, and goes home without reloading', async () => {
    const steps: string[] = [];
    vi.spyOn(window.location, 'reload').mockImplementation(() => void steps.push('reload'));
    const { platform } = renderWithPlatform(null, {
      user: testUser,
      answers: [failure(clearJoiningCart, 401)],
    });
    platform.drafts.follow('register', () => ({ email: 'noor@example.com' }));
    await endKioskSession(platform, () => void steps.push('home'));
    expect(steps).toEqual(['home']);
    expect(sessionStorage.getItem(storageKeys.draft('register'))).toBeNull();
  });
});

describe('a page opened again', () => {
  it('replaces another', () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    replaceDocument('https://lobby.example.com/');
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://lobby.example.com/');
  });

  it('is loaded even if only the fragment differs', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/kiosk?kiosk=true');
    replaceDocument(`${window.location.href}#cleared`);
    expect(reload).toHaveBeenCalledOnce();
    expect(window.location.hash).toBe('#cleared');
  });
});
