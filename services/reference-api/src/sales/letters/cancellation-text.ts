import { formatMoney } from 'shared-contracts/money';
import { type CancellationPolicy, freeCancellationUntil, penaltyPence } from '../../booking-rules/index.ts';
import { momentText } from '../../people/index.ts';
import { letterTexts } from './texts.ts';

interface Place {
  startsAt: Date;
  pricePence: number;
  /** The package that a use of paid for it. */
  packageName: string | null;
}

/** Until when a place can be given up for nothing, and what it costs after that; `null` once it has begun. */
export function cancellationText(
  place: Place,
  policy: CancellationPolicy,
  symbol: string,
  now: Date,
): string | null {
  if (place.startsAt <= now) return null;
  const words = letterTexts.cancelling;
  const until = freeCancellationUntil(place.startsAt, policy.freeCancellationHours, now);
  const chargePence = penaltyPence('late-cancellation', place, policy.penalties);
  const { pricePence, packageName } = place;
  if (pricePence === 0 && packageName === null && chargePence === 0) return words.always;
  const amount = formatMoney(chargePence, symbol);
  if (until === null) {
    if (packageName !== null) return words.isUseLost(packageName);
    return pricePence > 0 ? words.isPriceLost : words.nowCosts(amount);
  }
  const later =
    packageName === null
      ? pricePence > 0
        ? words.priceLost
        : words.costs(amount)
      : words.useLost(packageName);
  return `${words.freeUntil(momentText(until))} ${later}`;
}
