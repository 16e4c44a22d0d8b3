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

/** Where money goes that is given back. */
export const REFUND_DESTINATIONS = ['card', 'credit'] as const;

/** Money that is given back, to one place. */
export const refundSchema = object({
  destination: oneOf(REFUND_DESTINATIONS),
  /** Which credit it becomes; that of the account where nothing is said. */
  creditType: optional(oneOf(CREDIT_TYPES)),
  /** As `Visa ending 0006`. */
  description: string(),
  amount: moneySchema,
  formattedAmount: string(),
  /** Whether it still has to be made, where it was promised already. */
  isOnItsWay: optional(boolean()),
});
export type Refund = Infer<typeof refundSchema>;

/** What cancelling a booking brings back, told before it is done. */
export const cancellationSchema = object({
  /** Until when the whole price comes back, with the site's offset; `null` once that is over. */
  freeUntil: nullable(string()),
  /** The rule, in words. */
  description: string(),
  refunds: array(refundSchema),
  total: moneySchema,
  formattedTotal: string(),
  /** What cancelling costs where nothing was paid and the venue's deadline is over; `null` for nothing. */
  penalty: orNull(object({ amount: moneySchema, formattedAmount: string() })),
});
export type Cancellation = Infer<typeof cancellationSchema>;

/** A booking that is over, or was cancelled. */
export const pastBookingSchema = object({
  ...bookingSchema.shape,
  status: oneOf(['confirmed', 'cancelled']),
  refunds: array(refundSchema),
  /** What it was, for another one like it. */
  activity: object({ slug: string(), name: string() }),
});
export type PastBooking = Infer<typeof pastBookingSchema>;

export const pastBookings = endpoint({
  method: 'GET',
  path: 'my-account/bookings/past',
  answer: array(pastBookingSchema),
  access: 'customer',
  summary:
    'What the person had booked, or was booked for, that has ended or was cancelled, the latest first, at most 100.',
});

export const bookingCancellation = endpoint({
  method: 'GET',
  path: 'my-account/bookings/{bookingId}/cancellation',
  answer: cancellationSchema,
  access: 'customer',
  summary: 'What cancelling a booking now brings back, and where it goes.',
});

export const cancelBooking = endpoint({
  method: 'POST',
  path: 'my-account/bookings/{bookingId}/cancel',
  body: strictObject({
    /** What the person was told they get back: if that is true no more, nothing is done. */
    refund: moneySchema,
    /** What the person was told it costs; left out for nothing. */
    penalty: optional(moneySchema),
  }),
  answer: cancellationSchema,
  access: 'customer',
  idempotent: true,
  summary: 'Cancels a booking: its place is free again, and what was told comes back.',
});
