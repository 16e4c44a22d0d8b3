import { array, type Infer, nullable, object, oneOf, strictObject, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { APPS } from '../links.ts';
import { flag, idSchema } from '../wire-values.ts';
import { offerSchema, scheduledSessionSchema, sessionDetailSchema } from './activities.ts';
import { addItemSchema } from './add-item.ts';
import { termSchema } from './checkout.ts';
import { forWhom } from './linked-people.ts';

/** What a person reads before they confirm. */
export const quickOfferSchema = object({
  id: string(),
  /** A class has a page of its own, a time of courts has none. */
  kind: oneOf(['ScheduledSession', 'Slot']),
  name: string(),
  /** With the site's offset, as `2026-11-21T18:30:00+00:00`. */
  startDate: string(),
  endDate: string(),
  venue: sessionDetailSchema.shape.venue,
  /** Room or pool inside the venue. */
  location: nullable(string()),
  /** First name of somebody linked who takes the place; `null` when it is whoever books. */
  forName: nullable(string()),
  /** It can be booked at once while the price is nothing. */
  offer: offerSchema,
  bookable: scheduledSessionSchema.shape.bookable,
  clash: scheduledSessionSchema.shape.clash,
  cancellation: sessionDetailSchema.shape.cancellation,
  /** What is agreed to by booking: the terms of the checkout, which asks for them by a basket. */
  terms: array(termSchema),
  /** Something is to be accepted for the attendee first, for which it goes into the basket. */
  needsWaiver: flag,
});
export type QuickOffer = Infer<typeof quickOfferSchema>;

export const quickOffer = endpoint({
  method: 'GET',
  path: 'checkout/quick-book/{session}',
  query: object(forWhom),
  answer: quickOfferSchema,
  access: 'customer',
  summary: 'What is read before a class or a court is booked at once: when, where, the price, the terms.',
});

export const quickBook = endpoint({
  method: 'POST',
  path: 'checkout/quick-book',
  body: strictObject({
    /** The place, as it would be put in the basket. */
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
    'Books one class or court that costs the person nothing, by itself: the basket and what is in it stay as they are. ' +
    'Refused as soon as there is something to pay.',
});
