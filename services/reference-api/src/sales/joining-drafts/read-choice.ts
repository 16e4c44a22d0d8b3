import type { Kysely } from 'kysely';
import { findType, numericId } from '../../memberships/index.ts';
import type { Database } from '../../platform/index.ts';
import { readDraft } from './store.ts';

interface Choice {
  membership: string;
  /** Name of the home centre; `null` if it is no longer one. */
  centre: string | null;
}

/** The membership and centre of a draft by name; `null` before that step, or if the membership is no longer sold. */
export async function readChoice(
  db: Kysely<Database>,
  tenantId: number,
  draftId: string,
): Promise<Choice | null> {
  const given = (await readDraft(db, draftId)).steps.choice?.given;
  if (!given) return null;
  const type = await findType(db, tenantId, numericId(given.membershipTypeId));
  const venue = await db
    .selectFrom('venues')
    .select('name')
    .where('tenantId', '=', tenantId)
    .where('slug', '=', given.centreSlug)
    .executeTakeFirst();
  return type ? { membership: type.name, centre: venue?.name ?? null } : null;
}
