import { array, boolean, type Infer, object, oneOf, optional } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { wireDay } from '../wire-values.ts';
import { scheduledSessionSchema } from './activities.ts';
import { waitingListSchema } from './waiting-place.ts';

/** A class as the customer at the desk could book it. */
export const deskSessionSchema = object({
  ...scheduledSessionSchema.shape,
  /** Staff may book it anyway, with an `overrideNote`. */
  canOverride: boolean(),
});
export type DeskSession = Infer<typeof deskSessionSchema>;

export const deskSessions = endpoint({
  method: 'GET',
  path: 'front-of-house/customers/{customerId}/venues/{venue}/sessions',
  query: object({ date: wireDay }),
  answer: array(deskSessionSchema),
  access: 'staff',
  summary:
    "A day of a venue's timetable for a customer at the desk, with what staff may book for them with a note.",
});

export const joinWaitingListForCustomer = endpoint({
  method: 'POST',
  path: 'front-of-house/customers/{customerId}/sessions/{session}/waiting-list',
  answer: waitingListSchema,
  access: 'staff',
  summary:
    "Adds the customer at the desk to the end of a full class's waiting list, as they could themselves; the audit log records it.",
});

export const leaveWaitingListForCustomer = endpoint({
  method: 'DELETE',
  path: 'front-of-house/customers/{customerId}/sessions/{session}/waiting-list',
  query: object({
    /** Sent by staff who have seen that a place is held for the customer; without it the place is kept. */
    offer: optional(oneOf(['given-up'])),
  }),
  answer: waitingListSchema,
  access: 'staff',
  summary:
    'Removes the customer at the desk from a waiting list; the audit log records it. Answers 409 if a place is held for them, unless staff give it up. A repeat changes nothing.',
});
