import {
  array,
  boolean,
  type Infer,
  nullable,
  object,
  oneOf,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { wireDay } from '../wire-values.ts';
import { heldMembershipSchema, membershipTypeSchema } from './membership-entities.ts';
import { nextPaymentSchema } from './payments.ts';

/** `pending`: proof is still to be shown; `upcoming`: it begins on a later day. */
export const MEMBERSHIP_STATES = ['current', 'pending', 'upcoming', 'ended'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** A membership of the person, with what it gives and what can be done about it. */
export const ownMembershipSchema = object({
  ...heldMembershipSchema.shape,
  state: oneOf(MEMBERSHIP_STATES),
  /** What has to be proved, where it is pending. */
  proof: nullable(string()),
  coverage: membershipTypeSchema.shape.coverage,
  /** The only places it is good for; empty = not restricted. */
  providesAccessTo: array(object({ id: string(), name: string() })),
  benefits: membershipTypeSchema.shape.benefits,
  nextPayment: nullable(nextPaymentSchema),
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
  }),
  answer: membershipEndingSchema,
  access: 'customer',
  idempotent: true,
  summary: 'Ends a monthly membership on the day that was told.',
});
