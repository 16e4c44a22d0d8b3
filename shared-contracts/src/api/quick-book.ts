import { array, type Infer, nullable, object, oneOf, strictObject, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { APPS } from '../links.ts';
import { flag, idSchema } from '../wire-values.ts';
import { offerSchema, scheduledSessionSchema, sessionDetailSchema } from './activities.ts';
import { addItemSchema } from './add-item.ts';
import { termSchema } from './checkout.ts';
import { attendeeQuery } from './linked-people.ts';

/** Facts that a person reads before they confirm. */
export const quickOfferSchema = object({
  id: string(),
  /** A class has its own page, a court slot has none. */
  kind: oneOf(['ScheduledSession', 'Slot']),
  name: string(),
  /** With the site's offset, as `2026-11-21T18:30:00+00:00`. */
  startDate: string(),
  endDate: string(),
  venue: sessionDetailSchema.shape.venue,
  /** Room or pool inside the venue. */
  location: nullable(string()),
  /** First name of the linked attendee; `null` if the booker takes the place. */
  forName: nullable(string()),
  /** It can be booked at once as long as it is free. */
  offer: offerSchema,
  bookable: scheduledSessionSchema.shape.bookable,
  clash: scheduledSessionSchema.shape.clash,
  cancellation: sessionDetailSchema.shape.cancellation,
  /** The terms agreed to by booking: those of the checkout. */
  terms: array(termSchema),
  /** A waiver must be accepted for the attendee first, so it has to go through the basket. */
  needsWaiver: flag,
});
export type QuickOffer = Infer<typeof quickOfferSchema>;

export const quickOffer = endpoint({
  method: 'GET',
  path: 'checkout/quick-book/{session}',
  query: object(attendeeQuery),
  answer: quickOfferSchema,
  access: 'customer',
  summary: 'What to show before a class or court is booked at once: when, where, the price, the terms.',
});

export const quickBook = endpoint({
  method: 'POST',
  path: 'checkout/quick-book',
  body: strictObject({
    /** The place, as it would be added to the basket. */
    item: addItemSchema,
    source: oneOf(APPS),
    /** Ids of the terms that were agreed to. */
    terms: array(string()),
    selectedUserId: nullable(idSchema),
  }),
  answer: object({ completeOrderId: string() }),
  access: 'customer',
  idempotent: true,
  summary:
    'Books one class or court that is free for the person, on its own: the basket does not change. Refused if there is ' +
    'anything to pay.',
});
