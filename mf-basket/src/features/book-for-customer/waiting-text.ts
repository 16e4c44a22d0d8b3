import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { siteTime } from 'shared-contracts/dates';
import { texts } from '../../texts/desk.ts';

const words = texts.addClass;

/** True if the customer waits, or has a place held for them. */
export const isOnList = ({ position, offeredUntil }: WaitingList): boolean =>
  position !== null || offeredUntil !== null;

/** The customer's place on a list, or how many are ahead of them. */
export function waitingText({ position, offeredUntil, waiting }: WaitingList): string {
  if (offeredUntil !== null) return words.offered(siteTime(offeredUntil));
  if (position !== null) return words.onList(position);
  return waiting === 0 ? words.noneWaiting : words.waiting(waiting);
}
