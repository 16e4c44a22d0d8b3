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
import { displayMoneySchema } from '../money.ts';
import { benefitSchema } from './held-membership.ts';

export { NATIONAL_COVERAGE } from './held-membership.ts';

/** Monthly and single payment (joining specification 9). */
export const PAYMENT_TYPES = ['recurring', 'fixed'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Kinds of purchase of a membership in a basket. */
export const MEMBERSHIP_PURCHASES = ['new', 'change', 'renewal'] as const;
export type MembershipPurchase = (typeof MEMBERSHIP_PURCHASES)[number];

/** Groups that a membership can be meant for, whatever their age; a household is everyone at one address. */
export const MEMBERSHIP_AUDIENCES = ['student', 'concession', 'household'] as const;
export type MembershipAudience = (typeof MEMBERSHIP_AUDIENCES)[number];

export const membershipCategorySchema = object({ id: string(), name: string() });
export type MembershipCategory = Infer<typeof membershipCategorySchema>;

/** Kinds of fee in the amount to pay now. */
export const FEE_TYPES = ['base', 'joining', 'pro_rata', 'month_in_hand', 'discount'] as const;
export type FeeType = (typeof FEE_TYPES)[number];

/** One part of the amount to pay now, in words; a discount is negative. */
export const membershipFeeSchema = object({
  type: oneOf(FEE_TYPES),
  label: string(),
  price: displayMoneySchema,
});
export type MembershipFee = Infer<typeof membershipFeeSchema>;

const fees = {
  /** The price each month, or of a whole fixed term. */
  baseFee: displayMoneySchema,
  /** Paid once; shown as setup fee. */
  joiningFee: displayMoneySchema,
  /** The days from the start until the first billing date. */
  proRataFee: displayMoneySchema,
  /** A month that starts too soon to be collected by Direct Debit. */
  monthInHandFee: displayMoneySchema,
};

const term = {
  /** `recurring` or `fixed`; any other value matches no filter. */
  paymentType: string(),
  /** Length of a fixed term: `12` of `months`; `null` for a recurring one. */
  fixedDuration: nullable(int()),
  /** Plural: `days`, `weeks`, `months` or `years`. */
  fixedPeriod: nullable(string()),
};

const priceNow = {
  /** The price itself, each month or for the term, without any fee. */
  globalBasePrice: displayMoneySchema,
  totalToPayNow: displayMoneySchema,
  /** Days the pro-rata fee is for; 0 for a fixed term. */
  proRataDays: int(),
  /** As `01 Jul 2026`; `null` for a fixed term. */
  prettyFirstBillingDate: nullable(string()),
  /** The billing day is not chosen yet: the amount to pay now is the lowest of all days. */
  dependsOnBillingDay: boolean(),
};

/** One way to pay for a membership, priced for the caller and a start today (joining specification 3). */
export const paymentOptionSchema = object({
  id: string(),
  ...term,
  fees: object(fees),
  ...priceNow,
  /** The price of the first year when starting today; missing from an API that does not say it. */
  firstYear: optional(displayMoneySchema),
  /**
   * Working days before a collection by which it has to be ended, so that nothing more is collected; `null` for a fixed
   * term, missing from an API that does not say it.
   */
  noticeWorkingDays: optional(nullable(int())),
  isPurchasable: object({
    canPurchase: boolean(),
    /** True if there is a price for this person. */
    hasPrices: boolean(),
    /** Reason that it cannot be bought, in words; `null` when it can. */
    message: nullable(string()),
  }),
});
export type PaymentOption = Infer<typeof paymentOptionSchema>;

/** A place a membership gives access to; a bare id is accepted (decisions 18). */
const accessSchema = union([object({ id: string(), name: string() }), string()]);

/** A kind of membership (joining specification 3 "Membership", shell specification 3). */
export const membershipTypeSchema = object({
  id: string(),
  slug: string(),
  /** A type without a name is not listed. */
  name: nullable(string()),
  description: nullable(string()),
  /** Its audience, if proof is required; the proof can be uploaded later in the account. */
  eligibility: nullable(object({ name: string() })),
  /** The youngest and the oldest age at which it can be bought; `null` = no limit, missing from an API that does not say it. */
  ageMin: optional(nullable(int())),
  ageMax: optional(nullable(int())),
  /** The group it is meant for; `null` = people of every kind, missing from an API that does not say it. */
  audience: optional(nullable(oneOf(MEMBERSHIP_AUDIENCES))),
  /** `national`, or text for the card; `null` = none. */
  coverage: nullable(string()),
  /**
   * When it can be used, as `Off-peak: Monday to Friday, 9am to 4pm`; `null` = whenever its places are open, peak and
   * off-peak, missing from an API that does not say it.
   */
  accessTimes: optional(nullable(string())),
  /** The only places it is valid at; empty = not restricted. */
  providesAccessTo: array(accessSchema),
  /** The list after 'Includes access to:' in the details. */
  includedLocations: array(object({ name: string() })),
  benefits: array(benefitSchema),
  categories: array(membershipCategorySchema),
  /** A type without payment options is not listed. */
  paymentOptions: optional(nullable(array(paymentOptionSchema))),
  /** The payment type shown by default: `recurring` where there is one, else `fixed`. */
  selectedPaymentOption: nullable(string()),
});
export type MembershipType = Infer<typeof membershipTypeSchema>;

/** Centres in which a membership is valid, and its benefits. */
export type Inclusions = Pick<
  MembershipType,
  'coverage' | 'providesAccessTo' | 'includedLocations' | 'benefits'
>;

/** The costs of a membership from a start date on (joining specification 3 "Costs"). */
export const costsSchema = object({
  ...term,
  ...priceNow,
  fees: object({
    ...fees,
    /** Negative, or zero without a promotion. */
    discount: displayMoneySchema,
  }),
  /** True if a promotion code can be used. */
  promotionEnabled: boolean(),
  /** First collection, YYYY-MM-DD; `null` for a fixed term. */
  firstBillingDate: nullable(string()),
  /** Last day of a fixed term, YYYY-MM-DD. */
  endDate: nullable(string()),
});
export type Costs = Infer<typeof costsSchema>;
