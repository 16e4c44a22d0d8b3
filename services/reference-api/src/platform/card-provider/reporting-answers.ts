import type { ReportingNode } from './reporting-message.ts';
import type { LedgerEntry, LedgerState, ListedTransaction, LookupAnswer } from './transaction-lookup.ts';

const SUCCESS = '0000';
const NOT_FOUND = '0043';

/** The state numbers whose meaning is known from clients of the interface; any other is for a person to read. */
const STATES: Record<string, LedgerState> = {
  '1': 'pending',
  '5': 'at-bank',
  '6': 'pending',
  '8': 'declined',
  '10': 'declined',
  '11': 'declined',
  '12': 'declined',
  '13': 'declined',
  '16': 'settled',
  '17': 'declined',
  '18': 'voided',
  '20': 'declined',
};

const KINDS: Record<string, LedgerEntry['kind']> = { payment: 'payment', refund: 'refund' };

/** Ids come with braces in this interface and without them in the other. */
const plainId = (id: string) => id.replaceAll(/[{}]/g, '').toUpperCase();

/** `1,234.50` and `12.5` in pence; `null` for what is no amount. */
export function amountInPence(text: string): number | null {
  const plain = text.replaceAll(',', '');
  return /^\d+(\.\d{1,4})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

/** Reads a transaction from `getTransactionDetail`. @param code the reference that was requested. */
export function readDetail(answer: ReportingNode | null, code: string): LookupAnswer {
  const error = answer?.text('errorcode') ?? '';
  if (!answer || error === '') return { kind: 'unavailable', reason: 'unreadable' };
  if (error === NOT_FOUND) return { kind: 'absent' };
  if (error !== SUCCESS) return { kind: 'unavailable', reason: `error ${error}` };
  const amountPence = amountInPence(answer.text('amount'));
  const transactionId = plainId(answer.text('vpstxid'));
  if (answer.text('vendortxcode') !== code || transactionId === '' || amountPence === null) {
    return { kind: 'unavailable', reason: 'unreadable' };
  }
  const stateNumber = answer.text('txstateid');
  return {
    kind: 'found',
    entry: {
      code,
      transactionId,
      kind: KINDS[answer.text('transactiontype').toLowerCase()] ?? 'other',
      state: STATES[stateNumber] ?? 'unclear',
      stateNumber,
      amountPence,
      currency: answer.text('currency'),
    },
  };
}

/** A page of `getTransactionList`; `null` when it is none. */
export function readList(
  answer: ReportingNode | null,
): { total: number; transactions: ListedTransaction[] } | null {
  const [list] = answer?.children('transactions') ?? [];
  const total = Number(list?.text('totalrows') || Number.NaN);
  if (answer?.text('errorcode') !== SUCCESS || !list || !Number.isInteger(total)) return null;
  const transactions = list.children('transaction').flatMap((row) => {
    const amountPence = amountInPence(row.text('amount'));
    if (amountPence === null) return [];
    return {
      code: row.text('vendortxcode'),
      transactionId: plainId(row.text('vpstxid')),
      amountPence,
      currency: row.text('currency'),
    };
  });
  return { total, transactions };
}
