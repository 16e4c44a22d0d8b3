import {
  array,
  boolean,
  type Infer,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { wireDay } from '../wire-values.ts';

/** What members of staff do to a person's money or data. */
export const STAFF_ACTS = [
  'order-taken',
  'place-overridden',
  'booking-cancelled',
  'class-cancelled',
  'no-show-noted',
  'no-show-taken-back',
  'document-accepted',
  'document-refused',
  'payment-sorted-out',
  'staff-added',
  'second-factor-set-up',
  'second-factor-reset',
  'recovery-code-used',
] as const;
export type StaffAct = (typeof STAFF_ACTS)[number];

const somebodySchema = object({ name: string(), reference: string() });

/** One line of the audit log. It holds no card or bank details. */
export const auditEntrySchema = object({
  id: string(),
  /** With the site's offset. */
  at: string(),
  act: oneOf(STAFF_ACTS),
  /** Who did it; `null` for whoever runs the service. */
  staff: nullable(somebodySchema),
  /** Whose money or data it was about; `null` where it was about nobody in particular. */
  person: nullable(somebodySchema),
  /** What it was about, as the name of a class or of a document. */
  subject: nullable(string()),
  formattedAmount: nullable(string()),
  /** What staff wrote down, long numbers left out. */
  note: nullable(string()),
});
export type AuditEntry = Infer<typeof auditEntrySchema>;

const somebody = optional(string().check(minLength(1), maxLength(254)));

export const auditLog = endpoint({
  method: 'GET',
  path: 'front-of-house/audit-log',
  query: object({
    /** First and last day, as the site counts them. */
    from: optional(wireDay),
    to: optional(wireDay),
    /** Email address or customer ID of who did it, and of whose money or data it was. */
    staff: somebody,
    person: somebody,
    /** Id of the last line that is known: those before it are answered. */
    before: optional(string().check(maxLength(64))),
  }),
  answer: object({
    /** Whether there are more lines than are answered. */
    hasMore: boolean(),
    acts: array(auditEntrySchema),
  }),
  access: 'manager',
  summary: "What staff did to people's money and data, the latest first; for managers at the front of house.",
});
