import { FAILURE_REASONS, type FailureReason } from 'shared-contracts/api/checkout';

/** Reason that a payment failed, from any source; `null` if there is none, or one that this page does not know. */
export function readFailureReason(reported: unknown): FailureReason | null {
  const { failureReason } = (reported ?? {}) as { failureReason?: unknown };
  return FAILURE_REASONS.find((reason) => reason === failureReason) ?? null;
}
