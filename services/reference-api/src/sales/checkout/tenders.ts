import type { OfflinePayment } from 'shared-contracts/api/checkout';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { formatMoney, moneySchema, pence } from 'shared-contracts/money';
import { safeParse } from 'shared-contracts/schema';
import type { StoredTender } from '../../platform/index.ts';
import { applicableCredit } from '../basket/totals.ts';
import { checkoutTexts } from './texts.ts';

interface Payer {
  /** Front-of-house staff on the front-of-house host. */
  isAtDesk: boolean;
  creditPence: number;
  symbol: string;
}

/** One tender a person may have of each of these, of credit one of each kind (shell specification 4, decisions 28). */
const ONCE: readonly string[] = ['cash', 'credit'];
const kindOf = ({ tenderType, extras }: StoredTender) =>
  tenderType === 'credit' ? `credit ${extras?.creditType ?? 'general'}` : tenderType;

/** Whether the tenders are of a kind this person may hand over: all but credit are taken at the desk (decisions 28). */
export function mayTender(tenders: readonly OfflinePayment[], isAtDesk: boolean): boolean {
  return isAtDesk || tenders.every(({ tenderType }) => tenderType === 'credit');
}

export function sumOf(tenders: readonly StoredTender[]): number {
  return tenders.reduce((sum, tender) => sum + tender.amountPence, 0);
}

/** What credit of the account pays. */
export const creditOf = (tenders: readonly StoredTender[]): number =>
  sumOf(tenders.filter(({ tenderType }) => tenderType === 'credit'));

function storedTender({ tenderType, amount, ...extras }: OfflinePayment): StoredTender {
  const tender = { tenderType, amountPence: pence(amount) };
  return Object.keys(extras).length > 0 ? { ...tender, extras } : tender;
}

/** The cash that was handed over, where that was said and is an amount. */
function receivedCash({ tenderType, extras }: StoredTender): number | undefined {
  const received = safeParse(moneySchema, extras?.received);
  return tenderType === 'cash' && received.success ? pence(received.data) : undefined;
}

/** What paid a part of an order, in words; of cash also the change that was given. */
export function tenderDescription(tender: StoredTender, symbol: string): string {
  const { tenderType, amountPence, extras = {} } = tender;
  const name = checkoutTexts.tenderNames[tenderType];
  if (tenderType === 'credit') return name;
  const received = receivedCash(tender);
  if (received !== undefined) {
    return checkoutTexts.cash(formatMoney(received, symbol), formatMoney(received - amountPence, symbol));
  }
  return [name, ...Object.values(extras)].join(', ');
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
  for (const [index, tender] of stored.entries()) {
    const { tenderType, amountPence, extras } = tender;
    const isRepeated =
      ONCE.includes(tenderType) && stored.findIndex((other) => kindOf(other) === kindOf(tender)) < index;
    const isShort = extras?.received !== undefined && !((receivedCash(tender) ?? -1) >= amountPence);
    if (amountPence <= 0) messages[`payments.${index}.amount`] = [words.amount];
    else if (isRepeated) messages[`payments.${index}.tenderType`] = [words.repeated];
    else if (tenderType === 'cash' && isShort) messages[`payments.${index}.received`] = [words.received];
    else if (tenderType === 'credit' && extras?.creditType === 'membership') {
      messages[`payments.${index}.creditType`] = [words.membershipCredit];
    } else if (tenderType === 'credit' && amountPence > creditLimit) {
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
