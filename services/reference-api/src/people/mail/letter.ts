import type { Kysely } from 'kysely';
import type { Database, MailKind } from '../../platform/index.ts';
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

/** Writes one kind of mail when it goes out. */
export type LetterWriter = (writing: Writing) => Promise<Letter> | Letter;

/** A writer for every kind of mail there is. Each domain brings its own; the service puts them together. */
export type LetterWriters = Record<MailKind, LetterWriter>;
