import type { Kysely } from 'kysely';
import { queueDraftMail } from '../../people/index.ts';
import type { Database } from '../../platform/index.ts';
import { takeInactiveDrafts } from './store.ts';

/** Reminds everyone who asked for it, once, of the joining they left. Returns how many mails were queued. */
export const remindOfDrafts = (db: Kysely<Database>, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const drafts = await takeInactiveDrafts(tx, now);
    for (const { id, tenantId } of drafts)
      await queueDraftMail(tx, { tenantId, id }, 'joining-reminder', now);
    return drafts.length;
  });
