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

/** Maximum length of a guest's name. */
export const MAX_GUEST_NAME_LENGTH = 80;

export const GUEST_PASS_STATES = ['open', 'used', 'expired', 'cancelled'] as const;

/** Lets the person bring a guest, once. */
export const guestPassSchema = object({
  id: string(),
  name: string(),
  /** The guest's name; `null` if none was given, or once it was deleted some time after the last day. */
  guestName: nullable(string()),
  state: oneOf(GUEST_PASS_STATES),
  /** The code that the guest shows at the door. */
  code: string(),
  /** Last day, YYYY-MM-DD. */
  validUntil: string(),
  /** With the site's offset; `null` while it is not used. */
  usedAt: nullable(string()),
});
export type GuestPass = Infer<typeof guestPassSchema>;

/** Number of passes that the person's memberships give per calendar month. */
export const guestPassAllowanceSchema = object({
  total: int(),
  /** Number of them that can still be issued; a cancelled one counts as not issued. */
  left: int(),
  /** Last day of a pass that is issued now, YYYY-MM-DD. */
  validUntil: string(),
  /** The first of next month, YYYY-MM-DD, and the number of passes then; `null` if there are none. */
  next: nullable(object({ day: string(), total: int() })),
});
export type GuestPassAllowance = Infer<typeof guestPassAllowanceSchema>;

export const ownGuestPassesSchema = object({
  /** Valid ones first. */
  passes: array(guestPassSchema),
  /** `null` if no membership of the person gives any now. */
  allowance: nullable(guestPassAllowanceSchema),
});
export type OwnGuestPasses = Infer<typeof ownGuestPassesSchema>;

export const ownGuestPasses = endpoint({
  method: 'GET',
  path: 'my-account/guest-passes/overview',
  answer: ownGuestPassesSchema,
  access: 'customer',
  summary:
    "The person's guest passes, valid ones first, and how many can still be issued; 404 if the tenant has none.",
});

/** For remotes built before passes could be cancelled: they do not know that state. */
export const guestPasses = endpoint({
  method: 'GET',
  path: 'my-account/guest-passes',
  answer: array(guestPassSchema),
  access: 'customer',
  summary: "The person's guest passes, except cancelled ones, valid ones first.",
});

export const issueGuestPass = endpoint({
  method: 'POST',
  path: 'my-account/guest-passes',
  body: strictObject({
    guestName: string().check(trim(), minLength(1), maxLength(MAX_GUEST_NAME_LENGTH)),
  }),
  answer: guestPassSchema,
  status: 201,
  access: 'customer',
  idempotent: true,
  summary: "Issues a guest pass, if the month's allowance has one left.",
});

export const cancelGuestPass = endpoint({
  method: 'POST',
  path: 'my-account/guest-passes/{passId}/cancel',
  answer: guestPassSchema,
  access: 'customer',
  summary: 'Cancels an unused pass; it counts as not issued. A repeat changes nothing.',
});
