import {
  array,
  boolean,
  type Infer,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** Why somebody has to look at a payment. */
export const PAYMENT_PROBLEMS = [
  /** It was sent to the card provider, and how it ended could not be found out. */
  'outcome-unknown',
  /** Its money has to go back, and the provider did not take that. */
  'not-returned',
  /** A refund of a booking did not go through, or how it ended could not be found out. */
  'refund-not-made',
  /** The provider's books have a charge that no order stands for. */
  'charge-without-order',
  /** An order was paid by card, and the provider's books have no charge for it. */
  'order-without-charge',
  /** The provider's books have a refund that this system did not make. */
  'unknown-refund',
  /** This system made a refund that the provider's books do not have. */
  'refund-missing',
  /** Order or refund and the provider's books have different amounts. */
  'amount-differs',
] as const;

/** What staff can do about one. */
export const PAYMENT_RESOLUTIONS = [
  /** Have the system try again. */
  'try-again',
  /** Have the system give the money back. */
  'refund',
  /** It was given back at the provider by hand. */
  'returned-by-hand',
  /** The provider's books were read: nothing was charged. */
  'nothing-charged',
  /** It was sorted out in another way, which the note says. */
  'noted',
] as const;

const stepSchema = object({
  /** With the site's offset. */
  at: string(),
  /** A sentence for people. */
  text: string(),
});

export const paymentToSortOutSchema = object({
  id: string(),
  kind: oneOf(PAYMENT_PROBLEMS),
  /** Who paid; `null` where only the provider's books speak of it. */
  person: nullable(object({ name: string(), reference: string(), email: string() })),
  formattedAmount: string(),
  /** As `Visa ending 0006`, where it is known. */
  card: nullable(string()),
  /** The reference it has at the card provider. */
  reference: string(),
  /** The provider's own number, where it is known. */
  transactionId: nullable(string()),
  /** Order it paid for, where there is one. */
  orderReference: nullable(string()),
  /** What is known, as a sentence for people. */
  known: string(),
  /** What was tried, the first first. */
  tried: array(stepSchema),
  /** With the site's offset. */
  foundAt: string(),
  /** What can be done about it, the likeliest first; empty once it is sorted out. */
  resolutions: array(oneOf(PAYMENT_RESOLUTIONS)),
  /** How it was sorted out, who did it and what they noted; `null` while it is open. */
  settled: nullable(
    object({ at: string(), by: nullable(string()), resolution: oneOf(PAYMENT_RESOLUTIONS), note: string() }),
  ),
});
export type PaymentToSortOut = Infer<typeof paymentToSortOutSchema>;

export const paymentsToSortOut = endpoint({
  method: 'GET',
  path: 'front-of-house/payments-to-sort-out',
  answer: object({
    /** Whether there are more open ones than are answered. */
    hasMore: boolean(),
    payments: array(paymentToSortOutSchema),
  }),
  access: 'staff',
  summary:
    'Card payments that the system could not bring to an end by itself, the oldest first, for the desk.',
});

export const paymentToSortOut = endpoint({
  method: 'GET',
  path: 'front-of-house/payments-to-sort-out/{problemId}',
  answer: paymentToSortOutSchema,
  access: 'staff',
  summary: 'One card payment that has to be sorted out, or was, for the desk.',
});

export const sortOutPayment = endpoint({
  method: 'POST',
  path: 'front-of-house/payments-to-sort-out/{problemId}/resolution',
  body: strictObject({
    resolution: oneOf(PAYMENT_RESOLUTIONS),
    /** What was looked at and why; kept with the name of whoever is logged in. */
    note: string().check(minLength(1), maxLength(500)),
  }),
  answer: paymentToSortOutSchema,
  access: 'manager',
  idempotent: true,
  summary: 'Sorts out a card payment at the desk, with a note; who did it is kept.',
});
