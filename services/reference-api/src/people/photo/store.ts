import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import type { CheckedPhoto } from '../files/check-file.ts';

/** The photo of a person. */
export function findPhoto(db: Kysely<Database>, personId: string) {
  return db
    .selectFrom('personPhotos')
    .select(['contentType', 'content', 'version'])
    .where('personId', '=', personId)
    .executeTakeFirst();
}

const VERSION_LENGTH = 16;

export async function savePhoto(
  db: Kysely<Database>,
  { id, tenantId }: { id: string; tenantId: number },
  file: CheckedPhoto,
): Promise<void> {
  const version = createHash('sha256').update(file.content).digest('hex').slice(0, VERSION_LENGTH);
  await db
    .insertInto('personPhotos')
    .values({ ...file, personId: id, tenantId, version })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ ...file, version }))
    .execute();
}
