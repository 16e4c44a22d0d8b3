import type { Cart } from 'shared-contracts/api/basket';
import { formatMoney, pounds } from 'shared-contracts/money';
import type { VatRates } from '../../platform/index.ts';

/** What the lines cost together. */
export function totalPence(lines: readonly { pricePence: number }[]): number {
  return lines.reduce((sum, line) => sum + line.pricePence, 0);
}

interface Priced {
  pricePence: number;
}

/** What there is to pay for, by kind of product. */
export interface PricedKinds {
  lines: readonly Priced[];
  membership: Priced | null;
  penalties: readonly Priced[];
}

/** The VAT in a price that includes it, to the penny. */
export const vatInPence = (grossPence: number, percent: number | null): number =>
  percent === null ? 0 : Math.round((grossPence * percent) / (100 + percent));

/** The VAT in a basket: each line's by the tenant's rate for its kind. */
export function taxPence({ lines, membership, penalties }: PricedKinds, rates: VatRates | undefined): number {
  if (!rates) return 0;
  const taxOf = (priced: readonly Priced[], percent: number | null) =>
    priced.reduce((sum, { pricePence }) => sum + vatInPence(pricePence, percent), 0);
  return (
    taxOf(lines, rates.activity) +
    taxOf(membership ? [membership] : [], rates.membership) +
    taxOf(penalties, rates.penalty)
  );
}

/** The credit of a person that can pay for a basket. */
export function applicableCredit(total: number, creditPence: number): number {
  return Math.max(0, Math.min(total, creditPence));
}

/**
 * @param appliedCredit credit that pays for a part of it; the balance is what is left.
 * @param tax the VAT in the prices.
 */
export function shownTotals(
  lines: readonly { pricePence: number }[],
  symbol: string,
  appliedCredit = 0,
  tax = 0,
): Cart['totals'] {
  const total = totalPence(lines);
  const balance = total - appliedCredit;
  return {
    total: pounds(total),
    taxTotal: pounds(tax),
    subTotal: pounds(total - tax),
    balance: pounds(balance),
    itemCount: lines.length,
    formattedTotal: formatMoney(total, symbol),
    formattedTaxTotal: formatMoney(tax, symbol),
    formattedSubTotal: formatMoney(total - tax, symbol),
    formattedBalance: formatMoney(balance, symbol),
  };
}

export function shownCredits(total: number, creditPence: number): Cart['credits'] {
  const none = pounds(0);
  return {
    membership: { totalAvailable: none, maxApplicable: none },
    general: {
      totalAvailable: pounds(creditPence),
      maxApplicable: pounds(applicableCredit(total, creditPence)),
    },
  };
}

/** The credit that pays for a basket, as its payments show it. */
export function shownPayments(appliedCredit: number): Cart['payments'] {
  if (appliedCredit === 0) return [];
  return [{ tenderType: 'credit', amount: pounds(appliedCredit), creditType: 'general' }];
}
