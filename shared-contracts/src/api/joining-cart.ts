import {
  array,
  boolean,
  type Infer,
  int,
  maxLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { idSchema, wireDay } from '../wire-values.ts';
import { customAnswerSchema } from './custom-questions.ts';
import { MEMBERSHIP_PURCHASES, membershipTypeSchema, paymentOptionSchema } from './membership-entities.ts';
import { venueSchema } from './venues.ts';

const typed = (longest: number) => string().check(maxLength(longest));
const typedOrNot = (longest: number) => optional(nullable(typed(longest)));

/**
 * The account a Direct Debit is set up on, as typed: spaces and hyphens are fine (decisions 46). The billing address is
 * required if the site configuration says so.
 */
export const accountDetailsSchema = strictObject({
  accountNumber: typed(40),
  sortCode: typed(40),
  billingAddressLineOne: typedOrNot(100),
  billingAddressLineTwo: typedOrNot(100),
  billingCity: typedOrNot(100),
  billingPostcode: typedOrNot(20),
});
export type AccountDetails = Infer<typeof accountDetailsSchema>;

/** Ids of the ticked terms: health and membership, and those of a Direct Debit that is set up. */
export const checkedTermsSchema = array(idSchema).check(maxLength(50));

/** A joiner's choices (joining specification 3 "Membership details being built"). */
export const membershipDetailsSchema = strictObject({
  homeVenueId: idSchema,
  venueName: typedOrNot(200),
  venueType: typedOrNot(100),
  membershipTypeId: idSchema,
  paymentOptionId: idSchema,
  startDate: wireDay,
  /** One of the site's `availableBillingDates`; `null` if none is needed (decisions 38). */
  billingDay: optional(nullable(int())),
  promotionCode: typedOrNot(64),
  promotionCodeId: optional(nullable(idSchema)),
  accountHolder: typedOrNot(100),
  /** `null` if no Direct Debit is to be set up. */
  accountDetails: optional(nullable(accountDetailsSchema)),
  ddTermsAccepted: optional(boolean()),
  /** Leaves the account of the membership in the basket as it is; only sent where the basket has its `accountEnding`. */
  keepsAccount: optional(boolean()),
  checkedTerms: optional(checkedTermsSchema),
});
export type MembershipDetails = Infer<typeof membershipDetailsSchema>;

/** The membership in the person's basket (joining specification 3 "Checkout cart"); of its bank details only the holder and the last digits are in it. */
export const joiningCartSchema = object({
  /** The basket, for the terms and the payment. */
  cartId: string(),
  purchase: oneOf(MEMBERSHIP_PURCHASES),
  /** The membership to change or renew; `null` for a new one. */
  membershipId: nullable(string()),
  homeVenue: venueSchema,
  membershipType: membershipTypeSchema,
  paymentOption: paymentOptionSchema,
  /** YYYY-MM-DD. */
  startDate: string(),
  billingDay: nullable(int()),
  promotion: nullable(object({ id: string(), code: string() })),
  /**
   * Last digits of the account of its Direct Debit, `null` without one; omitted by an API that has every account entered
   * again.
   */
  accountEnding: optional(nullable(string())),
  /** Its holder; without it the page shows how the account ends, and no more. */
  accountHolder: optional(nullable(string())),
  /** The agreed terms and the answers so far; if an API stores neither, the page asks again. */
  checkedTerms: optional(array(string())),
  answers: optional(array(customAnswerSchema)),
  /** Missing fields of each section of joining; omitted if an API leaves that to the page. */
  steps: optional(
    array(
      object({
        /** As `details_section` (joining specification 2). */
        section: string(),
        /** Messages by the keys of validation errors; empty if it is complete. */
        missing: array(object({ key: string(), message: string() })),
      }),
    ),
  ),
});
export type JoiningCart = Infer<typeof joiningCartSchema>;

export const joiningCart = endpoint({
  method: 'GET',
  path: 'memberships/online-joining',
  answer: nullable(joiningCartSchema),
  access: 'personalised',
  summary: "The membership in the person's basket; null without one, and for a visitor.",
});

export const storeMembership = endpoint({
  method: 'POST',
  path: 'memberships/online-joining/store',
  body: membershipDetailsSchema,
  answer: joiningCartSchema,
  status: 201,
  access: 'customer',
  idempotent: true,
  summary: "Puts a new membership into the person's basket, replacing any other.",
});

export const clearJoiningCart = endpoint({
  method: 'DELETE',
  path: 'cart/clear',
  answer: object({}),
  access: 'personalised',
  summary: "Removes the membership from the person's basket; other items stay. Does nothing for a visitor.",
});
