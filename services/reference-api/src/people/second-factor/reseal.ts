import type { Kysely } from 'kysely';
import { type Database, openSealed, StartFailure, type Vault } from '../../platform/index.ts';
import { recordAct } from '../audit/record-act.ts';
import { endLoginsOf } from '../auth/store.ts';

/** Throws a StartFailure where an authenticator app in the database is sealed with a key that is not among these. */
export async function checkFactorKeys(db: Kysely<Database>, keys: readonly Buffer[]): Promise<void> {
  const rows = await db.selectFrom('secondFactors').select(['personId', 'secret', 'pendingSecret']).execute();
  for (const { personId, secret, pendingSecret } of rows) {
    const sealed = secret ?? pendingSecret;
    if (sealed === null) continue;
    try {
      openSealed(keys, personId, sealed);
    } catch (error) {
      throw new StartFailure(
        'Authenticator apps of staff in the database are sealed with another key than BANK_DETAILS_KEY. Put that key back, or name it in BANK_DETAILS_OLD_KEYS.',
        { cause: error },
      );
    }
  }
}

/** Seals every secret with the vault's key, whichever of the keys sealed it. Returns how many that were. */
export async function resealFactors(
  db: Kysely<Database>,
  keys: readonly Buffer[],
  vault: Vault,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('secondFactors').selectAll().forUpdate().execute();
    for (const { personId, secret, pendingSecret } of rows) {
      const reseal = (sealed: string | null) =>
        sealed === null ? null : vault.seal(personId, openSealed(keys, personId, sealed));
      await tx
        .updateTable('secondFactors')
        .set({ secret: reseal(secret), pendingSecret: reseal(pendingSecret) })
        .where('personId', '=', personId)
        .execute();
    }
    return rows.length;
  });
}

/**
 * Forgets the app, the recovery codes and the passkeys of a member of staff who has lost them, and logs them out: they
 * set up another one at their next login. Throws a StartFailure where there is no such member of staff.
 */
export async function resetSecondFactor(
  db: Kysely<Database>,
  tenant: { id: number; slug: string },
  email: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const person = await tx
      .selectFrom('people')
      .select('id')
      .where('tenantId', '=', tenant.id)
      .where('email', '=', email.trim().toLowerCase())
      .where('isStaff', '=', true)
      .executeTakeFirst();
    if (!person) throw new StartFailure(`'${tenant.slug}' has no member of staff with the address ${email}.`);
    await tx.deleteFrom('secondFactors').where('personId', '=', person.id).execute();
    await tx.deleteFrom('recoveryCodes').where('personId', '=', person.id).execute();
    await tx.deleteFrom('passkeys').where('personId', '=', person.id).execute();
    await endLoginsOf(tx, person.id);
    const act = { act: 'second-factor-reset', personId: person.id } as const;
    await recordAct(tx, { tenantId: tenant.id, staffId: null, ...act }, now);
  });
}
