import { array, type Infer, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { scheduledSessionSchema } from './activities.ts';
import { waitingListSchema } from './waiting-place.ts';

/** A class that a person waits for; its `waitingList` has their position. */
export const waitingListEntrySchema = object({
  session: scheduledSessionSchema,
  venue: object({ slug: string(), name: string() }),
});
export type WaitingListEntry = Infer<typeof waitingListEntrySchema>;

export const waitingPlaces = endpoint({
  method: 'GET',
  path: 'activities/waiting-list',
  answer: array(waitingListEntrySchema),
  access: 'customer',
  summary: 'The classes that the person waits for, next first.',
});

export const joinWaitingList = endpoint({
  method: 'POST',
  path: 'activities/sessions/{session}/waiting-list',
  answer: waitingListSchema,
  access: 'customer',
  summary:
    "Adds the person to the end of a full class's waiting list; nothing is charged. A repeat keeps their position.",
});

export const leaveWaitingList = endpoint({
  method: 'DELETE',
  path: 'activities/sessions/{session}/waiting-list',
  answer: waitingListSchema,
  access: 'customer',
  summary: 'Removes the person from the list; a place held for them goes to the next.',
});
