import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import type { CheckedFile } from '../files/check-file.ts';

/** The photo of a person. */
export function findPhoto(db: Kysely<Database>, personId: string) {
  return db
    .selectFrom('personPhotos')
    .select(['contentType', 'content', 'version'])
    .where('personId', '=', personId)
    .executeTakeFirst();
}

/** Where the person's pages find the photo, an address of its own for each; `null` without one. */
export async function photoAddress(db: Kysely<Database>, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('personPhotos')
    .select('version')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return row ? `/api/v1/my-account/photo?v=${row.version}` : null;
}

const VERSION_LENGTH = 16;

export async function keepPhoto(
  db: Kysely<Database>,
  { id, tenantId }: { id: string; tenantId: number },
  file: CheckedFile,
): Promise<void> {
  const version = createHash('sha256').update(file.content).digest('hex').slice(0, VERSION_LENGTH);
  await db
    .insertInto('personPhotos')
    .values({ ...file, personId: id, tenantId, version })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ ...file, version }))
    .execute();
}
