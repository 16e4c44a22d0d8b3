import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DraftStep } from 'shared-contracts/api/joining-draft';

/** A joining in progress: of a person, of an email address without an account, or, handed over by a kiosk, of neither. */
export interface JoiningDraftTable {
  id: Generated<string>;
  tenantId: number;
  /** `null` without an account. */
  personId: string | null;
  /** In lower case, without an account only: where links to it are mailed. `null` if a kiosk handed it over. */
  email: string | null;
  /** Origin of the pages that its links lead to. */
  origin: string;
  wantsReminder: Generated<boolean>;
  /** When the one email that reminds was queued. */
  remindedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The token of the newest link as SHA-256, until it is used. */
  linkHash: ColumnType<string | null, string | null | undefined, string | null>;
  linkExpiresAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  savedAt: Date;
  expiresAt: Date;
}

/** Entries of one step. */
export interface JoiningDraftStepTable {
  draftId: string;
  step: DraftStep;
  /** Raised by one with each save. */
  revision: number;
  given: JSONColumnType<object, string, string>;
  savedAt: Date;
}

/** A browser that reads and changes a draft without an account; its key as SHA-256. */
export interface JoiningDraftKeyTable {
  keyHash: string;
  draftId: string;
  /** True if it was given for a link, which only the reader of its mail has; false if for an address that was typed. */
  isProven: boolean;
}

/** Tables of joinings in progress. */
export interface JoiningDraftTables {
  joiningDrafts: JoiningDraftTable;
  joiningDraftSteps: JoiningDraftStepTable;
  joiningDraftKeys: JoiningDraftKeyTable;
}
