import type { Kysely } from 'kysely';
import { photo } from 'shared-contracts/api/photo';
import { endpointUrl, ownAddresses } from 'shared-contracts/endpoint-address';
import type { Database } from '../../platform/index.ts';

/** Address of the photo for the person's pages, its own for each; `null` without one. */
export async function photoAddress(db: Kysely<Database>, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('personPhotos')
    .select('version')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return row ? `${endpointUrl(ownAddresses, photo)}?v=${row.version}` : null;
}
