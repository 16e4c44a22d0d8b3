import { array, type Infer, nullable, object, oneOf, string, withDefault } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { displayMoneySchema, moneySchema } from '../money.ts';
import { orNull } from '../wire-values.ts';
import { refundSchema } from './bookings.ts';

/** A paid order in short; its receipt is the order itself. */
export const paidOrderSchema = object({
  completeOrderId: string(),
  reference: string(),
  /** With the site's offset. */
  createdAt: string(),
  /** Names of what was bought. */
  items: array(string()),
  total: moneySchema,
  formattedTotal: string(),
  payments: array(object({ description: string(), formattedAmount: string() })),
  refunds: array(refundSchema),
});
export type PaidOrder = Infer<typeof paidOrderSchema>;

/** A card payment without an outcome yet. */
export const openPaymentSchema = object({
  id: string(),
  /** `checking` until it is known whether it became an order, `returning` while it is being refunded. */
  state: oneOf(['checking', 'returning']),
  amount: displayMoneySchema,
  /** When it was made, with the site's offset. */
  createdAt: string(),
});
export type OpenPayment = Infer<typeof openPaymentSchema>;

/** A collection by Direct Debit. */
export const nextPaymentSchema = object({
  /** YYYY-MM-DD. */
  day: string(),
  amount: displayMoneySchema,
});
export type NextPayment = Infer<typeof nextPaymentSchema>;

/** The Direct Debit instruction a person pays by. No answer contains the account itself. */
export const mandateSchema = object({
  /** `pending` until the bank has accepted it. */
  status: oneOf(['pending', 'active']),
  /** Reference on the bank statement. */
  reference: string(),
  /** Name on the bank statement. */
  serviceUserName: string(),
  accountHolder: string(),
  /** Last four digits of the account number. */
  accountEnding: string(),
  /** Day of the month it is collected on. */
  billingDay: string(),
  nextPayment: nullable(nextPaymentSchema),
  /** Collections due in the last twelve months whose outcome is unknown, the latest first. */
  due: withDefault(array(nextPaymentSchema), []),
  /** Collections confirmed in the last twelve months, the latest first. */
  collected: withDefault(array(nextPaymentSchema), []),
});
export type Mandate = Infer<typeof mandateSchema>;

/** The missing instruction of a member whose memberships need one. */
export const missingMandateSchema = object({
  /** Day of the month it would collect on. */
  billingDay: string(),
  /** Its first collection if it were set up today. */
  nextPayment: nextPaymentSchema,
});
export type MissingMandate = Infer<typeof missingMandateSchema>;

export const paidOrders = endpoint({
  method: 'GET',
  path: 'my-account/orders',
  answer: array(paidOrderSchema),
  access: 'customer',
  summary: "The person's orders, newest first, at most 100.",
});

export const openPayments = endpoint({
  method: 'GET',
  path: 'my-account/open-payments',
  answer: array(openPaymentSchema),
  access: 'customer',
  summary: "The person's card payments without an outcome yet, newest first.",
});

export const mandate = endpoint({
  method: 'GET',
  path: 'my-account/mandate',
  answer: object({ mandate: nullable(mandateSchema), missing: orNull(missingMandateSchema) }),
  access: 'customer',
  summary:
    "The person's Direct Debit instruction with its next collection; `null` without one, with what it would collect if memberships need it.",
});
