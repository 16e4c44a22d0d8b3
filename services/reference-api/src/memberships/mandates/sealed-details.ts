import { type Kysely, sql } from 'kysely';
import {
  type Database,
  keyId,
  openSealed,
  StartFailure,
  sealingKeyId,
  type Vault,
} from '../../platform/index.ts';

/** True if there are bank details that only a key opens. */
export async function hasSealedDetails(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('mandates')
    .select('id')
    .where('sealedDetails', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** One mandate for each key that has sealed some. */
async function oneOfEachKey(db: Kysely<Database>): Promise<{ reference: string; sealed: string }[]> {
  const { rows } = await sql<{ reference: string; sealed: string }>`
    select distinct on (split_part(sealed_details, '.', 1), case
        when sealed_details like 'v2.%' then split_part(sealed_details, '.', 2)
      end) reference, sealed_details as sealed
    from mandates
    where sealed_details is not null`.execute(db);
  return rows;
}

/** Throws a StartFailure where bank details in the database are sealed with a key that is not among these. */
export async function checkSealingKeys(db: Kysely<Database>, keys: readonly Buffer[]): Promise<void> {
  for (const { reference, sealed } of await oneOfEachKey(db)) {
    try {
      openSealed(keys, reference, sealed);
    } catch (error) {
      const id = sealingKeyId(sealed);
      throw new StartFailure(
        `Bank details in the database are sealed with another key than BANK_DETAILS_KEY${id ? ` (its id is ${id})` : ''}. Put that key back, or name it in BANK_DETAILS_OLD_KEYS.`,
        { cause: error },
      );
    }
  }
}

/** Seals with the first key what another one has sealed, all or nothing. Returns how many bank details that were. */
export async function resealDetails(
  db: Kysely<Database>,
  keys: readonly [Buffer, ...Buffer[]],
  vault: Vault,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('mandates')
      .select(['id', 'reference', 'sealedDetails'])
      .where('sealedDetails', 'is not', null)
      .where('sealedDetails', 'not like', `v2.${keyId(keys[0])}.%`)
      .forUpdate()
      .execute();
    for (const { id, reference, sealedDetails } of rows) {
      if (sealedDetails === null) continue;
      const details = openSealed(keys, reference, sealedDetails);
      await tx
        .updateTable('mandates')
        .set({ sealedDetails: vault.seal(reference, details) })
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  });
}
