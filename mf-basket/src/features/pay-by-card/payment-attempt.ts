import { storageKeys } from 'shared-contracts/storage';
import { storedNames, tabStorage } from 'shared-platform';

/** The calls that may take money or make an order. */
export type PayingCall = 'authorise' | 'complete';

const PREFIX = storageKeys.paymentAttempt('');

/**
 * The idempotency key of a paying call, kept before it is sent: a repeat of the same call after a lost answer carries
 * the same key, another call gets its own.
 */
export function attemptKey(cartId: string, call: PayingCall): string {
  const kept = tabStorage().getItem(storageKeys.paymentAttempt(cartId));
  return kept?.startsWith(`${call}-`) ? kept : renewAttempt(cartId, call);
}

/** A new key after a definite answer, which the old one would only repeat. */
export function renewAttempt(cartId: string, call: PayingCall): string {
  const key = `${call}-${crypto.randomUUID()}`;
  tabStorage().setItem(storageKeys.paymentAttempt(cartId), key);
  return key;
}

export function forgetAttempt(cartId: string): void {
  tabStorage().removeItem(storageKeys.paymentAttempt(cartId));
}

/** The basket whose payment this tab began and does not know the end of. */
export function cartInPayment(): string | null {
  const key = storedNames(tabStorage()).find((name) => name.startsWith(PREFIX));
  return key ? key.slice(PREFIX.length) : null;
}
