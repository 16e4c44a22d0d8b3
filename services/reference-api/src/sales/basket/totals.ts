import type { Cart } from 'shared-contracts/api/basket';
import { formatMoney, pounds } from 'shared-contracts/money';

/** Sports services to an individual are exempt from VAT (VAT Notice 701/45), so that prices carry none. */
const TAX_PENCE = 0;

/** What the lines cost together. */
export function totalPence(lines: readonly { pricePence: number }[]): number {
  return lines.reduce((sum, line) => sum + line.pricePence, 0);
}

/** The tax inside a total. */
export const taxPence = (): number => TAX_PENCE;

/** The credit of a person that can pay for a basket. */
export function applicableCredit(total: number, creditPence: number): number {
  return Math.max(0, Math.min(total, creditPence));
}

/** @param appliedCredit credit that pays for a part of it; the balance is what is left. */
export function shownTotals(
  lines: readonly { pricePence: number }[],
  symbol: string,
  appliedCredit = 0,
): Cart['totals'] {
  const total = totalPence(lines);
  const tax = taxPence();
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
