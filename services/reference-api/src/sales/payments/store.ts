import { randomBytes } from 'node:crypto';
import type { Expression, Kysely, Selectable, Updateable } from 'kysely';
import type { Database, PaymentState, PaymentTable } from '../../platform/index.ts';
import { type PaymentEvent, stateAfter, statesBefore } from './payment-states.ts';
import { firstStepAt } from './step-times.ts';

export type Payment = Selectable<PaymentTable>;

/** A challenge as it is kept: where it is shown and what is posted there. */
export interface StoredChallenge extends Record<string, unknown> {
  url: string;
  request: string;
  /** The bank's answer, stored so that it can be sent again if the provider did not receive it. */
  response?: string;
}

/** States in which a payment of a basket is in the way of another one. */
const UNDER_WAY: PaymentState[] = ['prepared', 'processing', 'sca_required', 'authorised'];

/**
 * Moves a payment on, if the event can happen in the state it is in now. One statement, so that of two callers only
 * one succeeds. It is looked at again when the person who moved it has had time to move it on. Answers the payment as it then
 * is; `undefined` when the event is too late.
 */
export function advance(
  db: Kysely<Database>,
  id: string,
  event: PaymentEvent,
  now: Date,
  changes: Omit<Updateable<PaymentTable>, 'status' | 'updatedAt'> = {},
): Promise<Payment | undefined> {
  const status = stateAfter(event);
  return db
    .updateTable('payments')
    .set({ nextStepAt: firstStepAt(status, now), steps: 0, ...changes, status, updatedAt: now })
    .where('id', '=', id)
    .where('status', 'in', statesBefore(event))
    .returningAll()
    .executeTakeFirst();
}

/** The payment of a basket that is under way, locked for the transaction. @param cartId its id, or a query for it */
export function lockPaymentUnderWay(
  tx: Kysely<Database>,
  cartId: string | Expression<string>,
): Promise<Payment | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('cartId', '=', cartId)
    .where('status', 'in', UNDER_WAY)
    .forUpdate()
    .executeTakeFirst();
}

export function isUnderWay(payment: Pick<Payment, 'status'>): boolean {
  return UNDER_WAY.includes(payment.status);
}

export function findPayment(db: Kysely<Database>, id: string): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The payment an earlier sending of the same card session made, whatever happened to it. */
export function findAttempt(
  db: Kysely<Database>,
  personId: string,
  sessionKey: string,
): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('personId', '=', personId)
    .where('sessionKey', '=', sessionKey)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
}

export function findByChallenge(
  db: Kysely<Database>,
  tenantId: number,
  threeDsSession: string,
): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('threeDsSession', '=', threeDsSession)
    .executeTakeFirst();
}

export function latestPayment(db: Kysely<Database>, cartId: string): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('cartId', '=', cartId)
    .orderBy('createdAt', 'desc')
    .orderBy('updatedAt', 'desc')
    .executeTakeFirst();
}

/** The value that the bank's page carries through the browser: unguessable, and no identifier of the provider. */
export const newChallengeSession = (): string => randomBytes(32).toString('base64url');
