import type { OfflinePayment } from 'shared-contracts/api/checkout';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { formatMoney, pence } from 'shared-contracts/money';
import { applicableCredit } from '../basket/totals.ts';
import type { StoredTender } from '../database/payment-tables.ts';
import { checkoutTexts } from './texts.ts';

interface Payer {
  /** Front-of-house staff on the front-of-house host. */
  isAtDesk: boolean;
  creditPence: number;
  symbol: string;
}

/** One tender a person may have of each of these (shell specification 4). */
const ONCE: readonly string[] = ['cash', 'credit'];

/** Whether the tenders are of a kind this person may hand over: all but credit are taken at the desk (decisions 28). */
export function mayTender(tenders: readonly OfflinePayment[], isAtDesk: boolean): boolean {
  return isAtDesk || tenders.every(({ tenderType }) => tenderType === 'credit');
}

export function sumOf(tenders: readonly StoredTender[]): number {
  return tenders.reduce((sum, tender) => sum + tender.amountPence, 0);
}

function storedTender({ tenderType, amount, ...extras }: OfflinePayment): StoredTender {
  const tender = { tenderType, amountPence: pence(amount) };
  return Object.keys(extras).length > 0 ? { ...tender, extras } : tender;
}

/** The tenders in pence, or what is wrong with them per field. */
export function checkTenders(
  tenders: readonly OfflinePayment[],
  total: number,
  payer: Omit<Payer, 'isAtDesk'>,
): { tenders: StoredTender[] } | { messages: ValidationMessages } {
  const words = checkoutTexts.tender;
  const messages: ValidationMessages = {};
  const stored = tenders.map(storedTender);
  const creditLimit = applicableCredit(total, payer.creditPence);
  for (const [index, { tenderType, amountPence }] of stored.entries()) {
    const isRepeated =
      ONCE.includes(tenderType) && stored.findIndex((other) => other.tenderType === tenderType) < index;
    if (amountPence <= 0) messages[`payments.${index}.amount`] = [words.amount];
    else if (isRepeated) messages[`payments.${index}.tenderType`] = [words.repeated];
    else if (tenderType === 'credit' && amountPence > creditLimit) {
      messages[`payments.${index}.amount`] = [words.tooMuchCredit(formatMoney(creditLimit, payer.symbol))];
    }
  }
  if (Object.keys(messages).length === 0 && sumOf(stored) > total) messages.payments = [words.tooMuch];
  return Object.keys(messages).length > 0 ? { messages } : { tenders: stored };
}

/** Whether two lists of tenders pay the same with the same. */
export function areSameTenders(a: readonly StoredTender[], b: readonly StoredTender[]): boolean {
  const written = (tenders: readonly StoredTender[]) =>
    tenders
      .map(({ tenderType, amountPence }) => `${tenderType} ${amountPence}`)
      .toSorted()
      .join();
  return written(a) === written(b);
}
