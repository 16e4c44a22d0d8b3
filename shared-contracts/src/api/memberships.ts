import { array, type Infer, object, optional, strictObject, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { shownMoneySchema } from '../money.ts';
import { wireDay } from '../wire-values.ts';
import { checkedTermsSchema, joiningCartSchema, membershipDetailsSchema } from './joining-cart.ts';
import { laterBookingsShape, shownBookingsShape } from './later-bookings.ts';
import {
  costsSchema,
  heldMembershipSchema,
  membershipFeeSchema,
  membershipTypeSchema,
} from './membership-entities.ts';

export const membershipTypes = endpoint({
  method: 'GET',
  path: 'memberships/types',
  query: object({ venue_id: string() }),
  answer: array(membershipTypeSchema),
  access: 'personalised',
  summary: 'The memberships on sale at a venue, priced and judged for the person who asks.',
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
  summary: 'What a payment option costs from a start date on: each fee and what is to pay now.',
});

export const changeMemberships = endpoint({
  method: 'GET',
  path: 'memberships/{id}/change',
  answer: object({ membership: heldMembershipSchema, membershipTypes: array(membershipTypeSchema) }),
  access: 'customer',
  summary: "One of the person's memberships with the types it can be changed to; none has a joining fee.",
});

/** What a change costs (joining specification 3 "Change costs"). */
export const changeCostsSchema = object({
  /** The first and last day the change can start on, YYYY-MM-DD. */
  startsAt: object({ min: string(), max: string() }),
  costs: object({
    /** In words, as `£5.00 more each month`. */
    differenceToOldMembership: string(),
  }),
  totalDueNow: object({
    ...shownMoneySchema.shape,
    composition: object({ monthInHand: shownMoneySchema, fees: array(membershipFeeSchema) }),
  }),
  newMembershipPrice: shownMoneySchema,
  ...laterBookingsShape,
});
export type ChangeCosts = Infer<typeof changeCostsSchema>;

export const changeCosts = endpoint({
  method: 'GET',
  path: 'memberships/{id}/change/{paymentOptionId}',
  /** The earliest possible day when left out. */
  query: object({ startsAt: optional(wireDay) }),
  answer: changeCostsSchema,
  access: 'customer',
  summary: 'What changing a membership to another payment option costs, and when it can start.',
});

export const changeMembership = endpoint({
  method: 'POST',
  path: 'memberships/{id}/change',
  body: strictObject({ ...membershipDetailsSchema.shape, ...shownBookingsShape }),
  answer: joiningCartSchema,
  status: 201,
  access: 'customer',
  idempotent: true,
  summary: "Puts the change of a membership into the person's basket.",
});

export const renewMembership = endpoint({
  method: 'POST',
  path: 'memberships/{id}/renew',
  answer: joiningCartSchema,
  status: 201,
  access: 'customer',
  idempotent: true,
  summary: "Puts the renewal of a membership into the person's basket; asked again it stays one.",
});

export const agreeToRenewal = endpoint({
  method: 'PUT',
  path: 'memberships/{id}/renew',
  body: strictObject({ checkedTerms: checkedTermsSchema }),
  answer: joiningCartSchema,
  access: 'customer',
  summary:
    "Keeps which health and membership terms were agreed to for the renewal in the person's basket. A page calls it where the joining cart has `steps`.",
});
