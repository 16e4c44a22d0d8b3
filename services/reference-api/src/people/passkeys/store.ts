import type { Insertable, Kysely } from 'kysely';
import type { Passkey } from 'shared-contracts/api/passkeys';
import { siteIso } from 'shared-contracts/dates';
import type { Database } from '../../platform/index.ts';

/** The passkeys of a person, the oldest first. */
export async function listPasskeys(db: Kysely<Database>, personId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt', 'isSynced'])
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: siteIso(createdAt),
    lastUsedAt: lastUsedAt === null ? null : siteIso(lastUsedAt),
  }));
}

/** A person's passkeys for the browser, so that no device creates a second one. */
export async function credentialsOf(
  db: Kysely<Database>,
  personId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credentialId', 'transports'])
    .where('personId', '=', personId)
    .execute();
  return rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports.split(',').filter(Boolean),
  }));
}

export function findPasskey(db: Kysely<Database>, tenantId: number, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'personId', 'credentialId', 'publicKey', 'counter'])
    .where('tenantId', '=', tenantId)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/** Keeps a passkey. Returns whether no one of the tenant had it before. */
export async function storePasskey(
  tx: Kysely<Database>,
  passkey: Insertable<Database['passkeys']>,
): Promise<boolean> {
  const kept = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.columns(['tenantId', 'credentialId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/**
 * Notes the use of a passkey. Returns whether its count has grown since, as it must on a device that counts: a count
 * that stands still or falls is a copy's.
 */
export async function recordPasskeyUse(
  db: Kysely<Database>,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('counter', '<', counter),
        where.and([where('counter', '=', counter), where('counter', '=', 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Removes a passkey of a person. Returns its name, `null` if there was none. */
export async function deletePasskey(
  tx: Kysely<Database>,
  personId: string,
  id: string,
): Promise<string | null> {
  const removed = await tx
    .deleteFrom('passkeys')
    .where('personId', '=', personId)
    .where((where) => where(where.cast<string>('id', 'text'), '=', id))
    .returning('name')
    .executeTakeFirst();
  return removed?.name ?? null;
}

/** Removes what a stranger may have added to a customer's account before its owner got it. Staff keep their factors. */
export async function forgetPasskeysOfCustomer(tx: Kysely<Database>, personId: string): Promise<void> {
  await tx
    .deleteFrom('passkeys')
    .where('personId', 'in', (select) =>
      select.selectFrom('people').select('id').where('id', '=', personId).where('isStaff', '=', false),
    )
    .execute();
}
