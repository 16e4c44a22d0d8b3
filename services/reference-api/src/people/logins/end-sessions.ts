import type { Kysely } from 'kysely';
import { type Database, StartFailure } from '../../platform/index.ts';
import { recordAct } from '../audit/record-act.ts';

/**
 * Logs everyone with an email address out, or everyone at the tenant, and notes it in the audit log. Returns how many logins
 * ended. Throws a StartFailure where no one has the address.
 */
export async function endSessions(
  db: Kysely<Database>,
  tenant: { id: number; slug: string },
  email: string | null,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const ended = tx.deleteFrom('logins').where('tenantId', '=', tenant.id).returning('tokenHash');
    const act = { tenantId: tenant.id, staffId: null, act: 'logins-ended' } as const;
    if (email === null) {
      await recordAct(tx, { ...act, personId: null }, now);
      return (await ended.execute()).length;
    }
    const people = await tx
      .selectFrom('people')
      .select('id')
      .where('tenantId', '=', tenant.id)
      .where('email', '=', email.trim().toLowerCase())
      .execute();
    if (people.length === 0) throw new StartFailure(`'${tenant.slug}' has no one with the address ${email}.`);
    const ids = people.map(({ id }) => id);
    for (const personId of ids) await recordAct(tx, { ...act, personId }, now);
    return (await ended.where('personId', 'in', ids).execute()).length;
  });
}
