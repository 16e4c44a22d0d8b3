import { array, type Infer, nullable, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** An upcoming place of the customer at the desk, or one that they have booked for someone else. */
export const deskBookingSchema = object({
  id: string(),
  name: string(),
  /** With the site's offset. */
  startDate: string(),
  endDate: string(),
  venue: object({ slug: string(), name: string() }),
  /** Room or area of the venue; `null` if unknown. */
  location: nullable(string()),
  /** The attendee. */
  purchasedFor: object({ id: string(), name: string() }),
});
export type DeskBooking = Infer<typeof deskBookingSchema>;

/** Maximum number of bookings in an answer. */
export const MAX_DESK_BOOKINGS = 5;

/** Optional: the desk shows no bookings where an API does not have it. */
export const customerBookings = endpoint({
  method: 'GET',
  path: 'front-of-house/customers/{customerId}/bookings',
  answer: array(deskBookingSchema),
  access: 'staff',
  summary:
    "The next five upcoming bookings made by or for the customer at the desk, next first; the audit log records that staff have seen them. Optional: without it the desk doesn't show them.",
});
