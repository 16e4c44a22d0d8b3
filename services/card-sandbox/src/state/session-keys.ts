import { randomUUID } from 'node:crypto';
import type { CheckResult } from '../bank/avs-cvc-check.ts';
import type { Card } from './card.ts';

const LIFETIME_MS = 400_000;
const FAILURES_ALLOWED = 3;

/** The card a session key stands for, with the check of the security code typed for it. */
export interface KeyedCard {
  card: Card;
  isReusable: boolean;
  securityCodeCheck: CheckResult;
  expiresAt: number;
}

export interface SessionKey {
  merchantSessionKey: string;
  vendorName: string;
  expiresAt: number;
  failures: number;
  keyedCard: KeyedCard | undefined;
}

/** The provider's session keys: good for 400 seconds, one success and fewer than three failures. */
export class SessionKeys {
  readonly #keys = new Map<string, SessionKey>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(vendorName: string): SessionKey {
    this.#forgetExpired();
    const key: SessionKey = {
      merchantSessionKey: randomUUID().toUpperCase(),
      vendorName,
      expiresAt: this.#now() + LIFETIME_MS,
      failures: 0,
      keyedCard: undefined,
    };
    this.#keys.set(key.merchantSessionKey, key);
    return key;
  }

  find(merchantSessionKey: string): SessionKey | undefined {
    const key = this.#keys.get(merchantSessionKey);
    return key && key.expiresAt > this.#now() ? key : undefined;
  }

  /** Counts a failed attempt; the third removes the key. */
  recordFailure(key: SessionKey): void {
    key.failures += 1;
    if (key.failures >= FAILURES_ALLOWED) this.remove(key);
  }

  /** Ties the key to its one card; the tie lasts 400 seconds of its own. */
  recordCard(key: SessionKey, keyed: Omit<KeyedCard, 'expiresAt'>): KeyedCard {
    key.keyedCard = { ...keyed, expiresAt: this.#now() + LIFETIME_MS };
    return key.keyedCard;
  }

  remove(key: SessionKey): void {
    this.#keys.delete(key.merchantSessionKey);
  }

  #forgetExpired(): void {
    for (const key of this.#keys.values()) if (key.expiresAt <= this.#now()) this.remove(key);
  }
}
