import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { siteDay, siteTime } from 'shared-contracts/dates';
import { unbrokenDay } from '../../shared/session-time.ts';
import { texts as words } from '../../texts/waiting.ts';

/** The person's position on a list, or the number of people on it. */
export function waitingPositionText({ position, offeredUntil, waiting }: WaitingList): string {
  if (offeredUntil) return words.offered(siteTime(offeredUntil), unbrokenDay(siteDay(offeredUntil)));
  return position === null ? words.waiting(waiting) : words.position(position);
}

/** The first words about a class without places: the person's position on its list, or that it is full. */
export function fullText(list: WaitingList | null): string {
  return list === null || list.position === null ? words.full : words.position(list.position);
}
