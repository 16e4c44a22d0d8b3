import { type FoundSession, searchSessions } from 'shared-contracts/api/session-search';
import type { Coordinates } from 'shared-contracts/distance';
import { Heading, Skeleton, Stack, VisuallyHidden } from 'shared-ui/core';
import { nearestFirst } from '../../shared/miles-from.ts';
import { longDay, sessionDay } from '../../shared/session-time.ts';
import { useBasket } from '../../shared/use-basket.ts';
import { useRefreshWithBasket } from '../../shared/use-refresh-with-basket.ts';
import { texts as words } from '../../texts/discover.ts';
import { FoundList, FoundRow } from './found-row.tsx';

const GHOSTS = ['a', 'b', 'c', 'd'];

/** The shape of a list on its way. */
export function FoundSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <Stack spacing={2} aria-hidden="true">
        {GHOSTS.map((ghost) => (
          <Skeleton key={ghost} height={96} />
        ))}
      </Stack>
    </>
  );
}

interface Props {
  sessions: readonly FoundSession[];
  /** The point that distances are measured from; `null` = the answer has them, if any. */
  from: Coordinates | null;
  /** True if `from` is the middle of a postcode district. */
  isApproximate?: boolean;
  /** Of the headings of the days. */
  level?: 2 | 3;
}

/** Results by day. */
export function FoundSessions({ sessions, from, isApproximate = false, level = 2 }: Props) {
  const basket = useBasket();
  useRefreshWithBasket(searchSessions);
  const days = new Set(sessions.map(({ session }) => sessionDay(session)));
  return (
    <Stack spacing={4}>
      {[...days].map((day) => (
        <section key={day} aria-labelledby={`found-${day}`}>
          <Heading id={`found-${day}`} level={level} size={level === 2 ? 3 : 4}>
            {longDay(day)}
          </Heading>
          <FoundList>
            {nearestFirst(
              from,
              sessions.filter(({ session }) => sessionDay(session) === day),
            ).map((found) => (
              <FoundRow
                key={found.session.id}
                found={found}
                from={from}
                isApproximate={isApproximate}
                basket={basket}
                level={level === 2 ? 3 : 4}
              />
            ))}
          </FoundList>
        </section>
      ))}
    </Stack>
  );
}
