import type { ChangeCosts } from 'shared-contracts/api/memberships';
import { termText } from 'shared-contracts/memberships';
import { type DisplayMoney, pence } from 'shared-contracts/money';
import { texts } from '../../texts/review.ts';
import type { CurrentCosts } from './current-costs.ts';

const words = texts.costs;

/** A part of what is paid now, in words, with how it comes about where the name does not say it. */
export interface CostRow {
  label: string;
  amount: string;
  hint?: string;
  /** The whole price of a term. */
  isTerm?: boolean;
}

const isCharged = ({ decimal }: DisplayMoney) => pence(decimal) !== 0;

const row = (money: DisplayMoney, label: string, hint?: string): CostRow[] =>
  isCharged(money) ? [{ label, amount: money.formatted, ...(hint !== undefined && { hint }) }] : [];

/** The part of the first month; as long as a billing day is open, the least it can be. */
function proRataRow({ fees, proRataDays, dependsOnBillingDay }: CurrentCosts): CostRow[] {
  if (!dependsOnBillingDay) return row(fees.proRataFee, words.proRata, words.proRataHint(proRataDays));
  const lowest = row(fees.proRataFee, words.proRata, words.proRataLowest(proRataDays));
  return lowest.map(({ amount, ...rest }) => ({ ...rest, amount: words.from(amount) }));
}

/** Rows of the amount due now for a new or renewed membership; zero parts are left out. */
export function costRows(costs: CurrentCosts): CostRow[] {
  const { fees } = costs;
  const term = termText(costs);
  return [
    ...(term === null ? [] : row(fees.baseFee, words.base(term)).map((base) => ({ ...base, isTerm: true }))),
    ...row(fees.joiningFee, words.setupFee, words.setupFeeHint),
    ...proRataRow(costs),
    ...row(fees.monthInHandFee, words.monthInHand, words.monthInHandHint),
    ...(fees.discount ? row(fees.discount, words.discount) : []),
  ];
}

/** Rows of the amount due now for a change; there is no setup fee (joining specification 6). */
export const changeCostRows = ({ totalDueNow: { composition } }: ChangeCosts): CostRow[] => [
  ...composition.fees
    .filter(({ type }) => type !== 'joining')
    .map(({ label, price }) => ({ label, amount: price.formatted })),
  ...row(composition.monthInHand, words.monthInHand, words.monthInHandHint),
];
