import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** Makes the memberships good that wait for this person's proof. */
export async function confirmProvenMemberships(
  tx: Kysely<Database>,
  { personId }: { personId: string },
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ status: 'active' })
    .where('personId', '=', personId)
    .where('status', '=', 'pending')
    .execute();
}
