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

/** Reason that staff have to look at a payment. */
export const PAYMENT_PROBLEMS = [
  /** It was sent to the card provider, and its outcome is unknown. */
  'outcome-unknown',
  /** It has to be refunded, and the provider refused that. */
  'not-returned',
  /** A refund of a booking failed, or its outcome is unknown. */
  'refund-not-made',
  /** The provider's books have a charge without an order. */
  'charge-without-order',
  /** The provider's books have no charge for an order that was paid by card. */
  'order-without-charge',
  /** The provider's books have a refund that this system did not make. */
  'unknown-refund',
  /** This system made a refund that the provider's books do not have. */
  'refund-missing',
  /** Order or refund and the provider's books have different amounts. */
  'amount-differs',
] as const;

/** Actions that staff can take. */
export const PAYMENT_RESOLUTIONS = [
  /** Have the system try again. */
  'try-again',
  /** Have the system give the money back. */
  'refund',
  /** It was refunded by hand at the provider. */
  'returned-by-hand',
  /** The provider's books show that nothing was charged. */
  'nothing-charged',
  /** It was sorted out in another way; see the note. */
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
  /** The payer; `null` if only the provider's books know of it. */
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
  /** The known facts, as a sentence for people. */
  known: string(),
  /** Attempts, oldest first. */
  tried: array(stepSchema),
  /** With the site's offset. */
  foundAt: string(),
  /** Possible resolutions, the likeliest first; empty once it is sorted out. */
  resolutions: array(oneOf(PAYMENT_RESOLUTIONS)),
  /** Resolution, with who noted what; `null` while it is open. */
  settled: nullable(
    object({ at: string(), by: nullable(string()), resolution: oneOf(PAYMENT_RESOLUTIONS), note: string() }),
  ),
});
export type PaymentToSortOut = Infer<typeof paymentToSortOutSchema>;

export const paymentsToSortOut = endpoint({
  method: 'GET',
  path: 'front-of-house/payments-to-sort-out',
  answer: object({
    /** True if there are more open ones. */
    hasMore: boolean(),
    payments: array(paymentToSortOutSchema),
  }),
  access: 'staff',
  summary: 'Card payments that the system could not settle, oldest first, for the desk.',
});

export const paymentToSortOut = endpoint({
  method: 'GET',
  path: 'front-of-house/payments-to-sort-out/{problemId}',
  answer: paymentToSortOutSchema,
  access: 'staff',
  summary: 'One card payment to sort out, or already sorted out, for the desk.',
});

export const sortOutPayment = endpoint({
  method: 'POST',
  path: 'front-of-house/payments-to-sort-out/{problemId}/resolution',
  body: strictObject({
    resolution: oneOf(PAYMENT_RESOLUTIONS),
    /** The checks made, and why; stored with the name of the member of staff. */
    note: string().check(minLength(1), maxLength(500)),
  }),
  answer: paymentToSortOutSchema,
  access: 'manager',
  idempotent: true,
  summary: 'Sorts out a card payment at the desk, with a note and the member of staff.',
});
