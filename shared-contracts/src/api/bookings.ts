import {
  array,
  boolean,
  type Infer,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money.ts';
import { orNull } from '../wire-values.ts';
import { bookingSchema } from './account.ts';
import { CREDIT_TYPES } from './basket.ts';
import { CANCELLERS } from './orders.ts';

/** Destination of a refund. */
export const REFUND_DESTINATIONS = ['card', 'credit'] as const;

/** A refund to one destination. */
export const refundSchema = object({
  destination: oneOf(REFUND_DESTINATIONS),
  /** The kind of credit it becomes; account credit by default. */
  creditType: optional(oneOf(CREDIT_TYPES)),
  /** For example `Visa ending 0006`. */
  description: string(),
  amount: moneySchema,
  formattedAmount: string(),
  /** True if it is promised and not yet made. */
  isOnItsWay: optional(boolean()),
});
export type Refund = Infer<typeof refundSchema>;

/** The refund on cancelling a booking, shown before it is cancelled. */
export const cancellationSchema = object({
  /** End of the free cancellation, with the site's offset; `null` once it has passed. */
  freeUntil: nullable(string()),
  /** The rule, in words. */
  description: string(),
  refunds: array(refundSchema),
  total: moneySchema,
  formattedTotal: string(),
  /** The bookings that it cancels, where a whole stay was requested; without it only the booking itself. */
  bookings: optional(array(string())),
  /** The charge for cancelling an unpaid place after the venue's deadline; `null` for none. */
  penalty: orNull(object({ amount: moneySchema, formattedAmount: string() })),
});
export type Cancellation = Infer<typeof cancellationSchema>;

/** Cancels the bookings of one court that follow each other at once, as one stay: the terms of the first apply to all. */
const stay = optional(oneOf(['whole']));

/** A past or cancelled booking. */
export const pastBookingSchema = object({
  ...bookingSchema.shape,
  status: oneOf(['confirmed', 'cancelled']),
  /** By whom, and the reason that the venue gave for a class that it cancelled; left out where an API does not say. */
  cancelled: optional(nullable(object({ by: nullable(oneOf(CANCELLERS)), reason: nullable(string()) }))),
  refunds: array(refundSchema),
  /** Ids to book the same again. */
  activity: object({ slug: string(), name: string() }),
  /** Its next session with a place left that the person has not booked; `null` or left out if there is none. */
  nextSession: optional(nullable(string())),
});
export type PastBooking = Infer<typeof pastBookingSchema>;

export const pastBookings = endpoint({
  method: 'GET',
  path: 'my-account/bookings/past',
  answer: array(pastBookingSchema),
  access: 'customer',
  summary: "The person's past and cancelled bookings, made by or for them, latest first, at most 100.",
});

export const bookingCancellation = endpoint({
  method: 'GET',
  path: 'my-account/bookings/{bookingId}/cancellation',
  query: object({ stay }),
  answer: cancellationSchema,
  access: 'customer',
  summary: 'What cancelling a booking now refunds, and where to.',
});

export const cancelBooking = endpoint({
  method: 'POST',
  path: 'my-account/bookings/{bookingId}/cancel',
  body: strictObject({
    /** The refund that was shown: if it is no longer right, nothing is done. */
    refund: moneySchema,
    /** The charge that was shown; omitted for none. */
    penalty: optional(moneySchema),
    stay,
  }),
  answer: cancellationSchema,
  access: 'customer',
  idempotent: true,
  summary: 'Cancels a booking: its place is free again, and the refund is made as shown.',
});
