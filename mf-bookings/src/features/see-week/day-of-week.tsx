import { sessions } from 'shared-contracts/api/activities';
import { siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Button, Card, Heading, Skeleton, styled, Text, TextLink, VisuallyHidden } from 'shared-ui/core';
import { availability } from '../../shared/session-availability.ts';
import { longDay } from '../../shared/session-time.ts';
import { useForWhom } from '../../shared/use-for-whom.ts';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/week.ts';
import { daySessions, ofActivity } from '../../timetable/day-sessions.ts';
import type { SessionFilter } from '../../timetable/session-filter.ts';
import { FreeCourts } from './free-courts.tsx';

const List = styled('ul')({
  display: 'grid',
  gap: '6px',
  margin: '12px 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    gap: '0 8px',
    alignItems: 'baseline',
    overflowWrap: 'anywhere',
  },
  '& time': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
});

export interface DayOfWeekProps {
  venueSlug: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Slug of the chosen activity; `null` = all. */
  activity: string | null;
  filter: SessionFilter;
  hasCourts: boolean;
}

/** One day of the week: what is on, and the way to everything about it. */
export function DayOfWeek({ venueSlug, day, activity, filter, hasCourts }: DayOfWeekProps) {
  const links = useLinks();
  const { search } = useLocation();
  const forWhom = useForWhom();
  const query = useApiQuery(
    sessions,
    { params: { venue: venueSlug }, query: { date: day, ...forWhom.query } },
    { enabled: forWhom.isSettled },
  );
  const shown = query.data && daySessions(ofActivity(query.data, activity), filter).coming;
  const toDay = new URLSearchParams(search);
  toDay.delete('view');
  toDay.set('date', day);
  return (
    <Card component="section" aria-labelledby={`day-${day}`} aria-busy={query.state === 'loading'}>
      <Heading level={3} size={4} id={`day-${day}`}>
        {longDay(day)}
      </Heading>
      {query.state === 'loading' && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton height={120} />
        </>
      )}
      {query.state === 'error' && (
        <>
          <Text>{words.failed}</Text>
          <Button variant="secondary" size="small" onClick={query.reload}>
            {texts.tryAgain}
          </Button>
        </>
      )}
      {shown?.length === 0 && !hasCourts && <Text tone="muted">{words.none}</Text>}
      {shown && shown.length > 0 && (
        <List>
          {shown.map((session) => (
            <li key={session.id}>
              <time dateTime={session.startDate}>{siteTime(session.startDate)}</time>
              <TextLink component={Link} to={links.to(paths.session(venueSlug, session.id))}>
                {session.name}
              </TextLink>
              <Text component="span" size="small" tone="muted">
                {availability(session, false).label}
              </Text>
            </li>
          ))}
        </List>
      )}
      {hasCourts && <FreeCourts venueSlug={venueSlug} day={day} activity={activity} />}
      <TextLink component={Link} to={links.to(`${paths.venue(venueSlug)}?${toDay}`)} weight="bold">
        {words.seeDay(longDay(day))}
      </TextLink>
    </Card>
  );
}
