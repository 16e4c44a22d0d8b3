import { formatMoney } from 'shared-contracts/money';
import { texts } from '../platform/http/texts.ts';
import type { CancellationPolicy } from '../sales/bookings/cancellation-rules.ts';
import { penaltyTexts } from '../sales/penalties/texts.ts';
import { penaltyPence } from './penalties.ts';

/** The rule of cancelling, told before somebody books: what is lost of a price, or what a free place costs. */
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
    return isInTime ? penaltyTexts.later(hours, amount) : penaltyTexts.now(hours, amount);
  }
  return isInTime ? texts.cancellation.free(hours) : texts.cancellation.tooLate(hours);
}
