import {
  array,
  type Infer,
  maxLength,
  nullable,
  object,
  oneOf,
  optional,
  string,
} from 'shared-contracts/schema';
import { displayMoneySchema } from '../money.ts';

/** Outcomes for a booking when a membership ends, is frozen or is changed. */
export const BOOKING_OUTCOMES = ['kept', 'cancelled'] as const;

export const laterBookingSchema = object({
  id: string(),
  name: string(),
  /** With the site's offset. */
  startDate: string(),
  venue: object({ slug: string(), name: string() }),
  outcome: oneOf(BOOKING_OUTCOMES),
  /** The refund of a cancelled one; `null` if nothing was paid or it is kept. */
  refund: nullable(displayMoneySchema),
  /** The price of the place from then on. */
  priceThen: displayMoneySchema,
});
export type LaterBooking = Infer<typeof laterBookingSchema>;

/** The bookings that a change of a membership affects; an API that cancels none leaves both out. */
export const laterBookingsShape = {
  laterBookings: optional(array(laterBookingSchema)),
  /** Identifies the list; sent back when the change is confirmed. */
  bookingsKey: optional(string()),
};

/** The key of the list that was shown: if the list has changed, nothing is done. */
export const bookingsKeyShape = { bookingsKey: optional(string().check(maxLength(100))) };
