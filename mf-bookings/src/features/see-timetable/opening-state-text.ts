import { addDays, weekday } from 'shared-contracts/dates';
import type { OpeningState } from 'shared-contracts/opening-state';
import { texts as words } from '../../texts/opening-hours.ts';
import { texts as states } from '../../texts/opening-state.ts';

/**
 * State of a venue in words.
 * @param today `YYYY-MM-DD`
 */
export function openingStateText(state: OpeningState, today: string): string {
  if (state.isOpen) return state.until === null ? states.openAllDay : states.openUntil(state.until);
  const closed = state.reason ? words.closedFor(state.reason) : states.closed;
  if (!state.next) return closed;
  const { day, opens } = state.next;
  if (day === today) return states.opensAt(closed, opens);
  return day === addDays(today, 1)
    ? words.opensTomorrow(closed, opens)
    : words.opensOn(closed, weekday(day), opens);
}
