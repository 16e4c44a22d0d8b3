import { type Kysely, sql } from 'kysely';
import type { Database, MailedChange, MailedDecision, MailKind } from '../../platform/index.ts';
import { claimedUntil, nextAttemptAt } from './rules.ts';

interface Recipient {
  tenantId: number;
  /** The addressee; nothing is queued if no one of the tenant matches. */
  person: { id: string } | { email: string } | { reference: string };
}

/** The queued part of a mail; the rest is written when it is sent. */
export interface MailOrder {
  kind: MailKind;
  origin: string;
  orderId?: string;
  orderItemId?: string;
  membershipId?: string;
  waitingPlaceId?: string;
  paymentId?: string;
  decision?: MailedDecision;
  change?: MailedChange;
  /** From when on it is sent; at once without it. */
  notBefore?: Date;
}

/**
 * Queues a mail in one statement, inside the transaction it belongs to. Whether it fits someone makes no difference to
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
      'change',
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
          sql<MailedChange | null>`${mail.change ? JSON.stringify(mail.change) : null}::jsonb`.as('change'),
          sql<Date>`${now}::timestamptz`.as('createdAt'),
          sql<Date | null>`${mail.notBefore ?? null}::timestamptz`.as('notBefore'),
          sql<Date>`${mail.notBefore ?? now}::timestamptz`.as('nextAttemptAt'),
        ])
        .where('tenantId', '=', tenantId)
        // Someone without their own account has no address either.
        .where('email', '<>', '')
        .where((where) => where.and(person)),
    )
    .execute();
}

/**
 * Queues a mail about a joining in progress, to its owner or its address. Of an address it is about the newest draft.
 * Whether there is one makes no difference to the time it takes.
 */
export async function queueDraftMail(
  db: Kysely<Database>,
  about: { tenantId: number } & ({ id: string } | { email: string }),
  kind: 'joining-link' | 'joining-reminder',
  now: Date,
): Promise<void> {
  await db
    .insertInto('mails')
    .columns(['tenantId', 'personId', 'joiningDraftId', 'kind', 'origin', 'createdAt', 'nextAttemptAt'])
    .expression((select) =>
      select
        .selectFrom('joiningDrafts')
        .select([
          'tenantId',
          'personId',
          'id as joiningDraftId',
          sql<MailKind>`${kind}::text`.as('kind'),
          'origin',
          sql<Date>`${now}::timestamptz`.as('createdAt'),
          sql<Date>`${now}::timestamptz`.as('nextAttemptAt'),
        ])
        .where((where) => where.and(about))
        .where('expiresAt', '>', now)
        .orderBy('savedAt', 'desc')
        .limit(1),
    )
    .execute();
}

/**
 * Takes the next mail that is due, for long enough to send it: no other process takes it in the meantime, and it is due again
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

/** A mail as its writer gets it. Without an account the person is `NO_ACCOUNT`. */
export type PersonalMail = QueuedMail & { personId: string };

/** Id that no account has (RFC 9562, 5.9), so that looking it up finds no one. */
export const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

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

/** The addressee of a mail, and its sender. */
export function findAddressee(db: Kysely<Database>, { personId, tenantId }: PersonalMail) {
  return db
    .selectFrom('people')
    .innerJoin('tenants', 'tenants.id', 'people.tenantId')
    .leftJoin('emailConfirmations as asked', (join) =>
      join.onRef('asked.personId', '=', 'people.id').onRef('asked.email', '=', 'people.email'),
    )
    .select([
      'people.email',
      'people.firstName',
      'people.reference',
      'people.staffRole',
      'tenants.name as tenantName',
      'tenants.settings',
      'tenants.theme',
      'asked.disownedAt',
    ])
    .where('people.id', '=', personId)
    .where('tenants.id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

export type Addressee = Awaited<ReturnType<typeof findAddressee>>;

/** The same of a joining without an account, which has no names; `null` once it has another owner. */
export async function findDraftAddressee(
  db: Kysely<Database>,
  { joiningDraftId, tenantId }: QueuedMail,
): Promise<Addressee | null> {
  const draft = await db
    .selectFrom('joiningDrafts as draft')
    .innerJoin('tenants', 'tenants.id', 'draft.tenantId')
    .select(['draft.email', 'tenants.name as tenantName', 'tenants.settings', 'tenants.theme'])
    .where('draft.id', '=', joiningDraftId)
    .where('tenants.id', '=', tenantId)
    .executeTakeFirst();
  if (!draft?.email) return null;
  return { ...draft, email: draft.email, firstName: '', reference: '', staffRole: null, disownedAt: null };
}
