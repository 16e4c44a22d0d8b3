import { type OpeningHours as Hours, readOpeningHours } from 'shared-contracts/api/opening-hours';
import type { Venue } from 'shared-contracts/api/venues';
import { addDays, displayDay, siteDay, weekday } from 'shared-contracts/dates';
import { hoursOf, type OpenSpan, openingState } from 'shared-contracts/opening-state';
import { Icon, styled, VisuallyHidden } from 'shared-ui/core';
import { LiveText, useMinute } from '../../shared/live-text.tsx';
import { texts as words } from '../../texts/opening-hours.ts';
import { texts as states } from '../../texts/opening-state.ts';
import { openingStateText } from './opening-state-text.ts';
import { VenueContact } from './venue-contact.tsx';

const WEEK = 7;
/** Days ahead whose other hours are worth knowing: as far as the timetable reaches. */
const AHEAD = 28;

const Root = styled('details')({
  fontSize: '1rem',
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: 'var(--target-size, 44px)',
    color: 'var(--ui-text)',
    fontWeight: 700,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
  '& td, & th': { padding: '3px 24px 3px 0', textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& [aria-current] > *': { color: 'var(--ui-text)', fontWeight: 700 },
});

const spanText = ({ opens, closes }: OpenSpan) =>
  opens === closes ? words.allDay : words.span(opens, closes);

const hoursText = (spans: readonly OpenSpan[]) => spans.map(spanText).join(', ') || states.closed;

/** State of a venue at this moment, with the hours of its week and its contacts on demand; nothing without hours. */
export function OpeningHours({ venue }: { venue: Venue }) {
  const hours = readOpeningHours(venue.openingHours);
  return hours && <KnownHours hours={hours} />;
}

function KnownHours({ hours }: { hours: Hours }) {
  const now = useMinute();
  const today = siteDay(now);
  const state = openingStateText(openingState(hours, now), today);
  return (
    <Root>
      <summary>
        <Icon name="clock" size={20} />
        <VisuallyHidden>{words.title} </VisuallyHidden>
        <LiveText>{state}</LiveText>
        <Icon name="chevron-down" size={18} />
      </summary>
      <Week hours={hours} today={today} />
      <VenueContact />
    </Root>
  );
}

/** The usual week from Monday on, and other hours of the coming weeks. */
function Week({ hours, today }: { hours: Hours; today: string }) {
  const dayOf = (ahead: number) => addDays(today, ahead);
  const usual = { ...hours, special: [] };
  const week = Array.from({ length: WEEK }, (_, ahead) => dayOf(ahead)).toSorted(
    (a, b) => (new Date(a).getUTCDay() || WEEK) - (new Date(b).getUTCDay() || WEEK),
  );
  const others = Array.from({ length: AHEAD }, (_, ahead) => dayOf(ahead)).filter((day) =>
    hours.special.some(({ date }) => date === day),
  );
  return (
    <table>
      <tbody>
        {week.map((day) => (
          <tr key={day} aria-current={day === today ? 'date' : undefined}>
            <th scope="row">{weekday(day)}</th>
            <td>{hoursText(hoursOf(usual, day).spans)}</td>
          </tr>
        ))}
        {others.map((day) => {
          const { spans, reason } = hoursOf(hours, day);
          const name = `${weekday(day, 'short')} ${displayDay(day)}`;
          return (
            <tr key={day}>
              <th scope="row">{reason ? words.named(name, reason) : name}</th>
              <td>{hoursText(spans)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
