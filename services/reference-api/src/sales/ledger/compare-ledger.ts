import type { TransactionLookup } from '../../platform/index.ts';
import { reportProblem } from '../payments/problems.ts';
import type { Settling } from '../payments/settle.ts';
import {
  chargeDifferences,
  type Difference,
  missingCharges,
  missingRefunds,
  refundDifferences,
} from './differences.ts';
import { paidBetween, paymentsByReference, refundedBetween, refundsByReference } from './own-books.ts';

/** True if the books, asked for the one transaction, say the same; `null` when they cannot be asked. */
async function stands(lookup: TransactionLookup, { kind, reference }: Difference) {
  const answer = await lookup.find(reference);
  if (answer.kind === 'unavailable') return null;
  const isSettled = answer.kind === 'found' && answer.entry.state === 'settled';
  const isMissing = kind === 'order-without-charge' || kind === 'refund-missing';
  return isMissing ? !isSettled : isSettled;
}

/** Keeps the provider's number of a charge, so that staff can have it refunded. */
async function keepNumber(
  { db }: Settling,
  transactionLookup: TransactionLookup,
  { reference, paymentId }: Difference,
) {
  if (paymentId === null) return;
  const answer = await transactionLookup.find(reference);
  if (answer.kind !== 'found') return;
  await db
    .updateTable('payments')
    .set({ providerTransactionId: answer.entry.transactionId })
    .where('id', '=', paymentId)
    .where('providerTransactionId', 'is', null)
    .execute();
}

/** True if the same was sorted out before: what staff have noted is not asked of them every night. */
async function isSortedOut({ db }: Settling, { kind, reference }: Difference): Promise<boolean> {
  const known = await db
    .selectFrom('paymentProblems')
    .select('id')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .where('settledAt', 'is not', null)
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Holds the provider's books of an account and a span of time against orders and refunds, both ways, and puts each difference on the
 * list. A list may be behind, so that each is asked for by itself before it is called a difference. Returns how many
 * there were; `null` when the books could not be read to the end, and nothing more can be said.
 */
async function compareBooks(
  settling: Settling,
  merchant: string | null,
  from: Date,
  until: Date,
): Promise<number | null> {
  const { db, merchants } = settling;
  const { transactionLookup } = merchants.of(merchant);
  const charges = await transactionLookup.list('payment', from, until);
  const refunds = charges && (await transactionLookup.list('refund', from, until));
  if (!charges || !refunds) return null;
  const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
  const candidates = [
    ...chargeDifferences(charges, await paymentsByReference(db, codes(charges))),
    ...missingCharges(charges, await paidBetween(db, merchant, from, until)),
    ...refundDifferences(refunds, await refundsByReference(db, codes(refunds))),
    ...missingRefunds(refunds, await refundedBetween(db, merchant, from, until)),
  ];
  let differences = 0;
  for (const difference of candidates) {
    const isThere = await stands(transactionLookup, difference);
    if (isThere === null) return null;
    if (!isThere || (await isSortedOut(settling, difference))) continue;
    if (difference.kind === 'charge-without-order') await keepNumber(settling, transactionLookup, difference);
    await reportProblem(settling, { ...difference, detail: 'books compared' });
    differences += 1;
  }
  return differences;
}

/** The same for every account. What one of them says counts, also when the books of another cannot be read. */
export async function compareLedger(settling: Settling, from: Date, until: Date): Promise<number | null> {
  const found: (number | null)[] = [];
  for (const merchant of settling.merchants.names) {
    found.push(await compareBooks(settling, merchant, from, until));
  }
  return found.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}
