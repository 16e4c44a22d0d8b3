import { addDays, weekday } from 'shared-contracts/dates';
import type { OpeningState } from 'shared-contracts/opening-state';
import { texts as words } from '../../texts/opening-hours.ts';

/**
 * State of a venue in words.
 * @param today `YYYY-MM-DD`
 */
export function openingStateText(state: OpeningState, today: string): string {
  if (state.isOpen) return state.until === null ? words.openAllDay : words.openUntil(state.until);
  const closed = state.reason ? words.closedFor(state.reason) : words.closed;
  if (!state.next) return closed;
  const { day, opens } = state.next;
  if (day === today) return words.opensAt(closed, opens);
  return day === addDays(today, 1)
    ? words.opensTomorrow(closed, opens)
    : words.opensOn(closed, weekday(day), opens);
}
