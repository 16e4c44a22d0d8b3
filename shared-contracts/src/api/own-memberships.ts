import { array, boolean, type Infer, nullable, object, oneOf, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
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
});
export type OwnMembership = Infer<typeof ownMembershipSchema>;

export const ownMemberships = endpoint({
  method: 'GET',
  path: 'my-account/memberships',
  answer: array(ownMembershipSchema),
  access: 'customer',
  summary: "The person's memberships, those that have ended last.",
});
