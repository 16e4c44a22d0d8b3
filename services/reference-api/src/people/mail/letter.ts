import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Addressee, QueuedMail } from './store.ts';

/** What a letter is written from. */
export interface Writing {
  db: Kysely<Database>;
  queued: QueuedMail;
  to: Addressee;
  now: Date;
}

export interface Letter {
  subject: string;
  paragraphs: string[];
}
