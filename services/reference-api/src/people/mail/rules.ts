import type { MailKind } from '../../platform/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WAIT_MINUTES = [1, 5, 15, 60];
/** Mail about a password or an unfinished joining is no use a day late; a payer is to hear within three days (Bacs). */
const GIVE_UP_AFTER_DAYS: Record<MailKind, number> = {
  'confirm-email': 3,
  'passkey-added': 3,
  'passkey-removed': 3,
  'reset-password': 1,
  'staff-account': 3,
  'password-changed': 1,
  'membership-confirmed': 3,
  'direct-debit-notice': 3,
  'booking-cancelled': 3,
  'membership-ended': 3,
  'place-offered': 1,
  'membership-freeze': 3,
  'direct-debit-changed': 3,
  'direct-debit-set-up': 3,
  'document-decided': 3,
  'no-show-noted': 3,
  'order-confirmed': 3,
  'booking-reminder': 1,
  'class-cancelled': 3,
  'payment-settled': 3,
  'joining-link': 1,
  'joining-reminder': 1,
};

/** Far longer than a mail server that drags its feet is waited for. */
const CLAIM_MINUTES = 5;

/** Until when the person who took a mail has it to themselves. */
export const claimedUntil = (now: Date): Date => new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS);

/** When a mail is due again. @param attempts how many there were, the one under way included. */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const minutes = WAIT_MINUTES[Math.min(attempts, WAIT_MINUTES.length) - 1] ?? 1;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** @param dueAt when it was to be sent first. */
export const isPastDeadline = (kind: MailKind, dueAt: Date, now: Date): boolean =>
  now.getTime() - dueAt.getTime() > GIVE_UP_AFTER_DAYS[kind] * DAY_MS;
