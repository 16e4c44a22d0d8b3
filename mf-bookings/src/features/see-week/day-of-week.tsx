import { sessions } from 'shared-contracts/api/activities';
import { displayDay, weekday } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Button, Heading, Skeleton, Text, TextLink, VisuallyHidden } from 'shared-ui/core';
import { daySessions, filterByActivity } from '../../shared/timetable/day-sessions.ts';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import type { Basket } from '../../shared/use-basket.ts';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/week.ts';
import { FreeCourts } from './free-courts.tsx';
import { WeekEntry } from './week-entry.tsx';
import { Day, DayName, DayPart, Entries } from './week-layout.ts';

export interface DayOfWeekProps {
  venueSlug: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Slug of the chosen activity; `null` = all. */
  activity: string | null;
  filter: SessionFilter;
  hasCourts: boolean;
  basket: Basket;
}

/** One day of the week: what is on, and the way to everything about it. */
export function DayOfWeek({ venueSlug, day, activity, filter, hasCourts, basket }: DayOfWeekProps) {
  const links = useLinks();
  const { search } = useLocation();
  const forWhom = useAttendeeChoice();
  const query = useApiQuery(
    sessions,
    { params: { venue: venueSlug }, query: { date: day, ...forWhom.query } },
    { enabled: forWhom.isSettled },
  );
  const shown = query.data && daySessions(filterByActivity(query.data, activity), filter).coming;
  const toDay = new URLSearchParams(search);
  toDay.delete('view');
  toDay.set('date', day);
  return (
    <Day aria-labelledby={`day-${day}`} aria-busy={query.state === 'loading'}>
      <DayName>
        <Heading level={3} size={4} id={`day-${day}`}>
          <strong>{weekday(day)}</strong> <span>{displayDay(day)}</span>
        </Heading>
      </DayName>
      {query.state === 'loading' && (
        <DayPart>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton height={120} />
        </DayPart>
      )}
      {query.state === 'error' && (
        <DayPart>
          <Text>{words.failed}</Text>
          <Button variant="quiet" size="small" onClick={query.reload}>
            {texts.tryAgain}
          </Button>
        </DayPart>
      )}
      {shown?.length === 0 && !hasCourts && (
        <DayPart>
          <Text tone="muted">{words.none}</Text>
        </DayPart>
      )}
      {shown && shown.length > 0 && (
        <Entries>
          {shown.map((session) => (
            <WeekEntry key={session.id} session={session} venueSlug={venueSlug} basket={basket} />
          ))}
        </Entries>
      )}
      {hasCourts && <FreeCourts venueSlug={venueSlug} day={day} activity={activity} />}
      <DayPart>
        <TextLink component={Link} to={links.to(`${paths.venue(venueSlug)}?${toDay}`)} weight="bold">
          {words.seeDay(weekday(day))}
        </TextLink>
      </DayPart>
    </Day>
  );
}
