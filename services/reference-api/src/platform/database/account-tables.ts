import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { StaffAct } from 'shared-contracts/api/audit-log';
import type { Answer } from 'shared-contracts/data-fields';
import type { StaffRole } from 'shared-contracts/staff';
import type { PersonFlags } from './documents.ts';

export interface PersonTable {
  id: Generated<string>;
  tenantId: number;
  /** Customer ID in upper case, unique within the tenant. */
  reference: string;
  /** Lower case; several accounts may share one. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  membershipUserId: string | null;
  creditPence: number;
  flags: JSONColumnType<PersonFlags, string, string>;
  /** Answers without their own column, by the path of the question. */
  answers: ColumnType<Record<string, Answer>, string | undefined, string>;
  homeVenueId: string | null;
  isStaff: boolean;
  /** `null` for customers. */
  staffRole: StaffRole | null;
}

/** A line of the audit log, which is only ever added to. */
export interface AuditEntryTable {
  id: GeneratedAlways<string>;
  tenantId: number;
  madeAt: Date;
  act: StaffAct;
  /** `null` for the person who runs the service. */
  staffId: string | null;
  personId: string | null;
  subject: string | null;
  amountPence: number | null;
  note: string | null;
  /** Unique key of the line; `null` for an action that is recorded each time. */
  once: Generated<string | null>;
}

/** Tokens handed out by a login, as SHA-256. */
export interface LoginTable {
  tokenHash: string;
  tenantId: number;
  personId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** Its name in My account; it opens nothing. */
  id: Generated<string>;
  /** As `Chrome` and `Windows`; `null` where the browser did not say. */
  browser: ColumnType<string | null, string | null | undefined, string | null>;
  system: ColumnType<string | null, string | null | undefined, string | null>;
  /** True if the person asked to stay logged in. */
  stays: Generated<boolean>;
  /** When a member of staff confirmed it with their second factor; `null` while they have not. */
  secondFactorAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The authenticator app of a member of staff. */
export interface SecondFactorTable {
  personId: string;
  /** Sealed; `null` until a code of it was sent. */
  secret: string | null;
  /** Sealed; one that takes the place of the other once a code of it was sent. */
  pendingSecret: string | null;
  /** The last step of 30 seconds whose code was taken: none before it is taken again. */
  lastStep: number | null;
}

/** Recovery codes for a lost authenticator app, each used once; the code as SHA-256. */
export interface RecoveryCodeTable {
  personId: string;
  codeHash: string;
}

/** A passkey: the public key that answers of one of a person's devices are checked with. */
export interface PasskeyTable {
  id: Generated<string>;
  personId: string;
  tenantId: number;
  /** As base64url, like the key. */
  credentialId: string;
  publicKey: string;
  /** The last count of a device that counts its answers; 0 for one that does not. */
  counter: ColumnType<number | string, number, number>;
  /** Ways in which a browser reaches it, with commas between. */
  transports: string;
  isSynced: boolean;
  name: string;
  createdAt: Date;
  lastUsedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A challenge that a passkey has yet to answer, once. */
export interface PasskeyChallengeTable {
  challenge: string;
  tenantId: number;
  /** The person who adds a passkey with it; `null` if one is to be used. */
  personId: string | null;
  expiresAt: Date;
}

/** From where someone has logged in before; the key is a hash of person and address. */
export interface KnownPlaceTable {
  personId: string;
  key: string;
  seenAt: Date;
}

/** Attempts that are counted against a limit; the key is a hash of what they have in common. */
export interface AttemptTable {
  key: string;
  madeAt: Date;
}

/** The last customer ID that a tenant gave out. */
export interface ReferenceSeriesTable {
  tenantId: number;
  lastNumber: number;
}

/** The account that was opened under an idempotency key. */
export interface RegistrationTable {
  tenantId: number;
  key: string;
  personId: string;
  createdAt: Date;
}

/** The one link a person can set a new password with; the token as SHA-256. */
export interface PasswordResetTable {
  personId: string;
  tenantId: number;
  tokenHash: string;
  expiresAt: Date;
}

/** An email address of an account that was asked about; the token of the mailed link as SHA-256. */
export interface EmailConfirmationTable {
  personId: string;
  tenantId: number;
  /** In lower case, as in `people`. */
  email: string;
  /** `null` until the mail is written, and once the link has expired. */
  tokenHash: ColumnType<string | null, string | null | undefined, string | null>;
  expiresAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the person who reads its mail said that the account is not theirs. */
  disownedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export type MailKind =
  | 'confirm-email'
  | 'passkey-added'
  | 'passkey-removed'
  | 'reset-password'
  | 'staff-account'
  | 'password-changed'
  | 'membership-confirmed'
  | 'direct-debit-notice'
  | 'booking-cancelled'
  | 'membership-ended'
  | 'place-offered'
  | 'membership-freeze'
  | 'direct-debit-changed'
  | 'direct-debit-set-up'
  | 'document-decided'
  | 'no-show-noted'
  | 'order-confirmed'
  | 'booking-reminder'
  | 'class-cancelled'
  | 'payment-settled'
  | 'joining-link'
  | 'joining-reminder';

type Subject = ColumnType<string | null, string | null | undefined, string | null>;

/** The decision about a document. */
export interface MailedDecision {
  name: string;
  /** Reason that it was refused; `null` = it was accepted. */
  refusal: string | null;
  /** Last day it is good for, YYYY-MM-DD; `null` = indefinitely, or refused. */
  expiresOn: string | null;
  /** True if a membership waits for it: it is good once the document is accepted. */
  isAwaited: boolean;
}

/** Device and passkey of a change to an account, so that its holder can tell whether it was them. */
export interface MailedChange {
  /** As the device names itself; `null` for the unknown part. */
  browser: string | null;
  system: string | null;
  passkeyName: string | null;
}

/** Mail that is still to be sent. It is written when it is sent, so that no link is stored here. */
export interface MailTable {
  id: Generated<string>;
  tenantId: number;
  /** `null` for mail about a joining without an account. */
  personId: string | null;
  kind: MailKind;
  /** Origin of the pages that its links lead to. */
  origin: string;
  /** The order, booking, membership or waiting-list place it is about, if any. */
  orderId: Subject;
  orderItemId: Subject;
  membershipId: Subject;
  waitingPlaceId: Subject;
  /** A card payment that found its end without the person's page. */
  paymentId: Subject;
  /** A joining in progress; mail about it is gone with it. */
  joiningDraftId: Subject;
  /** The decision, since the file is gone by then. */
  decision: ColumnType<MailedDecision | null, string | null | undefined, string | null>;
  /** A change of an account; it goes with the mail, as soon as that is sent. */
  change: ColumnType<MailedChange | null, string | null | undefined, string | null>;
  createdAt: Date;
  /** From when on it is to be sent, where that is later than it was asked for. */
  notBefore: ColumnType<Date | null, Date | null | undefined, Date | null>;
  nextAttemptAt: Date;
  attempts: Generated<number>;
}

/** A link that switches someone's reminders off without a login; its token as SHA-256. */
export interface MailSwitchTable {
  tokenHash: string;
  tenantId: number;
  personId: string;
  createdAt: Date;
}

/** A saved filter of timetables, as its query. */
export interface SavedFilterTable {
  id: Generated<string>;
  personId: string;
  name: string;
  query: string;
}

/** A venue by its slug, a class by its series, or an instructor by name. */
export interface FavouriteTable {
  id: Generated<string>;
  personId: string;
  kind: 'venue' | 'class' | 'instructor';
  key: string;
}

/** The one address at which a person's calendar reads their bookings; its token as SHA-256. */
export interface CalendarAddressTable {
  personId: string;
  tenantId: number;
  tokenHash: string;
  createdAt: Date;
}

/** The one code that a login shows, to log in at a kiosk; both as SHA-256. */
export interface KioskCodeTable {
  loginHash: string;
  codeHash: string;
  expiresAt: Date;
  /** `null` while it waits to be typed. */
  usedAt: Generated<Date | null>;
}

/** Tables of people, their logins and what is mailed to them. */
export interface AccountTables {
  people: PersonTable;
  logins: LoginTable;
  kioskCodes: KioskCodeTable;
  auditEntries: AuditEntryTable;
  secondFactors: SecondFactorTable;
  recoveryCodes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  passkeyChallenges: PasskeyChallengeTable;
  knownPlaces: KnownPlaceTable;
  attempts: AttemptTable;
  referenceSeries: ReferenceSeriesTable;
  registrations: RegistrationTable;
  passwordResets: PasswordResetTable;
  emailConfirmations: EmailConfirmationTable;
  mails: MailTable;
  mailSwitches: MailSwitchTable;
  savedFilters: SavedFilterTable;
  favourites: FavouriteTable;
  calendarAddresses: CalendarAddressTable;
}
