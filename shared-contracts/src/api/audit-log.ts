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

/** Acts of staff on a person's money or data, including what they view. */
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
  'passkey-added',
  'passkey-removed',
  'basket-cleared',
  'waiting-list-joined',
  'waiting-list-left',
  'logins-ended',
  'customer-seen',
  'document-seen',
  'list-seen',
] as const;
export type StaffAct = (typeof STAFF_ACTS)[number];

const somebodySchema = object({ name: string(), reference: string() });

/** One line of the audit log. It holds no card or bank details. */
export const auditEntrySchema = object({
  id: string(),
  /** With the site's offset. */
  at: string(),
  act: oneOf(STAFF_ACTS),
  /** The member of staff; `null` for the operator of the service. */
  staff: nullable(somebodySchema),
  /** The person whose money or data it concerned; `null` if no one in particular. */
  person: nullable(somebodySchema),
  /** The subject, such as the name of a class or a document. */
  subject: nullable(string()),
  formattedAmount: nullable(string()),
  /** The note of staff, without long numbers. */
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
    /** Email address or customer ID of the member of staff, and of the person concerned. */
    staff: somebody,
    person: somebody,
    /** Id of the last known line: the answer has those before it. */
    before: optional(string().check(maxLength(64))),
  }),
  answer: object({
    /** True if there are more lines. */
    hasMore: boolean(),
    acts: array(auditEntrySchema),
  }),
  access: 'manager',
  summary:
    "What staff did to people's money and data and what they viewed, latest first; for managers at the front of house.",
});
