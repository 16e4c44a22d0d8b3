import type { Cart } from 'shared-contracts/api/basket';
import type { OfflinePayment } from 'shared-contracts/api/checkout';
import { pence, pounds } from 'shared-contracts/money';

/** Money handed over at the desk or taken from credit. Of cash the amount is what was received, change included. */
export type Tender = OfflinePayment;

/** Settlement of an order by its tenders. */
export interface Settlement {
  /** As the server takes them: of cash only what pays, with what was received beside it. */
  payments: OfflinePayment[];
  /** Pence still to pay; negative when there is more than enough without cash. */
  remaining: number;
  /** Pence to hand back. */
  change: number;
}

const isKept = ({ tenderType }: Tender) => tenderType === 'credit';
const kindOf = ({ tenderType, creditType = 'general' }: Tender) =>
  tenderType === 'credit' ? `credit ${creditType}` : tenderType;

/**
 * Adds a tender. Cash and each kind of credit are had once: a new one takes the place of the old, and an amount of zero
 * or less removes it. Cheques and vouchers add up, and need an amount (shell specification 4).
 */
export function addTender(tenders: readonly Tender[], tender: Tender): Tender[] {
  const isOnce = tender.tenderType === 'cash' || tender.tenderType === 'credit';
  const others = isOnce ? tenders.filter((other) => kindOf(other) !== kindOf(tender)) : tenders;
  return pence(tender.amount) > 0 ? [...others, tender] : [...others];
}

/** True if something was taken out of a basket. */
export const hasRemovedLine = (before: Cart, now: Cart): boolean =>
  before.items.some(({ id }) => !now.items.some((item) => item.id === id));

/** After something was taken out of the basket only credit stays (shell specification 4). */
export function retainCredit(tenders: readonly Tender[]): Tender[] {
  return tenders.filter(isKept);
}

/** The server's credit takes the place of the credit here (shell specification 4). */
export function syncCredit(tenders: readonly Tender[], serverCredit: readonly OfflinePayment[]): Tender[] {
  return [...tenders.filter((tender) => !isKept(tender)), ...serverCredit.filter(isKept)];
}

/** The amount due and the change. Only cash gives change. */
export function settle(tenders: readonly Tender[], total: number): Settlement {
  const others = tenders.filter(({ tenderType }) => tenderType !== 'cash');
  const cash = tenders.find(({ tenderType }) => tenderType === 'cash');
  const due = total - others.reduce((sum, { amount }) => sum + pence(amount), 0);
  const received = cash ? pence(cash.amount) : 0;
  const paid = Math.max(0, Math.min(received, due));
  const change = received - paid;
  const part: OfflinePayment[] =
    paid > 0
      ? [{ tenderType: 'cash', amount: pounds(paid), ...(change > 0 && { received: pounds(received) }) }]
      : [];
  return { payments: [...others, ...part], remaining: due - paid, change };
}

/** A comma before three digits parts thousands; one before one or two at the end is a decimal point, as in `4,00`. */
const withoutCommas = (typed: string) =>
  typed.replaceAll(/,(?=\d{3}(?!\d))/g, '').replace(/,(?=\d{1,2}$)/, '.');

/** Pence of what was typed, as `20`, `20.5`, `4,00`, `£1,250.00`; `null` when it is no amount. */
export function parseAmount(typed: string): number | null {
  const match = /^(-?)[^\d.,-]{0,4}(\d{1,6})(?:\.(\d{1,2}))?$/.exec(withoutCommas(typed.trim()));
  if (!match) return null;
  const value = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -value : value;
}
