import type { ChangeCosts } from 'shared-contracts/api/membership-entities';
import { texts } from '../../../texts/en.ts';
import { type CostRow, changeCostRows, costRows } from '../costs/cost-rows.ts';
import type { CurrentCosts } from '../costs/current-costs.ts';

const words = texts.sidebar;

/** What is paid now and what follows, ready to be read. */
export interface PriceSummary {
  rows: CostRow[];
  toPayNow: string;
  /** What follows, or why the price is not final. */
  note: string | null;
}

function noteOf({
  dependsOnBillingDay,
  prettyFirstBillingDate,
  globalBasePrice,
}: CurrentCosts): string | null {
  if (dependsOnBillingDay) return words.lowest;
  if (prettyFirstBillingDate === null) return null;
  return words.thenMonthly(globalBasePrice.formatted, prettyFirstBillingDate);
}

/** The price of joining or renewing; as long as a billing day is open, the least it can be. */
export function summaryOf(costs: CurrentCosts): PriceSummary {
  const total = costs.totalToPayNow.formatted;
  return {
    rows: costRows(costs),
    toPayNow: costs.dependsOnBillingDay ? words.from(total) : total,
    note: noteOf(costs),
  };
}

/** The price of a change, with what it costs from then on. */
export const changeSummaryOf = (change: ChangeCosts): PriceSummary => ({
  rows: changeCostRows(change),
  toPayNow: change.totalDueNow.formatted,
  note: words.newPrice(change.newMembershipPrice.formatted, change.costs.differenceToOldMembership),
});
