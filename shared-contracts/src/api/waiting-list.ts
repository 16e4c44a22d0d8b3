import { boolean, type Infer, int, nullable, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** Where a person stands on the list of those who wait for a place. */
export const waitingListSchema = object({
  /** 1 = the next; `null` when the person does not wait, or is offered a place. */
  position: nullable(int()),
  /** Until when a place is kept for the person, ISO 8601; `null` without one. */
  offeredUntil: nullable(string()),
  canJoin: boolean(),
  /** How many wait before the person, or would. */
  waiting: int(),
});
export type WaitingList = Infer<typeof waitingListSchema>;

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
