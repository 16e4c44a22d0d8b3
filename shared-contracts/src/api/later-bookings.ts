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
import { shownMoneySchema } from '../money.ts';

/** What becomes of a booking when a membership ends, is frozen or is changed. */
export const BOOKING_OUTCOMES = ['kept', 'cancelled'] as const;

export const laterBookingSchema = object({
  id: string(),
  name: string(),
  /** With the site's offset. */
  startDate: string(),
  venue: object({ slug: string(), name: string() }),
  outcome: oneOf(BOOKING_OUTCOMES),
  /** What comes back of one that is cancelled; `null` where nothing was paid, or it is kept. */
  refund: nullable(shownMoneySchema),
  /** What a place costs the person from then on. */
  priceThen: shownMoneySchema,
});
export type LaterBooking = Infer<typeof laterBookingSchema>;

/** The bookings that a change of a membership affects; an API that cancels none leaves both out. */
export const laterBookingsShape = {
  laterBookings: optional(array(laterBookingSchema)),
  /** Stands for the list; sent back when the change is confirmed. */
  bookingsKey: optional(string()),
};

/** The key of the list that was on show: if the list is another one by now, nothing is done. */
export const shownBookingsShape = { bookingsKey: optional(string().check(maxLength(100))) };
