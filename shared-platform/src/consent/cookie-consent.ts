import { CONSENT_COOKIE, CONSENT_COOKIE_MAX_AGE } from 'shared-contracts/cookies';
import { storageKeys } from 'shared-contracts/storage';
import type { SharedCookies } from '../session/shared-cookies.ts';
import { createWatchable, type Watchable } from '../watchable.ts';

export type ConsentChoice = 'granted' | 'refused';

/** True if a person agrees to the tags of other companies. It belongs to the browser, no matter who is logged in. */
export interface CookieConsent {
  /** True if this document may carry tags at all: what its address was when it was opened decides. */
  mayCarryTags: boolean;
  choice: Watchable<ConsentChoice | null>;
  /** True if the person is being asked: at first, and when they want to choose again. */
  isAsking: Watchable<boolean>;
  choose(choice: ConsentChoice): void;
  /** True if tags may begin to run in this document; from then on they do. */
  startTags(): boolean;
  hasTags(): boolean;
  /**
   * Keeps tags from a form that they must not read: they never begin in this document, and where they run it makes way
   * for one without them, as this tab's documents are from then on.
   * @param isLogin the next document opens the login by itself
   */
  keepTagsOut(isLogin?: boolean): void;
  /** True if this document was opened for a login; says so once. */
  takeLogin(): boolean;
}

/** Storage and reload with which a page becomes a new document. */
export interface TagBarrier {
  storage: Storage;
  /** Loads the document again; what was typed is kept. */
  reload(): void;
}

const LOGIN = 'login';

/** A choice that no one knows counts as none. */
const readChoice = (value: string | null): ConsentChoice | null =>
  value === 'granted' || value === 'refused' ? value : null;

export function createCookieConsent(
  cookies: SharedCookies,
  mayCarryTags: boolean,
  { storage, reload }: TagBarrier,
): CookieConsent {
  const { withoutTags } = storageKeys;
  let isKeptOut = !mayCarryTags || storage.getItem(withoutTags) !== null;
  let isRunning = false;
  const choice = createWatchable(readChoice(cookies.read(CONSENT_COOKIE)), null);
  // A page for everyone does not ask: those who have chosen would see the question for a moment.
  const isAsking = createWatchable(choice.get() === null, false);
  return {
    mayCarryTags,
    choice,
    isAsking,
    choose(next) {
      cookies.write(CONSENT_COOKIE, next, CONSENT_COOKIE_MAX_AGE);
      choice.set(next);
      isAsking.set(false);
    },
    startTags() {
      isRunning ||= !isKeptOut;
      return isRunning;
    },
    hasTags: () => isRunning,
    keepTagsOut(isLogin = false) {
      isKeptOut = true;
      if (!isRunning) return;
      storage.setItem(withoutTags, isLogin ? LOGIN : '1');
      reload();
    },
    takeLogin() {
      const isForLogin = storage.getItem(withoutTags) === LOGIN;
      if (isForLogin) storage.setItem(withoutTags, '1');
      return isForLogin;
    },
  };
}
