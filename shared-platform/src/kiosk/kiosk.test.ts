// @vitest-environment happy-dom
import { parseVenueSelection, TOKEN_COOKIE, VENUES_COOKIE } from 'shared-contracts/cookies';
import { KIOSK_COOKIE, parseKioskMemory } from 'shared-contracts/kiosk';
import { storageKeys } from 'shared-contracts/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { isInEarlierVisit, markEntry } from '../person/visit-in-history.ts';
import { createMemoryCookies } from '../session/memory-cookies.ts';
import type { SharedCookies } from '../session/shared-cookies.ts';
import { storedNames } from '../storage/browser-storage.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import { createKiosk } from './kiosk.ts';

let cookies: SharedCookies;
const storages = [sessionStorage, localStorage];
const open = (isOn = true) => createKiosk(isOn, cookies, storages);
const stored = () => storages.flatMap(storedNames);

beforeEach(() => {
  cookies = createMemoryCookies();
  for (const storage of storages) storage.clear();
});

/** Personal data that remains on one host. */
function leaveThings(): void {
  sessionStorage.setItem(storageKeys.draft('register'), '{"email":"noor@example.com"}');
  sessionStorage.setItem(storageKeys.joining, '{}');
  localStorage.setItem('of-a-plug-in', 'noor@example.com');
}

describe('the end of a turn', () => {
  it('forgets login, storages and looks', () => {
    cookies.write(TOKEN_COOKIE, 't1');
    cookies.write(VENUES_COOKIE, 'bookings:altrincham');
    const kiosk = open();
    kiosk.remember({ text: 'largest', isHighContrast: true, language: 'cy' });
    leaveThings();
    kiosk.endKioskSession();
    expect(cookies.read(TOKEN_COOKIE)).toBeNull();
    expect(cookies.read(VENUES_COOKIE)).toBeNull();
    expect(kiosk.memory.get()).toMatchObject({
      centre: null,
      text: null,
      isHighContrast: false,
      language: null,
    });
    expect(new Set(stored())).toEqual(new Set([storageKeys.kioskTurn, storageKeys.visit]));
  });

  it('makes every entry of the history one of an earlier visit, also on the other hosts', () => {
    const kiosk = open();
    markEntry();
    expect(isInEarlierVisit()).toBe(false);
    kiosk.endKioskSession();
    expect(isInEarlierVisit()).toBe(true);
    // Another host has storages of its own, and its entries are met when it is opened again.
    sessionStorage.clear();
    history.replaceState(null, '');
    markEntry();
    open();
    expect(isInEarlierVisit()).toBe(true);
  });

  it('forgets what memory holds where the browser refuses all storage', () => {
    const memory = new MemoryStorage();
    const kiosk = createKiosk(true, cookies, [memory]);
    memory.setItem(storageKeys.joining, '{}');
    kiosk.endKioskSession();
    expect(storedNames(memory)).toEqual([storageKeys.kioskTurn]);
  });

  it('leaves the tab a kiosk, in the centre it stands in', () => {
    sessionStorage.setItem(storageKeys.flags, 'kiosk');
    const kiosk = open();
    kiosk.remember({ centre: 'sale' });
    cookies.write(VENUES_COOKIE, 'bookings:altrincham');
    kiosk.endKioskSession();
    expect(sessionStorage.getItem(storageKeys.flags)).toBe('kiosk');
    expect(parseKioskMemory(cookies.read(KIOSK_COOKIE)).centre).toBe('sale');
    expect(parseVenueSelection(cookies.read(VENUES_COOKIE))).toEqual({
      bookings: 'sale',
      'online-joining': 'sale',
    });
  });

  it('is known to a document of before, not to one of after', () => {
    const before = open();
    expect(before.isSessionOver()).toBe(false);
    open().endKioskSession();
    expect(before.isSessionOver()).toBe(true);
    expect(open().isSessionOver()).toBe(false);
  });
});

describe('a host that is opened', () => {
  it('forgets what it holds of an earlier turn, once', () => {
    open().endKioskSession();
    for (const storage of storages) storage.removeItem(storageKeys.kioskTurn);
    leaveThings();
    open();
    expect(new Set(stored())).toEqual(new Set([storageKeys.kioskTurn, storageKeys.visit]));
    leaveThings();
    open();
    expect(stored()).toContain(storageKeys.draft('register'));
  });

  it.each([
    ['outside a kiosk', false, true],
    ['before the first start over', true, false],
  ])('keeps all %s', (_, isOn, hasTurn) => {
    if (hasTurn) open().endKioskSession();
    for (const storage of storages) storage.clear();
    leaveThings();
    open(isOn);
    expect(stored()).toHaveLength(3);
  });
});
