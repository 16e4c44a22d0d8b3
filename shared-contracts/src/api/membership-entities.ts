import {
  array,
  boolean,
  type Infer,
  int,
  nullable,
  object,
  oneOf,
  optional,
  string,
  union,
} from 'shared-contracts/schema';
import { shownMoneySchema } from '../money.ts';

/** Monthly and single payment (joining specification 9). */
export const PAYMENT_TYPES = ['recurring', 'fixed'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** What is bought when a membership is in a basket. */
export const MEMBERSHIP_PURCHASES = ['new', 'change', 'renewal'] as const;
export type MembershipPurchase = (typeof MEMBERSHIP_PURCHASES)[number];

/** The coverage of a membership that is good everywhere; every other value is words for the card. */
export const NATIONAL_COVERAGE = 'national';

export const membershipCategorySchema = object({ id: string(), name: string() });
export type MembershipCategory = Infer<typeof membershipCategorySchema>;

/** Kinds of part that an amount to pay now is made of. */
export const FEE_TYPES = ['base', 'joining', 'pro_rata', 'month_in_hand', 'discount'] as const;
export type FeeType = (typeof FEE_TYPES)[number];

/** One part of what is paid now, in words; a discount is negative. */
export const membershipFeeSchema = object({
  type: oneOf(FEE_TYPES),
  label: string(),
  price: shownMoneySchema,
});
export type MembershipFee = Infer<typeof membershipFeeSchema>;

const fees = {
  /** What it costs each month, or for the whole of a fixed term. */
  baseFee: shownMoneySchema,
  /** Paid once; shown as setup fee. */
  joiningFee: shownMoneySchema,
  /** The days from the start until the first billing date. */
  proRataFee: shownMoneySchema,
  /** A month that starts too soon to be collected by Direct Debit. */
  monthInHandFee: shownMoneySchema,
};

const term = {
  /** `recurring` or `fixed`; any other value matches no filter. */
  paymentType: string(),
  /** How long a fixed term is: `12` of `months`; `null` for a recurring one. */
  fixedDuration: nullable(int()),
  /** Plural: `days`, `weeks`, `months` or `years`. */
  fixedPeriod: nullable(string()),
};

const priceNow = {
  /** The price itself, each month or for the term, without any fee. */
  globalBasePrice: shownMoneySchema,
  totalToPayNow: shownMoneySchema,
  /** Days the pro-rata fee is for; 0 for a fixed term. */
  proRataDays: int(),
  /** As `01 Jul 2026`; `null` for a fixed term. */
  prettyFirstBillingDate: nullable(string()),
  /** A billing day is still to be chosen: what is to pay now is the lowest of all days. */
  dependsOnBillingDay: boolean(),
};

/** One way to pay for a membership, priced for the person who asks and a start today (joining specification 3). */
export const paymentOptionSchema = object({
  id: string(),
  ...term,
  fees: object(fees),
  ...priceNow,
  isPurchasable: object({
    canPurchase: boolean(),
    /** Whether there is a price for this person at all. */
    hasPrices: boolean(),
    /** Why not, in words; `null` when it can be bought. */
    message: nullable(string()),
  }),
});
export type PaymentOption = Infer<typeof paymentOptionSchema>;

/** A place a membership gives access to; a bare id is accepted (decisions 18). */
const accessSchema = union([object({ id: string(), name: string() }), string()]);

/** What comes with a membership. */
export const benefitSchema = object({
  name: string(),
  /** `null` = as often as one likes. */
  totalUses: nullable(int()),
  /** As `each month`. */
  frequency: nullable(string()),
  description: nullable(string()),
  /**
   * What a place costs with it: nothing, as often as `totalUses` allows, or the price of members. Missing where nothing
   * is booked with it, or from an API that says no more than its words.
   */
  kind: optional(oneOf(['included', 'member-price'])),
});
export type Benefit = Infer<typeof benefitSchema>;

/** A kind of membership (joining specification 3 "Membership", shell specification 3). */
export const membershipTypeSchema = object({
  id: string(),
  slug: string(),
  /** A type without a name is not listed. */
  name: nullable(string()),
  description: nullable(string()),
  /** Whom it is for, where proof is asked for; it can be uploaded later in the account. */
  eligibility: nullable(object({ name: string() })),
  /** `national`, or words for the card; `null` = nothing to say. */
  coverage: nullable(string()),
  /** The only places it is good for; empty = not restricted. */
  providesAccessTo: array(accessSchema),
  /** What the details list after 'Includes access to:'. */
  includedLocations: array(object({ name: string() })),
  benefits: array(benefitSchema),
  categories: array(membershipCategorySchema),
  /** A type without payment options is not listed. */
  paymentOptions: optional(nullable(array(paymentOptionSchema))),
  /** The payment type shown before anybody chose one: `recurring` where there is one, else `fixed`. */
  selectedPaymentOption: nullable(string()),
});
export type MembershipType = Infer<typeof membershipTypeSchema>;

/** What a membership costs from a start date on (joining specification 3 "Costs"). */
export const costsSchema = object({
  ...term,
  ...priceNow,
  fees: object({
    ...fees,
    /** Negative, or zero without a promotion. */
    discount: shownMoneySchema,
  }),
  /** Whether a promotion code can be used. */
  promotionEnabled: boolean(),
  /** First collection, YYYY-MM-DD; `null` for a fixed term. */
  firstBillingDate: nullable(string()),
  /** Last day of a fixed term, YYYY-MM-DD. */
  endDate: nullable(string()),
});
export type Costs = Infer<typeof costsSchema>;

/** A membership somebody has. */
export const heldMembershipSchema = object({
  id: string(),
  name: string(),
  membershipTypeId: string(),
  paymentOptionId: string(),
  paymentType: string(),
  homeVenue: object({ id: string(), slug: string(), name: string() }),
  /** YYYY-MM-DD. */
  startDate: string(),
  /** YYYY-MM-DD; `null` for one that goes on month by month. */
  endDate: nullable(string()),
  /** What it costs each month or for its term. */
  price: shownMoneySchema,
});
export type HeldMembership = Infer<typeof heldMembershipSchema>;
