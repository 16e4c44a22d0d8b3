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
import { moneySchema, shownMoneySchema } from '../money.ts';
import { flag, orNull, wireDay } from '../wire-values.ts';
import { laterBookingsShape, shownBookingsShape } from './later-bookings.ts';
import { benefitSchema, heldMembershipSchema, membershipTypeSchema } from './membership-entities.ts';
import { nextPaymentSchema } from './payments.ts';

/** `pending`: proof is still to be shown; `upcoming`: it begins on a later day. */
export const MEMBERSHIP_STATES = ['current', 'pending', 'upcoming', 'ended'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** What comes with a membership of the person, and how much of it is gone. */
export const ownBenefitSchema = object({
  ...benefitSchema.shape,
  /** `null` where uses are not counted, or are not those of this membership alone. */
  use: orNull(
    object({
      /** In the running month. */
      used: int(),
      /** From when on all of them are there again, YYYY-MM-DD; `null` when that never comes. */
      renewsOn: nullable(string()),
    }),
  ),
});
export type OwnBenefit = Infer<typeof ownBenefitSchema>;

/** A membership of the person, with what it gives and what can be done about it. */
export const ownMembershipSchema = object({
  ...heldMembershipSchema.shape,
  state: oneOf(MEMBERSHIP_STATES),
  /** What has to be proved, where it is pending. */
  proof: nullable(string()),
  coverage: membershipTypeSchema.shape.coverage,
  /** The only places it is good for; empty = not restricted. */
  providesAccessTo: array(object({ id: string(), name: string() })),
  benefits: array(ownBenefitSchema),
  nextPayment: nullable(nextPaymentSchema),
  /** The freeze that is under way, or still to come. */
  freeze: orNull(
    object({
      /** First and last day, YYYY-MM-DD. */
      startDate: string(),
      endDate: string(),
      /** What is collected each month meanwhile. */
      monthly: shownMoneySchema,
      isUnderWay: boolean(),
    }),
  ),
  /** Credit for places of the member's own, where it gives some now. */
  credit: orNull(
    object({
      left: shownMoneySchema,
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
  summary: "The person's memberships, those that have ended last.",
});

/** What ending a membership now means, told before it is done. */
export const membershipEndingSchema = object({
  /** Last day, YYYY-MM-DD. */
  endDate: string(),
  /** What is still collected; `null` when nothing is. */
  lastPayment: nullable(nextPaymentSchema),
  ...laterBookingsShape,
});
export type MembershipEnding = Infer<typeof membershipEndingSchema>;

export const membershipEnding = endpoint({
  method: 'GET',
  path: 'my-account/memberships/{membershipId}/ending',
  answer: membershipEndingSchema,
  access: 'customer',
  summary: 'On which day a monthly membership ends that is given up now, and what is still collected for it.',
});

export const endMembership = endpoint({
  method: 'POST',
  path: 'my-account/memberships/{membershipId}/end',
  body: strictObject({
    /** The day the person was told: if that is true no more, nothing is done. */
    endDate: wireDay,
    ...shownBookingsShape,
  }),
  answer: membershipEndingSchema,
  access: 'customer',
  idempotent: true,
  summary: 'Ends a monthly membership on the day that was told.',
});

/** What freezing a membership means, told before it is done. */
export const freezeOfferSchema = object({
  /** Days it can begin on, YYYY-MM-DD: billing dates that there is notice for. */
  starts: array(string()),
  minMonths: int(),
  maxMonths: int(),
  startDate: string(),
  months: int(),
  /** Last day, YYYY-MM-DD. */
  endDate: string(),
  /** What is collected each month meanwhile. */
  monthly: shownMoneySchema,
  /** Each collection of the freeze. */
  payments: array(nextPaymentSchema),
  /** What they come to. */
  total: shownMoneySchema,
  /** The first collection after it, of the whole price again. */
  resumes: nextPaymentSchema,
  ...laterBookingsShape,
});
export type FreezeOffer = Infer<typeof freezeOfferSchema>;

export const membershipFreeze = endpoint({
  method: 'GET',
  path: 'my-account/memberships/{membershipId}/freeze',
  /** The first possible day and the fewest months when left out. */
  query: object({ start_date: optional(wireDay), months: optional(string().check(regex(/^\d{1,2}$/))) }),
  answer: freezeOfferSchema,
  access: 'customer',
  summary:
    'From when to when a monthly membership would be frozen, and what is collected meanwhile and after.',
});

export const freezeMembership = endpoint({
  method: 'POST',
  path: 'my-account/memberships/{membershipId}/freeze',
  body: strictObject({
    startDate: wireDay,
    months: int(),
    /** What the person was told is collected each month: if that is true no more, nothing is done. */
    monthly: moneySchema,
    ...shownBookingsShape,
  }),
  answer: freezeOfferSchema,
  access: 'customer',
  idempotent: true,
  summary: 'Freezes a monthly membership for whole months, as was told.',
});

/** What ending a freeze sooner means. */
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
  summary: 'On which day a freeze ends that is given up now.',
});

export const unfreezeMembership = endpoint({
  method: 'POST',
  path: 'my-account/memberships/{membershipId}/unfreeze',
  /** The day the person was told: if that is true no more, nothing is done. */
  body: strictObject({ endDate: nullable(wireDay) }),
  answer: unfreezingSchema,
  access: 'customer',
  idempotent: true,
  summary: 'Ends a freeze sooner, or takes back one that has not begun.',
});
