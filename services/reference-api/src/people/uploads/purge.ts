import type { Kysely } from 'kysely';
import { type Database, REPEAT_WINDOW_MS } from '../../platform/index.ts';

/** Forgets which files were announced, once no one sends one again. */
export async function purgeUploads(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('begunAt', '<', new Date(now.getTime() - REPEAT_WINDOW_MS))
    .execute();
}
