import type { ChangeCosts } from 'shared-contracts/api/memberships';
import { texts } from '../../texts/review.ts';
import { type CostRow, changeCostRows, costRows } from './cost-rows.ts';
import type { CurrentCosts } from './current-costs.ts';

const words = texts.costs;

/** The amount due now and the later payments as text. The review step and the summary show the same. */
export interface Price {
  rows: CostRow[];
  toPayNow: string;
  /** Later payments, or why the price is not final. */
  notes: string[];
}

function notesOf({
  paymentType,
  dependsOnBillingDay,
  prettyFirstBillingDate,
  globalBasePrice,
}: CurrentCosts): string[] {
  if (dependsOnBillingDay) return [words.lowest];
  if (paymentType !== 'recurring' || prettyFirstBillingDate === null) return [];
  return [words.later(globalBasePrice.formatted, prettyFirstBillingDate)];
}

/** The price of joining or renewing; as long as a billing day is open, the least it can be. */
export function priceOf(costs: CurrentCosts): Price {
  const total = costs.totalToPayNow.formatted;
  return {
    rows: costRows(costs),
    toPayNow: costs.dependsOnBillingDay ? words.from(total) : total,
    notes: notesOf(costs),
  };
}

/** The price of a change, with what the membership costs from then on. */
export const changePriceOf = (change: ChangeCosts): Price => ({
  rows: changeCostRows(change),
  toPayNow: change.totalDueNow.formatted,
  notes: [
    words.newPrice(change.newMembershipPrice.formatted),
    words.difference(change.costs.differenceToOldMembership),
  ],
});
