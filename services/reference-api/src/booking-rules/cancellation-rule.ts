import { formatMoney } from 'shared-contracts/money';
import type { PenaltyPolicy } from '../platform/index.ts';
import { penaltyPence } from './penalties.ts';
import { bookingRuleTexts } from './texts.ts';

/** The venue's policy for cancelling. */
export interface CancellationPolicy {
  freeCancellationHours: number;
  penalties: PenaltyPolicy;
}

/** The rest of the rule, shown below the moment until which cancelling is free; empty if it costs nothing afterwards. */
export function ruleAfterFreeCancellation(
  pricePence: number,
  { penalties }: CancellationPolicy,
  symbol: string,
): string {
  const charge = penaltyPence('late-cancellation', { pricePence }, penalties);
  return charge > 0 ? bookingRuleTexts.lateCancellation.afterwards(formatMoney(charge, symbol)) : '';
}

/** The cancellation rule, shown before booking: what part of a price is lost, or what a free place costs. */
export function cancellationRule(
  pricePence: number,
  isInTime: boolean,
  policy: CancellationPolicy,
  symbol: string,
): string {
  const hours = policy.freeCancellationHours;
  const charge = penaltyPence('late-cancellation', { pricePence }, policy.penalties);
  if (charge > 0) {
    const amount = formatMoney(charge, symbol);
    return isInTime
      ? bookingRuleTexts.lateCancellation.later(hours, amount)
      : bookingRuleTexts.lateCancellation.now(hours, amount);
  }
  return isInTime ? bookingRuleTexts.cancellation.free(hours) : bookingRuleTexts.cancellation.tooLate(hours);
}
