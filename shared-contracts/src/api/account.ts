import {
  array,
  type Infer,
  literal,
  looseObject,
  maxLength,
  minLength,
  object,
  optional,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { LONGEST_PASSWORD } from '../password.ts';
import { orNull } from '../wire-values.ts';
import { activityOrderItemSchema } from './orders.ts';

/** A booked place that is still to come. */
export const bookingSchema = object({
  completeOrderId: string(),
  reference: string(),
  /**
   * Full name of who booked it, where that is somebody else; `null` for one's own. Who booked it sees its order, and can
   * cancel it.
   */
  bookedBy: orNull(string()),
  item: activityOrderItemSchema,
});
export type Booking = Infer<typeof bookingSchema>;

export const upcomingBookings = endpoint({
  method: 'GET',
  path: 'my-account/bookings',
  answer: array(bookingSchema),
  access: 'customer',
  summary: 'What the person has booked, or is booked for, that has not ended, next first.',
});

export const updateUser = endpoint({
  method: 'PUT',
  path: 'my-account/user/update',
  query: object({ onboarding_type: literal('membership_purchase') }),
  /** The answers that are not empty, each under its field's path: an optional one that is missing was emptied. */
  body: looseObject({}),
  answer: object({ token: optional(string()) }),
  access: 'customer',
  summary: "Keeps the person's answers to the data fields; a token in the answer replaces the one held.",
});

export const changePassword = endpoint({
  method: 'PUT',
  path: 'my-account/password',
  body: strictObject({
    currentPassword: string().check(minLength(1), maxLength(LONGEST_PASSWORD)),
    password: string().check(minLength(1), maxLength(LONGEST_PASSWORD)),
    passwordConfirmation: string().check(maxLength(LONGEST_PASSWORD)),
  }),
  answer: object({}),
  access: 'customer',
  summary: "Sets a new password for whoever knows the current one, and ends the person's other sessions.",
});
