import type { ChangeCosts } from 'shared-contracts/api/memberships';
import { texts } from '../../texts/review.ts';
import { type CostRow, changeCostRows, costRows } from './cost-rows.ts';
import type { CurrentCosts } from './current-costs.ts';

const words = texts.costs;

/** The amount due now and the later payments as text. The summary leaves out what is next to it already. */
export interface Price {
  rows: CostRow[];
  toPayNow: string;
  /** Reason that the price is not final, or the new price of a change; said once where the review step is in view. */
  reviewNotes: string[];
  /** Later payments. */
  notes: string[];
}

function notesOf({
  paymentType,
  dependsOnBillingDay,
  prettyFirstBillingDate,
  globalBasePrice,
}: CurrentCosts): string[] {
  if (dependsOnBillingDay) return [];
  if (paymentType !== 'recurring' || prettyFirstBillingDate === null) return [];
  return [words.later(globalBasePrice.formatted, prettyFirstBillingDate)];
}

/** The price of joining or renewing; as long as a billing day is open, the least it can be. */
export function priceOf(costs: CurrentCosts): Price {
  const total = costs.totalToPayNow.formatted;
  return {
    rows: costRows(costs),
    toPayNow: costs.dependsOnBillingDay ? words.from(total) : total,
    reviewNotes: costs.dependsOnBillingDay ? [words.lowest] : [],
    notes: notesOf(costs),
  };
}

/** The price of a change, with what the membership costs from then on. */
export const changePriceOf = (change: ChangeCosts, isMonthly: boolean): Price => ({
  rows: changeCostRows(change),
  toPayNow: change.totalDueNow.formatted,
  reviewNotes: [words.newPrice(change.newMembershipPrice.formatted, isMonthly)],
  notes: [words.difference(change.costs.differenceToOldMembership)],
});
