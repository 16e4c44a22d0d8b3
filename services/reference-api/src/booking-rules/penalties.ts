import type { PenaltyReason } from 'shared-contracts/api/penalties';
import type { PenaltyPolicy } from '../platform/index.ts';

/**
 * The charge for a booking that was cancelled too late or missed. Only if nothing was paid for it: a person who
 * paid loses the price, or the use of a package, which is penalty enough.
 */
export function penaltyPence(
  reason: PenaltyReason,
  { pricePence, packageName }: { pricePence: number; packageName?: string | null },
  policy: PenaltyPolicy,
): number {
  if (pricePence > 0 || packageName) return 0;
  return reason === 'no-show' ? policy.noShowPence : policy.lateCancellationPence;
}

/** True if someone owes so much that they have to pay before they book again. */
export function isBookingStopped(duePence: number, { stopsBookingAtPence }: PenaltyPolicy): boolean {
  return stopsBookingAtPence !== null && duePence >= stopsBookingAtPence;
}
