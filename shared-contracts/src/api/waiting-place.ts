import { boolean, type Infer, int, nullable, object, string } from 'shared-contracts/schema';

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
