import { type Cart, CREDIT_TYPES } from 'shared-contracts/api/basket';
import { formatMoney, pounds } from 'shared-contracts/money';
import type { VatRates } from '../../platform/index.ts';

/** Total of the lines. */
export function totalPence(lines: readonly { pricePence: number }[]): number {
  return lines.reduce((sum, line) => sum + line.pricePence, 0);
}

interface Priced {
  pricePence: number;
}

/** Items to pay for, by kind of product. */
export interface PricedKinds {
  lines: readonly Priced[];
  membership: Priced | null;
  penalties: readonly Priced[];
}

/** The VAT in a price that includes it, to the penny. */
export const vatInPence = (grossPence: number, percent: number | null): number =>
  percent === null ? 0 : Math.round((grossPence * percent) / (100 + percent));

/**
 * The VAT in a basket, by the tenant's rate for each kind of line. It is that of all prices of a rate together, to the penny
 * once: three half-hours of a court have the VAT of an hour and a half.
 */
export function taxPence({ lines, membership, penalties }: PricedKinds, rates: VatRates | undefined): number {
  if (!rates) return 0;
  const grossByRate = new Map<number | null, number>();
  const add = (priced: readonly Priced[], percent: number | null) =>
    grossByRate.set(percent, (grossByRate.get(percent) ?? 0) + totalPence(priced));
  add(lines, rates.activity);
  add(membership ? [membership] : [], rates.membership);
  add(penalties, rates.penalty);
  return [...grossByRate].reduce((sum, [percent, gross]) => sum + vatInPence(gross, percent), 0);
}

/** The credit of a person that can pay for a basket, or for a part of it. */
export function applicableCredit(total: number, creditPence: number): number {
  return Math.max(0, Math.min(total, creditPence));
}

/** Pence of each kind of credit. */
export type CreditPence = Record<(typeof CREDIT_TYPES)[number], number>;

/** The price of a basket, and the part for the payer's own places: credit of their membership pays for those alone. */
export interface Payable {
  total: number;
  ownPlaces: number;
}

/** The places of a basket that are for the person who pays for it. */
export function ownPlacesPence(
  lines: readonly (Priced & { attendeeId: string })[],
  { id }: { id: string },
): number {
  return totalPence(lines.filter(({ attendeeId }) => attendeeId === id));
}

/** The most that each kind of credit can pay. */
export function applicableCredits({ total, ownPlaces }: Payable, available: CreditPence): CreditPence {
  return {
    membership: applicableCredit(ownPlaces, available.membership),
    general: applicableCredit(total, available.general),
  };
}

/**
 * The part of a basket that each kind of credit pays: more may be applied than is now due. Credit of a
 * membership goes first, since it ends with its month.
 */
export function appliedCredits(payable: Payable, available: CreditPence, applied: CreditPence): CreditPence {
  const most = applicableCredits(payable, available);
  const membership = Math.min(applied.membership, most.membership);
  return {
    membership,
    general: Math.min(applied.general, applicableCredit(payable.total - membership, available.general)),
  };
}

/**
 * @param appliedCredit credit that pays for a part of it; the balance is what is left.
 * @param tax the VAT in the prices.
 */
export function presentTotals(
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

export function presentCredits(payable: Payable, available: CreditPence): Cart['credits'] {
  const most = applicableCredits(payable, available);
  const shown = (type: keyof CreditPence) => ({
    totalAvailable: pounds(available[type]),
    maxApplicable: pounds(most[type]),
  });
  return { membership: shown('membership'), general: shown('general') };
}

/** The credit that pays for a basket, as its payments show it. */
export function presentPayments(applied: CreditPence): Cart['payments'] {
  return CREDIT_TYPES.filter((creditType) => applied[creditType] > 0).map((creditType) => ({
    tenderType: 'credit',
    amount: pounds(applied[creditType]),
    creditType,
  }));
}
