import {
  array,
  type Infer,
  int,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  strictObject,
  string,
  trim,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** The longest name of a guest that a pass takes. */
export const LONGEST_GUEST_NAME = 80;

export const GUEST_PASS_STATES = ['open', 'used', 'expired', 'cancelled'] as const;

/** Lets the person bring a guest, once. */
export const guestPassSchema = object({
  id: string(),
  name: string(),
  /** Whom it is for; `null` where nobody has said so, or it was forgotten some time after its last day. */
  guestName: nullable(string()),
  state: oneOf(GUEST_PASS_STATES),
  /** What the guest shows at the door. */
  code: string(),
  /** Last day, YYYY-MM-DD. */
  validUntil: string(),
  /** With the site's offset; `null` while it is not used. */
  usedAt: nullable(string()),
});
export type GuestPass = Infer<typeof guestPassSchema>;

/** How many passes the person's memberships give in a calendar month. */
export const guestPassAllowanceSchema = object({
  total: int(),
  /** How many of them can still be issued; one that was cancelled counts as not issued. */
  left: int(),
  /** Last day of a pass that is issued now, YYYY-MM-DD. */
  validUntil: string(),
  /** The first of the next month, YYYY-MM-DD, and how many there are then; `null` when there are none. */
  next: nullable(object({ day: string(), total: int() })),
});
export type GuestPassAllowance = Infer<typeof guestPassAllowanceSchema>;

export const ownGuestPassesSchema = object({
  /** Those that are good first. */
  passes: array(guestPassSchema),
  /** `null` when no membership of the person gives some now. */
  allowance: nullable(guestPassAllowanceSchema),
});
export type OwnGuestPasses = Infer<typeof ownGuestPassesSchema>;

export const ownGuestPasses = endpoint({
  method: 'GET',
  path: 'my-account/guest-passes/overview',
  answer: ownGuestPassesSchema,
  access: 'customer',
  summary:
    "The person's guest passes, those that are good first, and how many can still be issued; not found where the tenant has none.",
});

/** For remotes that were built before a pass could be cancelled: they know no such state. */
export const guestPasses = endpoint({
  method: 'GET',
  path: 'my-account/guest-passes',
  answer: array(guestPassSchema),
  access: 'customer',
  summary: "The person's guest passes without those that were cancelled, those that are good first.",
});

export const issueGuestPass = endpoint({
  method: 'POST',
  path: 'my-account/guest-passes',
  body: strictObject({
    guestName: string().check(trim(), minLength(1), maxLength(LONGEST_GUEST_NAME)),
  }),
  answer: guestPassSchema,
  status: 201,
  access: 'customer',
  idempotent: true,
  summary: 'Issues a pass for a guest, as long as the allowance of the month has one left.',
});

export const cancelGuestPass = endpoint({
  method: 'POST',
  path: 'my-account/guest-passes/{passId}/cancel',
  answer: guestPassSchema,
  access: 'customer',
  summary:
    'Cancels a pass that nobody has used yet; it counts as not issued. Asked again, it stays cancelled.',
});
