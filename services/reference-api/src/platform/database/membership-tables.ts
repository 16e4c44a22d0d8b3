import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CustomAnswer } from 'shared-contracts/api/custom-questions';
import type { BOOKING_OUTCOMES } from 'shared-contracts/api/later-bookings';
import type {
  MembershipAudience,
  MembershipCategory,
  MembershipPurchase,
  PaymentType,
} from 'shared-contracts/api/membership-entities';
import type { TermPeriod } from 'shared-contracts/billing-dates';
import type { Discount } from 'shared-contracts/membership-price';
import type { QuestionGroup } from './question-definition.ts';

type List<Element> = JSONColumnType<Element[], string, string>;
type GivenList<Element> = ColumnType<Element[], string | undefined, string>;

export interface StoredBenefit {
  name: string;
  totalUses: number | null;
  frequency: string | null;
  description: string | null;
  /** The area that is booked with it, as offers of series name it; missing if there is none. */
  area?: string;
  /** Booked for nothing, as often as its uses allow; else at the price of members. */
  isIncluded?: boolean;
}

/** Rules for freezing a membership. */
export interface FreezePolicy {
  minMonths: number;
  maxMonths: number;
  /** Amount collected each month in the meantime. */
  monthlyPence: number;
}

/** A membership's allowance of guest passes. */
export interface GuestPassPolicy {
  /** Number in a calendar month. */
  perMonth: number;
  /** Number of days for which one is valid after the day on which it was issued. */
  goodDays: number;
}

/** A membership's credit for places of its holder. */
export interface CreditPolicy {
  /** For each calendar month; what is left at its end is gone. */
  monthlyPence: number;
}

export interface MembershipTypeTable {
  /** A number, so that it differs from every slug in a path. */
  id: number;
  tenantId: number;
  position: number;
  slug: string;
  name: string;
  description: string;
  /** The group it is for, if proof is required. */
  eligibility: string | null;
  /** `national`, or words for the card. */
  coverage: string | null;
  benefits: List<StoredBenefit>;
  categories: List<MembershipCategory>;
  ageMin: number | null;
  ageMax: number | null;
  /** The group it is meant for; `null` = people of every kind. */
  audience: ColumnType<
    MembershipAudience | null,
    MembershipAudience | null | undefined,
    MembershipAudience | null
  >;
  questionGroups: List<QuestionGroup>;
  /** Good for the venues of `membership_type_venues` only. */
  isRestricted: boolean;
  /** `null` = it cannot be frozen. */
  freezePolicy: ColumnType<FreezePolicy | null, string | null | undefined, string | null>;
  /** `null` = it gives no guest passes. */
  guestPassPolicy: ColumnType<GuestPassPolicy | null, string | null | undefined, string | null>;
  /** `null` = it gives no credit. */
  creditPolicy: ColumnType<CreditPolicy | null, string | null | undefined, string | null>;
}

export interface MembershipTypeVenueTable {
  membershipTypeId: number;
  venueId: string;
}

export interface MembershipPaymentOptionTable {
  id: number;
  membershipTypeId: number;
  position: number;
  name: string;
  paymentType: PaymentType;
  fixedDuration: number | null;
  fixedPeriod: TermPeriod | null;
  basePence: number;
  joiningPence: number;
  allowsPromotions: boolean;
  isOnSale: boolean;
}

export interface PromotionTable {
  id: number;
  tenantId: number;
  /** Upper case. */
  code: string;
  appliesTo: Discount['appliesTo'];
  kind: Discount['kind'];
  value: number;
  /** First and last day, YYYY-MM-DD; `null` = no limit. */
  validFrom: string | null;
  validUntil: string | null;
  maxUses: number | null;
  /** `null` = every option that allows promotions. */
  paymentOptionIds: ColumnType<number[] | null, string | null, string | null>;
}

export const TERM_KINDS = ['direct-debit', 'health-commitment', 'membership'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

export interface MembershipTermTable {
  tenantId: number;
  kind: TermKind;
  position: number;
  id: string;
  title: string;
  html: string;
  /** Of this wording, from 1; the database counts. */
  version: Generated<number>;
}

/** A wording that a text of the terms has or had. Rows are only ever added. */
export interface TermWordingTable {
  tenantId: number;
  /** Of the text. */
  termId: string;
  version: number;
  title: string;
  html: string;
}

/** A person's agreement to a wording with a membership. */
export interface AgreedTermTable {
  id: Generated<string>;
  tenantId: number;
  personId: string;
  /** The result. */
  membershipId: string;
  purchase: MembershipPurchase;
  termId: string;
  version: number;
  agreedAt: Date;
}

/** A Direct Debit instruction. `draft` belongs to a basket; `pending` waits to be lodged with the bank (AUDDIS). */
export interface MandateTable {
  id: Generated<string>;
  tenantId: number;
  personId: string;
  status: 'draft' | 'pending' | 'active' | 'cancelled';
  /** Bacs transaction code of the next record: `0N` new, `0C` cancel. */
  auddisCode: Generated<string>;
  /** Reference on the bank statement, unique for the service user. */
  reference: string;
  serviceUserName: string;
  accountHolder: string;
  /** Last four digits of the account number. */
  accountEnding: string;
  /** Account and address, readable with the key of the installation only; `null` = kept elsewhere. */
  sealedDetails: string | null;
  billingDay: number;
  termsAcceptedAt: Date;
  createdAt: Date;
}

export interface MembershipTable {
  id: Generated<string>;
  tenantId: number;
  personId: string;
  membershipTypeId: number;
  paymentOptionId: number;
  homeVenueId: string;
  /** `pending` until proof of eligibility was uploaded. */
  status: 'active' | 'pending' | 'cancelled';
  startDate: string;
  /** Last day; `null` = continues month by month. */
  endDate: string | null;
  /** Each month, or for the term. */
  pricePence: number;
  mandateId: string | null;
  firstBillingDate: string | null;
  promotionId: number | null;
  /** The membership it replaced or renews. */
  previousMembershipId: string | null;
  answers: GivenList<CustomAnswer>;
  checkedTerms: GivenList<string>;
  createdAt: Date;
}

/** A time in which a membership is frozen: whole months from a billing date on. */
export interface MembershipFreezeTable {
  id: Generated<string>;
  membershipId: string;
  /** First and last day, YYYY-MM-DD. */
  startDate: string;
  endDate: string;
  /** Amount collected on each billing date in it. */
  monthlyPence: number;
  createdAt: Date;
}

/** A movement of the credit that a membership gives for a month. Rows are only ever added. */
export interface MembershipCreditEntryTable {
  id: Generated<string>;
  tenantId: number;
  personId: string;
  membershipId: string;
  /** YYYY-MM */
  month: string;
  kind: 'grant' | 'spend' | 'return';
  /** Below zero for what was spent. */
  amountPence: number;
  /** The order it paid for; `null` for a grant. */
  orderId: ColumnType<string | null, string | null | undefined, never>;
  /** The item it was returned for. */
  orderItemId: ColumnType<string | null, string | null | undefined, never>;
  createdAt: Date;
}

/** Outcome of a later booking, as shown to a person who changes their membership. */
export interface AgreedBooking {
  /** Of the order item. */
  id: string;
  outcome: (typeof BOOKING_OUTCOMES)[number];
  /** The price paid. */
  pricePence: number;
}

/** The membership in a basket. */
export interface CartMembershipTable {
  id: Generated<string>;
  cartId: string;
  personId: string;
  purchase: MembershipPurchase;
  /** The membership to change or renew; `null` for a new one. */
  membershipId: string | null;
  membershipTypeId: number;
  paymentOptionId: number;
  homeVenueId: string;
  startDate: string;
  /** Chosen day; `null` where the person has one already, or for a fixed term. */
  billingDay: number | null;
  promotionId: number | null;
  /** The draft of an instruction to be set up. */
  mandateId: string | null;
  answers: GivenList<CustomAnswer>;
  /** Names of the wordings that were agreed to. */
  checkedTerms: GivenList<string>;
  /** When; `null` while that is not done, and in a row from before this was kept. */
  agreedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Outcomes of later bookings, as shown to the person. */
  agreedBookings: GivenList<AgreedBooking>;
  /** As the person was last shown it. */
  pricePence: number;
  previousPricePence: number | null;
  /** The day that price is of, YYYY-MM-DD. */
  pricedOn: string;
  sortBy: number;
  addedAt: Date;
}

/** Tables of memberships and of joining. */
export interface MembershipTables {
  membershipTypes: MembershipTypeTable;
  membershipTypeVenues: MembershipTypeVenueTable;
  membershipPaymentOptions: MembershipPaymentOptionTable;
  promotions: PromotionTable;
  membershipTerms: MembershipTermTable;
  termWordings: TermWordingTable;
  agreedTerms: AgreedTermTable;
  mandates: MandateTable;
  memberships: MembershipTable;
  membershipFreezes: MembershipFreezeTable;
  membershipCreditEntries: MembershipCreditEntryTable;
  cartMemberships: CartMembershipTable;
}
