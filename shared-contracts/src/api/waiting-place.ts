import { boolean, type Infer, int, nullable, object, string } from 'shared-contracts/schema';

/** A person's position on a waiting list. */
export const waitingListSchema = object({
  /** 1 = the next; `null` if the person is not waiting, or has an offer. */
  position: nullable(int()),
  /** When the person's offer expires, ISO 8601; `null` without one. */
  offeredUntil: nullable(string()),
  canJoin: boolean(),
  /** Number of people ahead of the person, or who would be. */
  waiting: int(),
});
export type WaitingList = Infer<typeof waitingListSchema>;
