import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { siteTime } from 'shared-contracts/dates';
import { texts } from '../../texts/desk.ts';

const words = texts.addClass;

/** True if the customer waits, or has a place held for them. */
export const isOnList = ({ position, offeredUntil }: WaitingList): boolean =>
  position !== null || offeredUntil !== null;

/** The customer's place on a list, or the one held for them; empty if they are not on it. */
export function waitingText({ position, offeredUntil }: WaitingList): string {
  if (offeredUntil !== null) return words.offered(siteTime(offeredUntil));
  return position === null ? '' : words.onList(position);
}
