import { type Kysely, sql } from 'kysely';
import type { Database, MailedDecision, MailKind } from '../../platform/index.ts';
import { claimedUntil, nextAttemptAt } from './rules.ts';

interface Recipient {
  tenantId: number;
  /** Whom it goes to; nothing is queued when it fits nobody of the tenant. */
  person: { id: string } | { email: string } | { reference: string };
}

/** What is queued of a mail; the rest is written when it goes out. */
export interface MailOrder {
  kind: MailKind;
  origin: string;
  orderId?: string;
  orderItemId?: string;
  membershipId?: string;
  waitingPlaceId?: string;
  paymentId?: string;
  decision?: MailedDecision;
  /** From when on it is sent; at once without it. */
  notBefore?: Date;
}

/**
 * Queues a mail in one statement, inside the transaction it belongs to. Whether it fits somebody makes no difference to
 * the time it takes.
 */
export async function queueMail(
  db: Kysely<Database>,
  { tenantId, person }: Recipient,
  mail: MailOrder,
  now: Date,
): Promise<void> {
  await db
    .insertInto('mails')
    .columns([
      'tenantId',
      'personId',
      'kind',
      'origin',
      'orderId',
      'orderItemId',
      'membershipId',
      'waitingPlaceId',
      'paymentId',
      'decision',
      'createdAt',
      'notBefore',
      'nextAttemptAt',
    ])
    .expression((select) =>
      select
        .selectFrom('people')
        .select([
          'tenantId',
          'id as personId',
          sql<MailKind>`${mail.kind}::text`.as('kind'),
          sql<string>`${mail.origin}::text`.as('origin'),
          sql<string | null>`${mail.orderId ?? null}::uuid`.as('orderId'),
          sql<string | null>`${mail.orderItemId ?? null}::uuid`.as('orderItemId'),
          sql<string | null>`${mail.membershipId ?? null}::uuid`.as('membershipId'),
          sql<string | null>`${mail.waitingPlaceId ?? null}::uuid`.as('waitingPlaceId'),
          sql<string | null>`${mail.paymentId ?? null}::uuid`.as('paymentId'),
          sql<MailedDecision | null>`${mail.decision ? JSON.stringify(mail.decision) : null}::jsonb`.as(
            'decision',
          ),
          sql<Date>`${now}::timestamptz`.as('createdAt'),
          sql<Date | null>`${mail.notBefore ?? null}::timestamptz`.as('notBefore'),
          sql<Date>`${mail.notBefore ?? now}::timestamptz`.as('nextAttemptAt'),
        ])
        .where('tenantId', '=', tenantId)
        // Somebody without an account of their own has no address either.
        .where('email', '<>', '')
        .where((where) => where.and(person)),
    )
    .execute();
}

/**
 * Takes the next mail that is due, for long enough to send it: no other process takes it meanwhile, and it is due again
 * should this one die.
 */
export async function claimMail(db: Kysely<Database>, now: Date) {
  return db.transaction().execute(async (tx) => {
    const mail = await tx
      .selectFrom('mails')
      .selectAll()
      .where('nextAttemptAt', '<=', now)
      .orderBy('nextAttemptAt')
      .orderBy('createdAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!mail) return undefined;
    await tx
      .updateTable('mails')
      .set({ attempts: mail.attempts + 1, nextAttemptAt: claimedUntil(now) })
      .where('id', '=', mail.id)
      .execute();
    return { ...mail, attempts: mail.attempts + 1 };
  });
}

export type QueuedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** Lets a mail that could not be sent wait, longer each time. */
export async function postponeMail(
  db: Kysely<Database>,
  { id, attempts }: Pick<QueuedMail, 'id' | 'attempts'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ nextAttemptAt: nextAttemptAt(attempts, now) })
    .where('id', '=', id)
    .execute();
}

/** Takes back a mail about a booking that has not gone out yet. */
export async function withdrawMail(
  tx: Kysely<Database>,
  about: { kind: MailKind; orderItemId: string },
): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where((where) => where.and(about))
    .execute();
}

export async function removeMail(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** Whom a mail goes to, and who sends it. */
export function findAddressee(db: Kysely<Database>, { personId, tenantId }: QueuedMail) {
  return db
    .selectFrom('people')
    .innerJoin('tenants', 'tenants.id', 'people.tenantId')
    .select([
      'people.email',
      'people.firstName',
      'people.reference',
      'tenants.name as tenantName',
      'tenants.settings',
      'tenants.theme',
    ])
    .where('people.id', '=', personId)
    .where('tenants.id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

export type Addressee = Awaited<ReturnType<typeof findAddressee>>;
