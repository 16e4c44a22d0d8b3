import { array, type Infer, nullable, object, oneOf, string, withDefault } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { moneySchema, shownMoneySchema } from '../money.ts';
import { orNull } from '../wire-values.ts';
import { refundSchema } from './bookings.ts';

/** What was paid for at once, in short; its receipt is the order itself. */
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

/** A card payment that has not ended yet. */
export const openPaymentSchema = object({
  id: string(),
  /** `checking` while it is not known whether it became an order, `returning` while its money is on the way back. */
  state: oneOf(['checking', 'returning']),
  amount: shownMoneySchema,
  /** When it was made, with the site's offset. */
  createdAt: string(),
});
export type OpenPayment = Infer<typeof openPaymentSchema>;

/** A collection by Direct Debit. */
export const nextPaymentSchema = object({
  /** YYYY-MM-DD. */
  day: string(),
  amount: shownMoneySchema,
});
export type NextPayment = Infer<typeof nextPaymentSchema>;

/** The Direct Debit instruction a person pays by. The account itself is answered nowhere. */
export const mandateSchema = object({
  /** `pending` until the bank has it. */
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
  /** What fell due in the last twelve months, the latest first, where it is not known what the bank made of it. */
  due: withDefault(array(nextPaymentSchema), []),
  /** What the bank is known to have collected in the last twelve months, the latest first. */
  collected: withDefault(array(nextPaymentSchema), []),
});
export type Mandate = Infer<typeof mandateSchema>;

/** The instruction that a member has not, whose memberships are collected by one. */
export const missingMandateSchema = object({
  /** Day of the month it would collect on. */
  billingDay: string(),
  /** What it would collect first, were it set up today. */
  nextPayment: nextPaymentSchema,
});
export type MissingMandate = Infer<typeof missingMandateSchema>;

export const paidOrders = endpoint({
  method: 'GET',
  path: 'my-account/orders',
  answer: array(paidOrderSchema),
  access: 'customer',
  summary: "The person's orders, the newest first, at most 100.",
});

export const openPayments = endpoint({
  method: 'GET',
  path: 'my-account/open-payments',
  answer: array(openPaymentSchema),
  access: 'customer',
  summary: "The person's card payments that have not ended yet, the newest first.",
});

export const mandate = endpoint({
  method: 'GET',
  path: 'my-account/mandate',
  answer: object({ mandate: nullable(mandateSchema), missing: orNull(missingMandateSchema) }),
  access: 'customer',
  summary:
    "The person's Direct Debit instruction with what it collects next; `null` without one, with what one would collect where memberships wait for it.",
});
