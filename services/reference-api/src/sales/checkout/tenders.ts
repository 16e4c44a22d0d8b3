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
  /** The part of this basket that credit of their memberships can pay. */
  membershipCreditPence: number;
  symbol: string;
}

/** One tender a person may have of each of these, of credit one of each kind (shell specification 4, decisions 28). */
const ONCE: readonly string[] = ['cash', 'credit'];

const isMembershipCredit = ({ tenderType, extras }: StoredTender): boolean =>
  tenderType === 'credit' && extras?.creditType === 'membership';

const kindOf = (tender: StoredTender) =>
  isMembershipCredit(tender) ? 'membership-credit' : tender.tenderType;

/** True if the tenders are of a kind this person may hand over: all but credit are taken at the desk (decisions 28). */
export function canTender(tenders: readonly OfflinePayment[], isAtDesk: boolean): boolean {
  return isAtDesk || tenders.every(({ tenderType }) => tenderType === 'credit');
}

export function sumOf(tenders: readonly StoredTender[]): number {
  return tenders.reduce((sum, tender) => sum + tender.amountPence, 0);
}

/** The part that account credit pays. */
export const creditOf = (tenders: readonly StoredTender[]): number =>
  sumOf(tenders.filter((tender) => kindOf(tender) === 'credit'));

/** The part that membership credit pays. */
export const membershipCreditOf = (tenders: readonly StoredTender[]): number =>
  sumOf(tenders.filter(isMembershipCredit));

function storedTender({ tenderType, amount, ...extras }: OfflinePayment): StoredTender {
  const tender = { tenderType, amountPence: pence(amount) };
  return Object.keys(extras).length > 0 ? { ...tender, extras } : tender;
}

/** The cash that was handed over, where that was said and is an amount. */
function receivedCash({ tenderType, extras }: StoredTender): number | undefined {
  const received = safeParse(moneySchema, extras?.received);
  return tenderType === 'cash' && received.success ? pence(received.data) : undefined;
}

/** A tender in words; for cash with the change that was given. */
export function tenderDescription(tender: StoredTender, symbol: string): string {
  const { tenderType, amountPence, extras = {} } = tender;
  const name = checkoutTexts.tenderNames[kindOf(tender)];
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
  const creditLimits = new Map<string, number>([
    ['credit', applicableCredit(total, payer.creditPence)],
    ['membership-credit', applicableCredit(total, payer.membershipCreditPence)],
  ]);
  for (const [index, tender] of stored.entries()) {
    const { tenderType, amountPence, extras } = tender;
    const kind = kindOf(tender);
    const limit = creditLimits.get(kind);
    const isRepeated =
      ONCE.includes(tenderType) && stored.findIndex((other) => kindOf(other) === kind) < index;
    const isShort = extras?.received !== undefined && !((receivedCash(tender) ?? -1) >= amountPence);
    if (amountPence <= 0) messages[`payments.${index}.amount`] = [words.amount];
    else if (isRepeated) messages[`payments.${index}.tenderType`] = [words.repeated];
    else if (tenderType === 'cash' && isShort) messages[`payments.${index}.received`] = [words.received];
    else if (limit !== undefined && amountPence > limit) {
      messages[`payments.${index}.amount`] = [words.tooMuchCredit(formatMoney(limit, payer.symbol))];
    }
  }
  if (Object.keys(messages).length === 0 && sumOf(stored) > total) messages.payments = [words.tooMuch];
  return Object.keys(messages).length > 0 ? { messages } : { tenders: stored };
}

/** True if two lists of tenders pay the same with the same. */
export function areSameTenders(a: readonly StoredTender[], b: readonly StoredTender[]): boolean {
  const written = (tenders: readonly StoredTender[]) =>
    tenders
      .map((tender) => `${kindOf(tender)} ${tender.amountPence}`)
      .toSorted()
      .join();
  return written(a) === written(b);
}
