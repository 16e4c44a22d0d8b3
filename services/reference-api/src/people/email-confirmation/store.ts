import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { queueMail } from '../mail/store.ts';
import { CONFIRMATION_LINK_MS } from './rules.ts';

interface Owner {
  tenantId: number;
  personId: string;
}

/** Has a new address count as unconfirmed, and mails its first link. */
export async function requestConfirmation(
  tx: Kysely<Database>,
  { tenantId, personId, email, origin }: Owner & { email: string; origin: string },
  now: Date,
): Promise<void> {
  await tx.insertInto('emailConfirmations').values({ tenantId, personId, email }).execute();
  await queueMail(tx, { tenantId, person: { id: personId } }, { kind: 'confirm-email', origin }, now);
}

/** The confirmation of a person's current address, `undefined` for none. */
export function findConfirmation(db: Kysely<Database>, personId: string) {
  return db
    .selectFrom('people')
    .innerJoin('emailConfirmations as asked', (join) =>
      join.onRef('asked.personId', '=', 'people.id').onRef('asked.email', '=', 'people.email'),
    )
    .select(['asked.confirmedAt', 'asked.disownedAt'])
    .where('people.id', '=', personId)
    .executeTakeFirst();
}

/** Makes this the one token that confirms the person's address. Returns whether there is something to confirm. */
export async function storeConfirmationToken(
  db: Kysely<Database>,
  { personId }: Owner,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .updateTable('emailConfirmations')
    .from('people')
    .set({ tokenHash, expiresAt: new Date(now.getTime() + CONFIRMATION_LINK_MS) })
    .whereRef('people.id', '=', 'emailConfirmations.personId')
    .whereRef('people.email', '=', 'emailConfirmations.email')
    .where('emailConfirmations.personId', '=', personId)
    .where('confirmedAt', 'is', null)
    .where('disownedAt', 'is', null)
    .returning('emailConfirmations.personId')
    .executeTakeFirst();
  return kept !== undefined;
}

interface Link {
  tenantId: number;
  tokenHash: string;
}

const openLink = (db: Kysely<Database>, { tenantId, tokenHash }: Link, now: Date) =>
  db
    .updateTable('emailConfirmations')
    .where('tokenHash', '=', tokenHash)
    .where('tenantId', '=', tenantId)
    .where('expiresAt', '>', now);

/**
 * Confirms the address of a link. A second press says the same, and the person who disowned it by mistake can think better of
 * it. Answers whose address it is, `undefined` for a link that is not good any more.
 */
export async function confirmByLink(
  db: Kysely<Database>,
  link: Link,
  now: Date,
): Promise<string | undefined> {
  const row = await openLink(db, link, now)
    .set((column) => ({
      confirmedAt: column.fn.coalesce('confirmedAt', column.val(now)),
      disownedAt: null,
    }))
    .returning('personId')
    .executeTakeFirst();
  return row?.personId;
}

/** Takes an address from mail about an account, and ends what was mailed there. A confirmed one cannot be disowned. */
export async function disownByLink(tx: Kysely<Database>, link: Link, now: Date): Promise<string | undefined> {
  const row = await openLink(tx, link, now)
    .set({ disownedAt: now })
    .where('confirmedAt', 'is', null)
    .returning('personId')
    .executeTakeFirst();
  if (row) await tx.deleteFrom('passwordResets').where('personId', '=', row.personId).execute();
  return row?.personId;
}

/** Notes that someone reads the mail of their address, as the person who follows a link to a new password. */
export async function recordMailboxAccess(
  tx: Kysely<Database>,
  { tenantId, personId, email }: Owner & { email: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('emailConfirmations')
    .values({ tenantId, personId, email, confirmedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'email'])
        .doUpdateSet({ confirmedAt: now })
        .where('emailConfirmations.confirmedAt', 'is', null)
        .where('emailConfirmations.disownedAt', 'is', null),
    )
    .execute();
}

/**
 * Those of the people who can be mailed what someone else did for them. An address that no one has confirmed may be a
 * stranger's, who must not read of other people's bookings or entry codes.
 */
export async function reachableByMail(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('people')
    .leftJoin('emailConfirmations as asked', (join) =>
      join.onRef('asked.personId', '=', 'people.id').onRef('asked.email', '=', 'people.email'),
    )
    .select('people.id')
    .where('people.id', 'in', [...ids])
    .where('people.email', '<>', '')
    .where((where) =>
      where.or([where('asked.personId', 'is', null), where('asked.confirmedAt', 'is not', null)]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
