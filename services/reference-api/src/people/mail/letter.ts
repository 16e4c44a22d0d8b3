import type { Kysely } from 'kysely';
import type { Database, MailAttachment, MailKind } from '../../platform/index.ts';
import type { Addressee, PersonalMail } from './store.ts';

/** Input for writing a letter. */
export interface Writing {
  db: Kysely<Database>;
  queued: PersonalMail;
  to: Addressee;
  now: Date;
}

/** A line of a table: its label and its value. */
export interface Fact {
  label: string;
  value: string;
}

/** The one thing to see first in a panel: `£32.00`, with `on 01 Jul 2026` after it. */
export interface Lead extends Fact {
  more?: string;
}

/** One part of a letter, from top to bottom; plain text is a paragraph. */
export type LetterPart =
  | string
  | { kind: 'heading'; text: string }
  /** A heading of a section under a heading. */
  | { kind: 'subheading'; text: string }
  /** `start` is the number of the first item, where the steps continue below a button. */
  | { kind: 'list'; items: readonly string[]; isNumbered?: boolean; start?: number }
  | { kind: 'facts'; lead?: Lead; facts: readonly Fact[] }
  /** Something that was bought: what, how it stands, when and where, and what opens the door. */
  | {
      kind: 'item';
      title: string;
      state?: string;
      lead?: Lead;
      /** A second amount to see first, beside the lead. */
      beside?: Lead;
      facts: readonly Fact[];
      /** Entry codes, one for each person, or a member number. */
      codes?: readonly Fact[];
    }
  /** Money, line by line; the last line is the sum where `hasTotal`. */
  | { kind: 'amounts'; lines: readonly Fact[]; hasTotal: boolean }
  /** A sentence that has to be there and is rarely read, in small print. */
  | { kind: 'note'; text: string }
  /** Terms under their title, apart from the letter and in small print. */
  | { kind: 'terms'; title: string; parts: readonly LetterPart[] }
  /** The one button of a letter, or a link among the text where it `isQuiet`; outlined where most have nothing to do. */
  | { kind: 'link'; text: string; href: string; isQuiet?: boolean; isPale?: boolean };

export interface Letter {
  subject: string;
  /** Words at the top of the HTML, which no lock screen shows; the subject by default. */
  headline?: string;
  paragraphs: readonly LetterPart[];
  attachments?: readonly MailAttachment[];
  /** Of mail that can be done without: where one request ends it. */
  unsubscribeUrl?: string;
}

/** Writes one kind of mail when it goes out; `null` when there is nothing to say any more. */
export type LetterWriter = (writing: Writing) => Promise<Letter | null> | Letter | null;

/** A writer for every kind of mail there is. Each domain brings its own; the service puts them together. */
export type LetterWriters = Record<MailKind, LetterWriter>;
