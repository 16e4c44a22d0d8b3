import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

/**
 * The accounts behind a username, and whether the person who reads the mail of its address disowned it. Someone without an
 * email address has none to log in to, as a child.
 */
export function findAccounts(
  db: Kysely<Database>,
  tenantId: number,
  username: { email: string } | { reference: string },
): Promise<{ id: string; passwordHash: string; isDisowned: boolean }[]> {
  return db
    .selectFrom('people')
    .select((select) => [
      'id',
      'passwordHash',
      select
        .exists(
          select
            .selectFrom('emailConfirmations as asked')
            .select('asked.personId')
            .whereRef('asked.personId', '=', 'people.id')
            .whereRef('asked.email', '=', 'people.email')
            .where('asked.disownedAt', 'is not', null),
        )
        .$castTo<boolean>()
        .as('isDisowned'),
    ])
    .where('tenantId', '=', tenantId)
    .where((where) => where.and(username))
    .where('email', '<>', '')
    .orderBy('id')
    .execute();
}

export async function endLogin(db: Kysely<Database>, tenantId: number, tokenHash: string): Promise<void> {
  await db.deleteFrom('logins').where('tokenHash', '=', tokenHash).where('tenantId', '=', tenantId).execute();
}

export async function endLoginsOf(db: Kysely<Database>, personId: string): Promise<void> {
  await db.deleteFrom('logins').where('personId', '=', personId).execute();
}

/** Ends every session of a person but the one that asks for it. */
export async function endOtherLoginsOf(
  db: Kysely<Database>,
  personId: string,
  tokenHash: string,
): Promise<void> {
  await db
    .deleteFrom('logins')
    .where('personId', '=', personId)
    .where('tokenHash', '<>', tokenHash)
    .execute();
}

export function findHomeVenue(db: Kysely<Database>, venueId: string) {
  return db.selectFrom('venues').select(['id', 'slug', 'name']).where('id', '=', venueId).executeTakeFirst();
}
