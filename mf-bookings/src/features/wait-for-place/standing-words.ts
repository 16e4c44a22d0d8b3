import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { texts as words } from '../../texts/waiting.ts';

/** Where somebody stands on a list, or how many wait before they would. */
export function standingWords({ position, offeredUntil, waiting }: WaitingList): string {
  if (offeredUntil) return words.offered(siteTime(offeredUntil), displayDay(siteDay(offeredUntil)));
  return position === null ? words.before(waiting) : words.position(position);
}
