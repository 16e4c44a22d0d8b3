import { CONSENT_COOKIE, CONSENT_COOKIE_MAX_AGE } from 'shared-contracts/cookies';
import type { SharedCookies } from '../session/shared-cookies.ts';
import { createWatchable, type Watchable } from '../watchable.ts';

export type ConsentChoice = 'granted' | 'refused';

/** Whether a person agrees to the tags of other companies. It belongs to the browser, whoever is logged in. */
export interface CookieConsent {
  /** Whether this document may carry tags at all: what its address was when it was opened decides. */
  mayCarryTags: boolean;
  choice: Watchable<ConsentChoice | null>;
  /** Whether the person is being asked: at first, and when they want to choose again. */
  isAsking: Watchable<boolean>;
  choose(choice: ConsentChoice): void;
}

/** A choice that nobody knows counts as none. */
const readChoice = (value: string | null): ConsentChoice | null =>
  value === 'granted' || value === 'refused' ? value : null;

export function createCookieConsent(cookies: SharedCookies, mayCarryTags: boolean): CookieConsent {
  const choice = createWatchable(readChoice(cookies.read(CONSENT_COOKIE)));
  const isAsking = createWatchable(choice.get() === null);
  return {
    mayCarryTags,
    choice,
    isAsking,
    choose(next) {
      cookies.write(CONSENT_COOKIE, next, CONSENT_COOKIE_MAX_AGE);
      choice.set(next);
      isAsking.set(false);
    },
  };
}
