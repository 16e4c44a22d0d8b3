import { useEffect } from 'react';
import { sessions } from 'shared-contracts/api/activities';
import { displayDay, siteTime, weekday } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Heading, Skeleton, Text, TextLink, VisuallyHidden } from 'shared-ui/core';
import { PartFailure } from '../../shared/part-failure.tsx';
import { daySessions, filterByActivity } from '../../shared/timetable/day-sessions.ts';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import type { Basket } from '../../shared/use-basket.ts';
import { texts as words } from '../../texts/week.ts';
import { byHour } from './by-hour.ts';
import { FreeCourts } from './free-courts.tsx';
import { useFreeCourts } from './use-free-courts.ts';
import { WeekEntry } from './week-entry.tsx';
import { Day, DayEnd, DayName, DayPart, Hour, NoEntries } from './week-layout.ts';

export interface DayOfWeekProps {
  venueSlug: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Slug of the chosen activity; `null` = all. */
  activity: string | null;
  filter: SessionFilter;
  hasCourts: boolean;
  basket: Basket;
  /** Its year is not the one in the title of the week. */
  hasYear: boolean;
  /** True while other days whose rows are this day's too are not here. */
  isWaiting: boolean;
  /** True while a day above it is not here. */
  isHidden: boolean;
  onSettled: (day: string) => void;
}

/** As many as reach beyond the window: what is below them moves out of sight. */
const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** One day of the week: what is on, and the way to everything about it. */
export function DayOfWeek(props: DayOfWeekProps) {
  const { venueSlug, day, activity, filter, hasCourts, basket, hasYear, isWaiting, isHidden, onSettled } =
    props;
  const links = useLinks();
  const { search } = useLocation();
  const forWhom = useAttendeeChoice();
  const query = useApiQuery(
    sessions,
    { params: { venue: venueSlug }, query: { date: day, ...forWhom.query } },
    { enabled: forWhom.isSettled },
  );
  const free = useFreeCourts({ venueSlug, day, activity, hasCourts });
  const isSettled = query.state !== 'loading' && free.isSettled;
  useEffect(() => {
    if (isSettled) onSettled(day);
  }, [isSettled, onSettled, day]);
  const isLoading = isWaiting || !isSettled;
  const shown = isLoading
    ? undefined
    : query.data && daySessions(filterByActivity(query.data, activity), filter).coming;
  const [, date, year] = /(.+) (\d+)$/.exec(displayDay(day)) ?? [];
  const toDay = new URLSearchParams(search);
  toDay.delete('view');
  toDay.set('date', day);
  return (
    <Day aria-labelledby={`day-${day}`} aria-busy={isLoading} hidden={isHidden}>
      <DayName>
        <Heading level={3} size={4} id={`day-${day}`}>
          <strong>{weekday(day)}</strong>{' '}
          <span>
            {date} {hasYear ? year : <VisuallyHidden>{year}</VisuallyHidden>}
          </span>
        </Heading>
      </DayName>
      {isLoading && (
        <NoEntries>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          {ROWS.map((row) => (
            <Skeleton key={row} height={72} />
          ))}
        </NoEntries>
      )}
      {!isLoading && query.state === 'error' && (
        <NoEntries>
          <PartFailure onRetry={query.reload}>{words.failed}</PartFailure>
        </NoEntries>
      )}
      {shown?.length === 0 && free.courts.length === 0 && (
        <NoEntries>
          <Text tone="muted">{words.none}</Text>
        </NoEntries>
      )}
      {shown &&
        byHour(shown).map(([hour, begun]) => (
          <Hour key={hour} data-hour={hour} aria-label={words.from(siteTime(begun[0].startDate))}>
            {begun.map((session) => (
              <WeekEntry key={session.id} session={session} venueSlug={venueSlug} basket={basket} />
            ))}
          </Hour>
        ))}
      {!isLoading && (
        <DayEnd>
          {free.courts.map((kind) => (
            <FreeCourts key={kind.facility.id} venueSlug={venueSlug} day={day} {...kind} />
          ))}
          <DayPart>
            <TextLink component={Link} to={links.to(`${paths.venue(venueSlug)}?${toDay}`)} weight="bold">
              {words.seeDay(weekday(day))}
            </TextLink>
          </DayPart>
        </DayEnd>
      )}
    </Day>
  );
}
