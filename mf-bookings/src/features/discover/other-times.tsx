import { searchSessions } from 'shared-contracts/api/session-search';
import { addDays } from 'shared-contracts/dates';
import type { Coordinates } from 'shared-contracts/distance';
import type { CallArguments } from 'shared-contracts/endpoint';
import { useApiQuery } from 'shared-platform';
import { Heading, Text } from 'shared-ui/core';
import { texts as words } from '../../texts/discover.ts';
import { FoundSessions } from './found-sessions.tsx';
import { nearestTimes } from './nearest-times.ts';

type Query = NonNullable<CallArguments<typeof searchSessions>['query']>;

interface Props {
  /** The search that found nothing. */
  query: Query;
  /** YYYY-MM-DD. */
  today: string;
  /** See `FoundSessions`. */
  from: Coordinates | null;
}

/** In place of a day or an hour without anything: the nearest times of that day, or else the same on the next days. */
export function OtherTimes({ query, today, from: point }: Props) {
  const { startsFrom, startsBefore, from, to, ...rest } = query;
  const hasHours = startsFrom !== undefined || startsBefore !== undefined;
  const isPast = to !== undefined && to < today;
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const thatDay = useApiQuery(
    searchSessions,
    { query: { ...rest, ...days } },
    { enabled: hasHours && !isPast },
  );
  const near = nearestTimes(thatDay.data?.sessions ?? [], { startsFrom, startsBefore });
  const isThatDayEmpty = !hasHours || isPast || (thatDay.state !== 'loading' && near.length === 0);
  const next = to === undefined || isPast ? today : addDays(to, 1);
  const later = useApiQuery(
    searchSessions,
    { query: { ...rest, from: next } },
    { enabled: isThatDayEmpty && to !== undefined },
  );
  const hours = isPast ? {} : { startsFrom, startsBefore };
  const sessions = isThatDayEmpty ? nearestTimes(later.data?.sessions ?? [], hours) : near;
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="other-times">
      <Heading id="other-times" level={2} size={3}>
        {isThatDayEmpty ? words.otherDays : words.nearestTimes}
      </Heading>
      <Text tone="muted" sx={{ mb: 2 }}>
        {isThatDayEmpty ? words.otherDaysHint : words.nearestTimesHint}
      </Text>
      <FoundSessions sessions={sessions} from={point} level={3} />
    </section>
  );
}
