import { MEMBERSHIP_AUDIENCES, PAYMENT_TYPES } from 'shared-contracts/api/membership-entities';
import { TERM_PERIODS } from 'shared-contracts/billing-dates';
import { moneySchema } from 'shared-contracts/money';
import {
  array,
  boolean,
  type Infer,
  int,
  minimum,
  oneOf,
  optional,
  record,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { questionGroupSchema, TERM_KINDS } from '../../platform/index.ts';
import { parseSeed } from './parse-seed.ts';

const typeSchema = strictObject({
  id: int(),
  slug: string(),
  name: string(),
  description: string(),
  /** The group it is for, if proof is required. */
  eligibility: optional(string()),
  coverage: optional(string()),
  categories: array(strictObject({ id: string(), name: string() })),
  benefits: array(
    strictObject({
      /** The area that can be booked with it, which names and describes it; none = what else comes with it. */
      gives: optional(string()),
      name: optional(string()),
      /** Booked for nothing, although members else only pay less for it; a counted one always is. */
      isIncluded: optional(boolean()),
      totalUses: optional(int()),
      frequency: optional(string()),
      description: optional(string()),
    }),
  ),
  /** Rules for freezing it; without them it cannot be frozen. */
  freeze: optional(strictObject({ minMonths: int(), maxMonths: int(), monthly: moneySchema })),
  /** The passes it gives to bring guests, and how many days one is good; none without it. */
  guestPasses: optional(
    strictObject({ perMonth: int().check(minimum(1)), goodDays: int().check(minimum(1)) }),
  ),
  /** Credit for places of one's own, for each calendar month; none without it. */
  credit: optional(strictObject({ monthly: moneySchema })),
  ageMin: optional(int()),
  ageMax: optional(int()),
  /** The group it is meant for. */
  audience: optional(oneOf(MEMBERSHIP_AUDIENCES)),
  questionGroups: optional(array(questionGroupSchema)),
  /** The only venues it is good for, one by one or by district; everywhere without either. */
  venueSlugs: optional(array(string())),
  districts: optional(array(string())),
  options: array(
    strictObject({
      id: int(),
      name: string(),
      paymentType: oneOf(PAYMENT_TYPES),
      fixedDuration: optional(int()),
      fixedPeriod: optional(oneOf(TERM_PERIODS)),
      price: moneySchema,
      joiningFee: moneySchema,
      allowsPromotions: boolean(),
    }),
  ),
});
export type MembershipTypeSeed = Infer<typeof typeSchema>;

const promotionSchema = strictObject({
  id: int(),
  code: string(),
  appliesTo: oneOf(['joining-fee', 'first-payment']),
  kind: oneOf(['percent', 'amount']),
  /** Whole percent, or pence. */
  value: int(),
  validFrom: optional(string()),
  validUntil: optional(string()),
  maxUses: optional(int()),
  paymentOptionIds: optional(array(int())),
});
export type PromotionSeed = Infer<typeof promotionSchema>;

/** `{company}`, `{brand}`, `{email}`, `{phone}` and `{notice}` stand for the tenant's. */
const termSchema = strictObject({ kind: oneOf(TERM_KINDS), id: string(), title: string(), html: string() });
export type TermSeed = Infer<typeof termSchema>;

const benefitSeedSchema = strictObject({
  /** The price for a member: nothing, or the price of members of each programme. */
  price: oneOf(['included', 'member-price']),
  name: string(),
  description: string(),
});
export type BenefitSeed = Infer<typeof benefitSeedSchema>;

const membershipSeedSchema = strictObject({
  /** Areas that can be booked with memberships. */
  benefits: record(string(), benefitSeedSchema),
  tenants: record(string(), strictObject({ types: array(typeSchema), promotions: array(promotionSchema) })),
  terms: array(termSchema),
});
export type MembershipSeed = Infer<typeof membershipSeedSchema>;

/** Memberships, promotions and terms. Throws a StartFailure naming the file and the key that does not fit. */
export const parseMemberships = (content: unknown, file: string): MembershipSeed =>
  parseSeed(membershipSeedSchema, content, file);
