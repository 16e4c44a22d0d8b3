import { array, type Infer, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { orderItemSchema } from './orders.ts';

/** A booked place that is still to come. */
export const bookingSchema = object({
  completeOrderId: string(),
  reference: string(),
  item: orderItemSchema,
});
export type Booking = Infer<typeof bookingSchema>;

export const upcomingBookings = endpoint({
  method: 'GET',
  path: 'my-account/bookings',
  answer: array(bookingSchema),
  access: 'customer',
  summary: "The person's bookings that have not ended, next first.",
});
