import { type FoundSession, searchSessions } from 'shared-contracts/api/session-search';
import { addDays } from 'shared-contracts/dates';
import type { Coordinates } from 'shared-contracts/distance';
import type { CallArguments } from 'shared-contracts/endpoint';
import { lastDay } from 'shared-contracts/timetable-days';
import { useApiQuery } from 'shared-platform';
import { Heading, Text } from 'shared-ui/core';
import { texts as words } from '../../texts/discover.ts';
import { FoundSessions } from './found-sessions.tsx';
import { nearestTimes, onLastDay, type SearchHours } from './nearest-times.ts';

type Query = NonNullable<CallArguments<typeof searchSessions>['query']>;

interface Props {
  /** The search that found nothing. */
  query: Query;
  /** YYYY-MM-DD. */
  today: string;
  /** See `FoundSessions`. */
  from: Coordinates | null;
}

/** Sessions that may be offered; `isEmpty` once it is known that there are none, or that they are not wanted. */
function useOffer(isWanted: boolean, query: Query): { sessions: readonly FoundSession[]; isEmpty: boolean } {
  const { data, state } = useApiQuery(searchSessions, { query }, { enabled: isWanted });
  const sessions = (isWanted && data?.sessions) || [];
  return { sessions, isEmpty: !isWanted || (state !== 'loading' && sessions.length === 0) };
}

/**
 * In place of a day, an hour or a price without anything: the nearest times of that day, or else the same on the next days, or
 * on the last ones before, or else the next times at any price.
 */
export function OtherTimes({ query, today, from: point }: Props) {
  const { startsFrom, startsBefore, from, to, ...rest } = query;
  const { price, ...atAnyPrice } = rest;
  const asked = { startsFrom, startsBefore };
  const hasHours = startsFrom !== undefined || startsBefore !== undefined;
  const isPast = to !== undefined && to < today;
  const isAhead = from !== undefined && from > today;
  const last = lastDay(today);
  const isBeyond = from !== undefined && from > last;
  const hours: SearchHours = isPast ? {} : asked;

  const thatDay = useOffer(hasHours && !isPast && !isBeyond, {
    ...rest,
    ...(from && { from }),
    ...(to && { to }),
  });
  const next = to === undefined || isPast ? today : addDays(to, 1);
  const later = useOffer(thatDay.isEmpty && to !== undefined && !isBeyond, { ...rest, from: next });
  // The answer has the first days of a span: the day before, or else those of the week before it.
  const end = isBeyond ? last : addDays(from ?? today, -1);
  const dayBefore = useOffer(thatDay.isEmpty && later.isEmpty && isAhead, { ...rest, from: end, to: end });
  const start = addDays(end, -6);
  const weekBefore = useOffer(thatDay.isEmpty && later.isEmpty && isAhead && dayBefore.isEmpty, {
    ...rest,
    from: start > today ? start : today,
    to: end,
    limit: '60',
  });
  const before = dayBefore.isEmpty ? onLastDay(weekBefore.sessions) : dayBefore.sessions;
  const isNone = thatDay.isEmpty && later.isEmpty && dayBefore.isEmpty && weekBefore.isEmpty;
  const priced = useOffer(price !== undefined && isNone, {
    ...atAnyPrice,
    from: isPast || isBeyond || from === undefined ? today : from,
    ...(hours.startsFrom !== undefined && { startsFrom: hours.startsFrom }),
    ...(hours.startsBefore !== undefined && { startsBefore: hours.startsBefore }),
  });

  const offers = [
    [words.nearestTimes, words.nearestTimesHint, thatDay.sessions, asked],
    [words.otherDays, words.otherDaysHint, later.sessions, hours],
    [words.nearestDays, words.nearestDaysHint, before, hours],
    [words.otherPrices, words.otherPricesHint, priced.sessions, hours],
  ] as const;
  const offer = offers.find(([, , sessions]) => sessions.length > 0);
  if (!offer) return null;
  const [title, hint, sessions, near] = offer;
  return (
    <section aria-labelledby="other-times">
      <Heading id="other-times" level={2} size={3}>
        {title}
      </Heading>
      <Text tone="muted" sx={{ mb: 2 }}>
        {hint}
      </Text>
      <FoundSessions sessions={nearestTimes(sessions, near)} from={point} level={3} />
    </section>
  );
}
