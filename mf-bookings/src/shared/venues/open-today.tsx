import { stateToday } from 'shared-contracts/api/hours-today';
import type { Venue } from 'shared-contracts/api/venues';
import { Text } from 'shared-ui/core';
import { texts as words } from '../../texts/opening-state.ts';
import { LiveText, useMinute } from '../live-text.tsx';

/** The state of a venue at this moment in one line; nothing where the list does not know its hours of this day. */
export function OpenToday({ venue }: { venue: Venue }) {
  const state = stateToday(venue.hoursToday, useMinute());
  if (!state) return null;
  const closed = () =>
    !state.isOpen && state.opens ? words.opensAt(words.closed, state.opens) : words.closed;
  const open = (until: string | null) => (until === null ? words.openAllDay : words.openUntil(until));
  return (
    <Text size="small" tone={state.isOpen ? undefined : 'muted'}>
      <LiveText>{state.isOpen ? open(state.until) : closed()}</LiveText>
    </Text>
  );
}
