import { type StateToday, stateToday } from 'shared-contracts/api/hours-today';
import type { Venue } from 'shared-contracts/api/venues';
import { Text } from 'shared-ui/core';
import { texts as words } from '../../texts/opening-state.ts';
import { LiveText, useMinute } from '../live-text.tsx';

/** The state of a venue at this moment in one line; nothing where the list does not know its hours of this day. */
export function OpenToday({ venue }: { venue: Venue }) {
  const state = stateToday(venue.hoursToday, useMinute());
  if (!state) return null;
  return (
    <Text size="small">
      <LiveText>{stateText(state)}</LiveText>
    </Text>
  );
}

function stateText(state: StateToday): string {
  if (state.isOpen) return state.until === null ? words.openAllDay : words.openUntil(state.until);
  return state.opens === null ? words.closed : words.opensAt(words.closed, state.opens);
}
