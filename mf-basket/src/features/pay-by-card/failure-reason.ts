import { FAILURE_REASONS, type FailureReason } from 'shared-contracts/api/checkout';

/** Why a payment failed, from whatever tells it; `null` where nothing is said, or something this page does not know. */
export function readFailureReason(told: unknown): FailureReason | null {
  const { failureReason } = (told ?? {}) as { failureReason?: unknown };
  return FAILURE_REASONS.find((reason) => reason === failureReason) ?? null;
}
