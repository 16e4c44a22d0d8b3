import {
  array,
  boolean,
  type Infer,
  int,
  nullable,
  object,
  oneOf,
  optional,
  regex,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { displayMoneySchema, moneySchema } from '../money.ts';
import { flag, orNull, wireDay } from '../wire-values.ts';
import { benefitSchema, heldMembershipSchema } from './held-membership.ts';
import { bookingsKeyShape, laterBookingsShape } from './later-bookings.ts';
import { nextPaymentSchema } from './payments.ts';

/** `pending`: proof is still needed; `upcoming`: it starts on a later day. */
export const MEMBERSHIP_STATES = ['current', 'pending', 'upcoming', 'ended'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** A benefit of the person's membership, and how much of it is used. */
export const ownBenefitSchema = object({
  ...benefitSchema.shape,
  /** `null` if uses are not counted, or not for this membership alone. */
  use: orNull(
    object({
      /** In the current month. */
      used: int(),
      /** The day it renews in full, YYYY-MM-DD; `null` if it never does. */
      renewsOn: nullable(string()),
    }),
  ),
});
export type OwnBenefit = Infer<typeof ownBenefitSchema>;

/** A membership of the person, with its benefits and possible actions. */
export const ownMembershipSchema = object({
  ...heldMembershipSchema.shape,
  state: oneOf(MEMBERSHIP_STATES),
  /** The proof needed, if pending. */
  proof: nullable(string()),
  /** As of its type. */
  coverage: nullable(string()),
  /** The only places it is valid at; empty = not restricted. */
  providesAccessTo: array(object({ id: string(), name: string() })),
  benefits: array(ownBenefitSchema),
  nextPayment: nullable(nextPaymentSchema),
  /** The current or upcoming freeze. */
  freeze: orNull(
    object({
      /** First and last day, YYYY-MM-DD. */
      startDate: string(),
      endDate: string(),
      /** The monthly collection during the freeze. */
      monthly: displayMoneySchema,
      isUnderWay: boolean(),
    }),
  ),
  /** Membership credit for the member's own places, if it gives any now. */
  credit: orNull(
    object({
      left: displayMoneySchema,
      /** Last day on which it can be spent, YYYY-MM-DD. */
      until: string(),
    }),
  ),
  canFreeze: flag,
  canChange: boolean(),
  canRenew: boolean(),
  canEnd: boolean(),
});
export type OwnMembership = Infer<typeof ownMembershipSchema>;

export const ownMemberships = endpoint({
  method: 'GET',
  path: 'my-account/memberships',
  answer: array(ownMembershipSchema),
  access: 'customer',
  summary: "The person's memberships, ended ones last.",
});

/** The effect of ending a membership now, shown before it is done. */
export const membershipEndingSchema = object({
  /** Last day, YYYY-MM-DD. */
  endDate: string(),
  /** The last collection; `null` if there is none. */
  lastPayment: nullable(nextPaymentSchema),
  ...laterBookingsShape,
});
export type MembershipEnding = Infer<typeof membershipEndingSchema>;

export const membershipEnding = endpoint({
  method: 'GET',
  path: 'my-account/memberships/{membershipId}/ending',
  answer: membershipEndingSchema,
  access: 'customer',
  summary: 'The last day of a monthly membership that is ended now, and what is still collected for it.',
});

export const endMembership = endpoint({
  method: 'POST',
  path: 'my-account/memberships/{membershipId}/end',
  body: strictObject({
    /** The day that was shown: if it is no longer right, nothing is done. */
    endDate: wireDay,
    ...bookingsKeyShape,
  }),
  answer: membershipEndingSchema,
  access: 'customer',
  idempotent: true,
  summary: 'Ends a monthly membership on the day that was shown.',
});

/** The effect of freezing a membership, shown before it is done. */
export const freezeOfferSchema = object({
  /** Possible start days, YYYY-MM-DD: billing dates with enough notice. */
  starts: array(string()),
  minMonths: int(),
  maxMonths: int(),
  startDate: string(),
  months: int(),
  /** Last day, YYYY-MM-DD. */
  endDate: string(),
  /** The monthly collection during the freeze. */
  monthly: displayMoneySchema,
  /** Each collection of the freeze. */
  payments: array(nextPaymentSchema),
  /** Their total. */
  total: displayMoneySchema,
  /** The first collection after it, of the whole price again. */
  resumes: nextPaymentSchema,
  ...laterBookingsShape,
});
export type FreezeOffer = Infer<typeof freezeOfferSchema>;

export const membershipFreeze = endpoint({
  method: 'GET',
  path: 'my-account/memberships/{membershipId}/freeze',
  /** By default the first possible day and the fewest months. */
  query: object({ start_date: optional(wireDay), months: optional(string().check(regex(/^\d{1,2}$/))) }),
  answer: freezeOfferSchema,
  access: 'customer',
  summary:
    'The days of a possible freeze of a monthly membership, and what is collected during and after it.',
});

export const freezeMembership = endpoint({
  method: 'POST',
  path: 'my-account/memberships/{membershipId}/freeze',
  body: strictObject({
    startDate: wireDay,
    months: int(),
    /** The monthly collection that was shown: if it is no longer right, nothing is done. */
    monthly: moneySchema,
    ...bookingsKeyShape,
  }),
  answer: freezeOfferSchema,
  access: 'customer',
  idempotent: true,
  summary: 'Freezes a monthly membership for whole months, as shown.',
});

/** The effect of ending a freeze early. */
export const unfreezingSchema = object({
  /** First day of the freeze, YYYY-MM-DD. */
  startDate: string(),
  /** Its last day then; `null` when it never begins. */
  endDate: nullable(string()),
});
export type Unfreezing = Infer<typeof unfreezingSchema>;

export const membershipUnfreezing = endpoint({
  method: 'GET',
  path: 'my-account/memberships/{membershipId}/unfreeze',
  answer: unfreezingSchema,
  access: 'customer',
  summary: 'The last day of a freeze that is ended now.',
});

export const unfreezeMembership = endpoint({
  method: 'POST',
  path: 'my-account/memberships/{membershipId}/unfreeze',
  /** The day that was shown: if it is no longer right, nothing is done. */
  body: strictObject({ endDate: nullable(wireDay) }),
  answer: unfreezingSchema,
  access: 'customer',
  idempotent: true,
  summary: 'Ends a freeze early, or cancels one that has not started.',
});
