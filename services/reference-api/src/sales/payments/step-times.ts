import type { PaymentState } from '../../platform/index.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * Time that a state is left to the person who caused it, before the settling looks at it; `null` = it is final. A call
 * to the provider that takes longer than its time-out of 20 seconds is over by then.
 */
const LEFT_ALONE_MS: Record<PaymentState, number | null> = {
  prepared: 10 * MINUTE_MS,
  processing: 45 * SECOND_MS,
  // The provider keeps a challenge open for 20 minutes.
  sca_required: 30 * MINUTE_MS,
  authorised: 30 * SECOND_MS,
  voiding: 30 * SECOND_MS,
  refunding: 0,
  completed: null,
  failed: null,
  voided: null,
  refunded: null,
};

/** When the settling first looks at a payment in a state. */
export function firstStepAt(status: PaymentState, now: Date): Date | null {
  const leftAlone = LEFT_ALONE_MS[status];
  return leftAlone === null ? null : new Date(now.getTime() + leftAlone);
}

/** Pauses after a look that decided nothing, in seconds; they add up to a day. */
const PAUSES_S = [5, 10, 20, 60, 120, 300, 900, 3_600, 14_400, 28_800, 39_600];

/** When it is looked at again; `null` when it was looked at often enough and is for a person. @param steps made so far. */
export function nextStepAfter(steps: number, now: Date): Date | null {
  const pause = PAUSES_S[steps - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * SECOND_MS);
}

/** Time for which a step is reserved for its claimant: longer than its two calls to the provider take. */
export const STEP_LEASE_MS = 60 * SECOND_MS;

/** Until when something sent to the provider may still arrive there, or be on its way into the books. */
const ARRIVES_WITHIN_MS = 40 * SECOND_MS;

/** True if a payment without a record at the provider never arrived, and never will. */
export const hasNeverArrived = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() >= ARRIVES_WITHIN_MS;
