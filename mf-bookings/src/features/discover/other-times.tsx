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

/**
 * In place of a day, an hour or a price without anything: the nearest times of that day, or else the same on the next days,
 * or else the next times at any price.
 */
export function OtherTimes({ query, today, from: point }: Props) {
  const { startsFrom, startsBefore, from, to, ...rest } = query;
  const { price, ...atAnyPrice } = rest;
  const hasHours = startsFrom !== undefined || startsBefore !== undefined;
  const isPast = to !== undefined && to < today;
  const hours = isPast ? {} : { startsFrom, startsBefore };
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
  const upcoming = nearestTimes(later.data?.sessions ?? [], hours);
  const isNeverAtPrice =
    price !== undefined && isThatDayEmpty && (to === undefined || later.data?.sessions.length === 0);
  const priced = useApiQuery(
    searchSessions,
    {
      query: {
        ...atAnyPrice,
        from: isPast || from === undefined ? today : from,
        ...(hours.startsFrom !== undefined && { startsFrom: hours.startsFrom }),
        ...(hours.startsBefore !== undefined && { startsBefore: hours.startsBefore }),
      },
    },
    { enabled: isNeverAtPrice },
  );
  const [title, hint, sessions] = !isThatDayEmpty
    ? ([words.nearestTimes, words.nearestTimesHint, near] as const)
    : isNeverAtPrice
      ? ([
          words.otherPrices,
          words.otherPricesHint,
          nearestTimes(priced.data?.sessions ?? [], hours),
        ] as const)
      : ([words.otherDays, words.otherDaysHint, upcoming] as const);
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="other-times">
      <Heading id="other-times" level={2} size={3}>
        {title}
      </Heading>
      <Text tone="muted" sx={{ mb: 2 }}>
        {hint}
      </Text>
      <FoundSessions sessions={sessions} from={point} level={3} />
    </section>
  );
}
