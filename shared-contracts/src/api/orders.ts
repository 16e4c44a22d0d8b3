import {
  array,
  boolean,
  type Infer,
  int,
  literal,
  nullable,
  object,
  oneOf,
  optional,
  string,
  union,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { displayMoneySchema, moneySchema } from '../money.ts';
import { orNull } from '../wire-values.ts';
import {
  MEMBERSHIP_PURCHASES,
  membershipCategorySchema,
  membershipFeeSchema,
} from './membership-entities.ts';

export const ORDER_TYPES = ['activity', 'membership'] as const;

/** The people who can cancel a booking: the booker, staff for them, or the venue with the whole class. */
export const CANCELLERS = ['person', 'staff', 'venue'] as const;

/** Fields of every order line. */
const orderLine = {
  id: string(),
  name: string(),
  purchasedFor: object({ id: string(), name: string() }),
  price: moneySchema,
  formattedPrice: string(),
  enablePrintReceipt: boolean(),
  /** Its cancellation: when, with the site's offset, and by whom, if known. */
  cancelled: optional(object({ at: nullable(string()), by: nullable(oneOf(CANCELLERS)) })),
  /** Its refunds and their destinations. */
  returned: optional(
    array(
      object({
        description: string(),
        amount: moneySchema,
        formattedAmount: string(),
        /** True if it is not yet made. */
        isOnItsWay: optional(boolean()),
      }),
    ),
  ),
};

/** A booked place in a class. */
export const activityOrderItemSchema = object({
  ...orderLine,
  type: literal('activity'),
  /** With the site's offset. */
  startDate: string(),
  endDate: string(),
  venue: object({ slug: string(), name: string(), address: string() }),
  location: nullable(string()),
  /**
   * True for a time of a court, which its `location` names. Those of one court that follow each other in one order are one
   * stay: they have one entry code, and can be cancelled at once.
   */
  isCourt: optional(boolean()),
  leader: nullable(string()),
  attendeeInstructions: nullable(string()),
  /** The entry code; empty for a cancelled booking. */
  accessCode: string(),
});
export type ActivityOrderItem = Infer<typeof activityOrderItemSchema>;

/** Details of the Direct Debit that a payer must know about (Bacs advance notice). */
export const orderedDirectDebitSchema = object({
  /** Says whether it was set up with this order or existed before. */
  isNew: boolean(),
  /** Reference on the bank statement. */
  reference: string(),
  /** Name on the bank statement. */
  serviceUserName: string(),
  /** The amount collected each month. */
  amount: displayMoneySchema,
  /** Amount collected each month for all memberships of the person, where they have others. */
  together: optional(displayMoneySchema),
  /** Day of the month it is collected on. */
  billingDay: string(),
  /** First collection, YYYY-MM-DD. */
  firstBillingDate: string(),
  prettyFirstBillingDate: string(),
});
export type OrderedDirectDebit = Infer<typeof orderedDirectDebitSchema>;

/** A membership that was bought, changed or renewed (joining specification 3 "Order"). */
export const membershipOrderItemSchema = object({
  ...orderLine,
  type: literal('membership'),
  purchase: oneOf(MEMBERSHIP_PURCHASES),
  /** Name of the membership whose place it took, if the order knows it. */
  replaces: optional(string()),
  membershipTypeId: string(),
  homeVenue: object({ id: string(), slug: string(), name: string() }),
  /** The membership is pending until proof is uploaded (joining specification 8). */
  requiresEligibility: boolean(),
  paymentOption: object({ id: string(), name: string() }),
  paymentType: string(),
  /** First day, YYYY-MM-DD. */
  startDate: string(),
  /** Last day of a fixed term, YYYY-MM-DD; `null` for one that continues month by month. */
  endDate: nullable(string()),
  categories: array(membershipCategorySchema),
  /** The price of the membership each month or for its term, without fees. */
  baseFee: displayMoneySchema,
  /** Payments of this order; a discount is negative. */
  fees: array(membershipFeeSchema),
  /** Name with the home centre, as `Adult, Sale Leisure Centre`. */
  friendlyName: string(),
  directDebit: nullable(orderedDirectDebitSchema),
});
export type MembershipOrderItem = Infer<typeof membershipOrderItemSchema>;

/** The charge for a late cancellation or a no-show. */
export const penaltyOrderItemSchema = object({
  ...orderLine,
  type: literal('penalty'),
  /** Of the class it was for, with the site's offset. */
  startDate: string(),
  endDate: string(),
  venue: object({ slug: string(), name: string() }),
});
export type PenaltyOrderItem = Infer<typeof penaltyOrderItemSchema>;

export const orderItemSchema = union([
  activityOrderItemSchema,
  membershipOrderItemSchema,
  penaltyOrderItemSchema,
]);
export type OrderItem = Infer<typeof orderItemSchema>;

export const orderSchema = object({
  id: string(),
  completeOrderId: string(),
  /** The order reference, such as `RIV-7K3M9Q`. */
  reference: string(),
  items: array(orderItemSchema),
  tax: moneySchema,
  total: moneySchema,
  formattedTax: string(),
  formattedTotal: string(),
  brand: string(),
  /** `membership` as soon as one is among the items. */
  orderType: oneOf(ORDER_TYPES),
  createdAt: string(),
  email: string(),
  /** First name of the member of staff who took the money at the desk. */
  servedBy: orNull(string()),
  payments: array(
    object({
      description: string(),
      amount: moneySchema,
      formattedAmount: string(),
      /** For a card: the name on the cardholder's statement, if the venue has set it. */
      statementName: optional(string()),
    }),
  ),
  /** The seller, as receipts must name it. */
  seller: optional(
    object({
      legalName: string(),
      /** Line by line. */
      address: array(string()),
      companyNumber: nullable(string()),
      /** `null` = not registered for VAT. */
      vatNumber: nullable(string()),
    }),
  ),
  /** The VAT in it, by rate. */
  vat: optional(array(object({ percent: int(), formattedGross: string(), formattedTax: string() }))),
});
export type Order = Infer<typeof orderSchema>;

export const order = endpoint({
  method: 'GET',
  path: 'orders/{orderId}',
  answer: orderSchema,
  access: 'customer',
  summary: "One of the person's orders by its `complete_order_id`.",
});

export const orderCalendar = endpoint({
  method: 'GET',
  path: 'orders/{orderId}/calendar',
  answer: string(),
  access: 'customer',
  summary: 'The bookings of an order as an iCalendar file (text/calendar, without the envelope).',
});
