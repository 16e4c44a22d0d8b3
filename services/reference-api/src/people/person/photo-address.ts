import type { Kysely } from 'kysely';
import { photo } from 'shared-contracts/api/photo';
import { endpointUrl, ownAddresses } from 'shared-contracts/endpoint-address';
import type { Database } from '../../platform/index.ts';

/** Where the person's pages find the photo, its own address for each; `null` without one. */
export async function photoAddress(db: Kysely<Database>, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('personPhotos')
    .select('version')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return row ? `${endpointUrl(ownAddresses, photo)}?v=${row.version}` : null;
}
