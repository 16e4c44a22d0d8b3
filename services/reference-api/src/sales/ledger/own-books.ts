import type { Kysely } from 'kysely';
import { type Database, isUuid } from '../../platform/index.ts';
import type { OwnPayment, OwnRefund } from './differences.ts';

/** Number of references in one statement. */
const AT_ONCE = 500;

async function inParts<Row>(codes: readonly string[], read: (part: string[]) => Promise<Row[]>) {
  const ids = codes.filter(isUuid);
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) rows.push(...(await read(ids.slice(at, at + AT_ONCE))));
  return rows;
}

const selectPayments = (db: Kysely<Database>) =>
  db.selectFrom('payments').select(['id', 'tenantId', 'amountPence', 'status']);

/** Our payments behind the references of a list. */
export const paymentsByReference = (db: Kysely<Database>, codes: readonly string[]): Promise<OwnPayment[]> =>
  inParts(codes, (part) => selectPayments(db).where('id', 'in', part).execute());

/** Payments of an account in a span of time that became an order. */
export const paidBetween = (
  db: Kysely<Database>,
  merchant: string | null,
  from: Date,
  until: Date,
): Promise<OwnPayment[]> =>
  selectPayments(db)
    .where('merchant', 'is not distinct from', merchant)
    .where('status', '=', 'completed')
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .execute();

const selectRefunds = (db: Kysely<Database>) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .select(['refunds.id as code', 'orders.tenantId', 'orders.paymentId', 'refunds.id as refundId'])
    .select('refunds.amountPence')
    .where('refunds.destination', '=', 'card');

const selectReturns = (db: Kysely<Database>) =>
  db
    .selectFrom('payments')
    .select(['returnCode as code', 'tenantId', 'id as paymentId', 'amountPence'])
    .where('returnCode', 'is not', null)
    .$narrowType<{ code: string }>();

const asRefund = (row: Omit<OwnRefund, 'refundId'>): OwnRefund => ({ ...row, refundId: null });

/** Our refunds behind the references of a list, whatever happened to them. */
export async function refundsByReference(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<OwnRefund[]> {
  const refunds = await inParts(codes, (part) => selectRefunds(db).where('refunds.id', 'in', part).execute());
  const returns = await inParts(codes, (part) => selectReturns(db).where('returnCode', 'in', part).execute());
  return [...refunds, ...returns.map(asRefund)];
}

/** Refunds of an account that were made in a span of time, without those that someone made at the provider by hand. */
export async function refundedBetween(
  db: Kysely<Database>,
  merchant: string | null,
  from: Date,
  until: Date,
): Promise<OwnRefund[]> {
  const byHand = await db
    .selectFrom('paymentProblems')
    .select(['paymentId', 'refundId'])
    .where('resolution', '=', 'returned-by-hand')
    .execute();
  const refunds = await selectRefunds(db)
    .innerJoin('payments', 'payments.id', 'orders.paymentId')
    .where('payments.merchant', 'is not distinct from', merchant)
    .where('refunds.status', '=', 'refunded')
    .where('refunds.updatedAt', '>=', from)
    .where('refunds.updatedAt', '<', until)
    .execute();
  const returns = await selectReturns(db)
    .where('merchant', 'is not distinct from', merchant)
    .where('status', '=', 'refunded')
    .where('updatedAt', '>=', from)
    .where('updatedAt', '<', until)
    .execute();
  const isByHand = (refund: OwnRefund) =>
    byHand.some((each) =>
      refund.refundId === null ? each.paymentId === refund.paymentId : each.refundId === refund.refundId,
    );
  return [...refunds, ...returns.map(asRefund)].filter((refund) => !isByHand(refund));
}
