import { array, type Infer, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { scheduledSessionSchema } from './activities.ts';
import { waitingListSchema } from './waiting-place.ts';

/** A class that a person waits for; its `waitingList` says where they stand. */
export const waitedForSchema = object({
  session: scheduledSessionSchema,
  venue: object({ slug: string(), name: string() }),
});
export type WaitedFor = Infer<typeof waitedForSchema>;

export const waitingPlaces = endpoint({
  method: 'GET',
  path: 'activities/waiting-list',
  answer: array(waitedForSchema),
  access: 'customer',
  summary: 'The classes that the person waits for, next first.',
});

export const joinWaitingList = endpoint({
  method: 'POST',
  path: 'activities/sessions/{session}/waiting-list',
  answer: waitingListSchema,
  access: 'customer',
  summary:
    'Puts the person at the end of the list for a class without places; nothing is charged. Who is on it keeps their place.',
});

export const leaveWaitingList = endpoint({
  method: 'DELETE',
  path: 'activities/sessions/{session}/waiting-list',
  answer: waitingListSchema,
  access: 'customer',
  summary: 'Takes the person off the list; a place that was kept for them goes to the next.',
});
