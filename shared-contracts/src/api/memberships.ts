import { array, type Infer, nullable, object, optional, strictObject, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { displayMoneySchema } from '../money.ts';
import { wireDay } from '../wire-values.ts';
import { heldMembershipSchema } from './held-membership.ts';
import { checkedTermsSchema, joiningCartSchema, membershipDetailsSchema } from './joining-cart.ts';
import { bookingsKeyShape, laterBookingsShape } from './later-bookings.ts';
import { costsSchema, membershipFeeSchema, membershipTypeSchema } from './membership-entities.ts';

export const membershipTypes = endpoint({
  method: 'GET',
  path: 'memberships/types',
  query: object({ venue_id: string() }),
  answer: array(membershipTypeSchema),
  access: 'personalised',
  summary: 'The memberships on sale at a venue, with price and eligibility for the caller.',
});

export const membershipCosts = endpoint({
  method: 'GET',
  path: 'memberships/types/{typeId}/payment-options/{optionId}',
  query: object({
    /** YYYY-MM-DD; today when left out. */
    start_date: optional(wireDay),
    billing_day: optional(string()),
    venue_id: optional(string()),
    promotion_code_id: optional(string()),
  }),
  answer: costsSchema,
  access: 'personalised',
  summary: 'The costs of a payment option from a start date: each fee and the amount to pay now.',
});

export const changeMemberships = endpoint({
  method: 'GET',
  path: 'memberships/{id}/change',
  answer: object({
    membership: heldMembershipSchema,
    /** Its type, without payment options, to compare others with; missing from an API that does not say it. */
    heldType: optional(membershipTypeSchema),
    membershipTypes: array(membershipTypeSchema),
  }),
  access: 'customer',
  summary: "One of the person's memberships with the types it can be changed to; none has a joining fee.",
});

/** The costs of a change (joining specification 3 "Change costs"). */
export const changeCostsSchema = object({
  /** The first and last day the change can start on, YYYY-MM-DD. */
  startsAt: object({ min: string(), max: string() }),
  costs: object({
    /** In words, as `£5.00 more each month`. */
    differenceToOldMembership: string(),
  }),
  totalDueNow: object({
    ...displayMoneySchema.shape,
    composition: object({ monthInHand: displayMoneySchema, fees: array(membershipFeeSchema) }),
  }),
  newMembershipPrice: displayMoneySchema,
  /** First day on which it is collected, as shown; `null` if nothing is, missing from an API that does not say it. */
  prettyFirstBillingDate: optional(nullable(string())),
  ...laterBookingsShape,
});
export type ChangeCosts = Infer<typeof changeCostsSchema>;

export const changeCosts = endpoint({
  method: 'GET',
  path: 'memberships/{id}/change/{paymentOptionId}',
  /** By default the earliest possible day. */
  query: object({ startsAt: optional(wireDay) }),
  answer: changeCostsSchema,
  access: 'customer',
  summary: 'What changing a membership to another payment option costs, and when it can start.',
});

export const changeMembership = endpoint({
  method: 'POST',
  path: 'memberships/{id}/change',
  body: strictObject({ ...membershipDetailsSchema.shape, ...bookingsKeyShape }),
  answer: joiningCartSchema,
  status: 201,
  access: 'customer',
  idempotent: true,
  summary: "Adds the change of a membership to the person's basket.",
});

export const renewMembership = endpoint({
  method: 'POST',
  path: 'memberships/{id}/renew',
  answer: joiningCartSchema,
  status: 201,
  access: 'customer',
  idempotent: true,
  summary: "Adds the renewal of a membership to the person's basket; a repeat changes nothing.",
});

export const agreeToRenewal = endpoint({
  method: 'PUT',
  path: 'memberships/{id}/renew',
  body: strictObject({ checkedTerms: checkedTermsSchema }),
  answer: joiningCartSchema,
  access: 'customer',
  summary:
    "Stores the health and membership terms agreed to for the renewal in the person's basket. A page calls it if the joining cart has `steps`.",
});
