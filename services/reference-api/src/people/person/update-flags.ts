import { type Kysely, sql } from 'kysely';
import type { Database, PersonFlags } from '../../platform/index.ts';

const withFlags = (patch: Partial<PersonFlags>) => sql<string>`flags || ${JSON.stringify(patch)}::jsonb`;

/** Notes what the pages of a person are to know of them; what is not named stays as it is. */
export async function updateFlags(
  tx: Kysely<Database>,
  personId: string,
  patch: Partial<PersonFlags>,
): Promise<void> {
  await tx
    .updateTable('people')
    .set({ flags: withFlags(patch) })
    .where('id', '=', personId)
    .execute();
}

interface NewMember {
  membershipUserId: string;
  homeVenueId: string;
  flags: Partial<PersonFlags>;
}

/** Makes someone a member, or a member of another centre. */
export async function markAsMember(
  tx: Kysely<Database>,
  personId: string,
  { flags, ...columns }: NewMember,
): Promise<void> {
  await tx
    .updateTable('people')
    .set({ ...columns, flags: withFlags(flags) })
    .where('id', '=', personId)
    .execute();
}
