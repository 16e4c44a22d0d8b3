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

export function shownTotals(lines: readonly { pricePence: number }[], symbol: string): Cart['totals'] {
  const total = totalPence(lines);
  const tax = taxPence();
  return {
    total: pounds(total),
    taxTotal: pounds(tax),
    subTotal: pounds(total - tax),
    balance: pounds(total),
    itemCount: lines.length,
    formattedTotal: formatMoney(total, symbol),
    formattedTaxTotal: formatMoney(tax, symbol),
    formattedSubTotal: formatMoney(total - tax, symbol),
    formattedBalance: formatMoney(total, symbol),
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
