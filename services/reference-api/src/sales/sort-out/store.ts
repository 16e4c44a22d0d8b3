import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

function selectProblems(db: Kysely<Database>, tenantId: number) {
  return db
    .selectFrom('paymentProblems as problem')
    .leftJoin('payments as payment', 'payment.id', 'problem.paymentId')
    .leftJoin('people as payer', 'payer.id', 'payment.personId')
    .leftJoin('orders', 'orders.paymentId', 'payment.id')
    .leftJoin('people as settler', 'settler.id', 'problem.settledBy')
    .selectAll('problem')
    .select(['payment.status', 'payment.providerTransactionId', 'payment.cardDescription'])
    .select([
      'payer.id as payerId',
      'payer.firstName',
      'payer.lastName',
      'payer.email',
      'payer.reference as payerReference',
    ])
    .select(['orders.reference as orderReference'])
    .select(['settler.firstName as settlerFirstName', 'settler.lastName as settlerLastName'])
    .where((where) =>
      where.or([where('problem.tenantId', '=', tenantId), where('problem.tenantId', 'is', null)]),
    );
}

/** Open ones, the oldest first. @param limit how many at most. */
export const openProblems = (db: Kysely<Database>, tenantId: number, limit: number) =>
  selectProblems(db, tenantId)
    .where('problem.settledAt', 'is', null)
    .orderBy('problem.foundAt')
    .orderBy('problem.id')
    .limit(limit)
    .execute();

export const findProblem = (db: Kysely<Database>, tenantId: number, id: string) =>
  selectProblems(db, tenantId).where('problem.id', '=', id).executeTakeFirst();

export type ProblemRow = NonNullable<Awaited<ReturnType<typeof findProblem>>>;

/** Attempts on a payment and the refund in question, earliest first. */
export const stepsOf = (
  db: Kysely<Database>,
  { paymentId, refundId }: Pick<ProblemRow, 'paymentId' | 'refundId'>,
) =>
  db
    .selectFrom('paymentSteps')
    .select(['step', 'result', 'madeAt'])
    .where((where) => where.or([where('paymentId', '=', paymentId), where('refundId', '=', refundId)]))
    .orderBy('madeAt')
    .execute();
