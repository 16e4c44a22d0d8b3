import {
  formatVenueSelection,
  TOKEN_COOKIE,
  VENUES_COOKIE,
  VENUES_COOKIE_MAX_AGE,
} from 'shared-contracts/cookies';
import {
  formatKioskMemory,
  KIOSK_COOKIE,
  KIOSK_COOKIE_MAX_AGE,
  type KioskMemory,
  parseKioskMemory,
} from 'shared-contracts/kiosk';
import { storageKeys, storageLifetime } from 'shared-contracts/storage';
import { beginVisit } from '../person/visit-in-history.ts';
import type { SharedCookies } from '../session/shared-cookies.ts';
import { storedNames, tabStorage } from '../storage/browser-storage.ts';
import { createWatchable, type Watchable } from '../watchable.ts';

/** A terminal that one person uses after the other. Each has a turn; what belongs to one is gone in the next. */
export interface Kiosk {
  memory: Watchable<KioskMemory>;
  remember(parts: Partial<Omit<KioskMemory, 'turn'>>): void;
  /** True if another person's turn has begun, here or on another host, since this document was opened. */
  isSessionOver(): boolean;
  /** True if this turn is over and the next one's page is on its way. */
  isEnding: Watchable<boolean>;
  /** Forgets on this device whatever is about the person: login, storages, venue (decisions 44). The centre stays. */
  endKioskSession(): void;
}

/**
 * @param isOn whether this tab is a kiosk. Hosts of a tenant share no storage: each forgets what it holds of an earlier
 * turn when it is opened in a later one.
 */
export function createKiosk(isOn: boolean, cookies: SharedCookies, storages: readonly Storage[]): Kiosk {
  const read = () => parseKioskMemory(cookies.read(KIOSK_COOKIE));
  const memory = createWatchable(read());
  const { turn: turnHere } = memory.get();
  const isEnding = createWatchable(false);

  function write(next: KioskMemory): void {
    cookies.write(KIOSK_COOKIE, formatKioskMemory(next), KIOSK_COOKIE_MAX_AGE);
    memory.set(next);
  }

  if (isOn) belongTo(turnHere, storages);
  return {
    memory,
    remember: (parts) => write({ ...read(), ...parts }),
    isEnding,
    isSessionOver: () => read().turn !== turnHere,
    endKioskSession() {
      isEnding.set(true);
      const turn = crypto.randomUUID();
      const { centre } = read();
      cookies.remove(TOKEN_COOKIE);
      if (centre) {
        const selection = formatVenueSelection({ bookings: centre, 'online-joining': centre });
        cookies.write(VENUES_COOKIE, selection, VENUES_COOKIE_MAX_AGE);
      } else cookies.remove(VENUES_COOKIE);
      write({ turn, centre, text: null, isHighContrast: false, language: null });
      belongTo(turn, storages);
    },
  };
}

/**
 * Empties storages of another turn's entries; those of the tab itself, as that it is a kiosk, stay. Back leads to no
 * address of that turn any more: what someone searched for and chose can be read from them.
 */
function belongTo(turn: string | null, storages: readonly Storage[]): void {
  for (const storage of storages) {
    if (turn === null || storage.getItem(storageKeys.kioskTurn) === turn) continue;
    for (const name of storedNames(storage)) if (storageLifetime(name) !== 'tab') storage.removeItem(name);
    storage.setItem(storageKeys.kioskTurn, turn);
    if (storage === tabStorage()) beginVisit();
  }
}
