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
import { MAX_PASSWORD_LENGTH } from '../password.ts';
import { orNull } from '../wire-values.ts';
import { activityOrderItemSchema } from './orders.ts';

/** An upcoming booked place. */
export const bookingSchema = object({
  completeOrderId: string(),
  reference: string(),
  /**
   * Full name of the booker, if someone else; `null` for the person's own bookings. Only the booker sees its order and can
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
  summary: "The person's upcoming bookings, made by or for them, next first.",
});

export const updateUser = endpoint({
  method: 'PUT',
  path: 'my-account/user/update',
  query: object({ onboarding_type: literal('membership_purchase') }),
  /** The answers that are not empty, each under its field's path: a missing optional one was cleared. */
  body: looseObject({}),
  answer: object({ token: optional(string()) }),
  access: 'customer',
  summary: "Stores the person's answers to the data fields; a token in the answer replaces the current one.",
});

export const changePassword = endpoint({
  method: 'PUT',
  path: 'my-account/password',
  body: strictObject({
    currentPassword: string().check(minLength(1), maxLength(MAX_PASSWORD_LENGTH)),
    password: string().check(minLength(1), maxLength(MAX_PASSWORD_LENGTH)),
    passwordConfirmation: string().check(maxLength(MAX_PASSWORD_LENGTH)),
  }),
  answer: object({}),
  access: 'customer',
  summary: "Sets a new password, given the current one, and ends the person's other sessions.",
});
