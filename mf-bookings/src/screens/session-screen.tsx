import { useState } from 'react';
import { type SessionDetail, session } from 'shared-contracts/api/activities';
import { venue as venueEndpoint } from 'shared-contracts/api/venues';
import { paths } from 'shared-contracts/links';
import { ScreenNotFound, useApiQuery, useLinks, useScreenTitle } from 'shared-platform';
import { Link, useParams } from 'shared-platform/router';
import { Button, Container, EmptyState, Stack } from 'shared-ui/core';
import { SessionSkeleton } from '../features/see-session/session-skeleton.tsx';
import { useListedSession } from '../shared/listed-session.ts';
import { Drawing } from '../shared/pictures/drawing.tsx';
import { longDay, sessionDay, sessionTime } from '../shared/session-time.ts';
import { useAttendeeChoice } from '../shared/use-attendee-choice.ts';
import { texts } from '../texts/en.ts';
import { texts as words } from '../texts/session.ts';
import { BackToTimetable } from './back-to-timetable.tsx';
import { SessionContent } from './session-content.tsx';

/** One class with everything a person needs before booking it. */
export default function SessionScreen() {
  const { locationSlug = '', sessionId = '' } = useParams();
  const links = useLinks();
  const forWhom = useAttendeeChoice();
  const query = useApiQuery(
    session,
    { params: { session: sessionId }, query: forWhom.query },
    { enabled: forWhom.isSettled },
  );
  const [last, setLast] = useState<SessionDetail>();
  if (query.data && query.data !== last) setLast(query.data);
  // The page stays while it loads for someone else; only their data is replaced.
  const known = last?.session.id === sessionId ? last : undefined;
  const detail = query.data ?? (query.state === 'loading' ? known : undefined);
  const listed = useListedSession(locationSlug, sessionId, forWhom);
  const venue = useApiQuery(venueEndpoint, { params: { venue: locationSlug } }, { enabled: false });
  const shown = detail?.session ?? (query.state === 'loading' ? listed : undefined);
  useScreenTitle((shown ?? listed)?.name ?? words.title);

  const isElsewhere = detail !== undefined && detail.venue.slug !== locationSlug;
  if (isElsewhere || query.error?.kind === 'not-found') throw new ScreenNotFound();

  return (
    <Container sx={{ pb: 8 }}>
      {query.state === 'loading' && !shown && (
        <>
          <BackToTimetable venueSlug={locationSlug} day={null} from={sessionId} />
          <SessionSkeleton />
        </>
      )}
      {query.state === 'error' && (
        <EmptyState
          picture={<Drawing name="drop" />}
          title={listed ? words.failedOf(listed.name) : words.failed}
          level={1}
          action={
            <Stack spacing={1} sx={{ alignItems: 'center' }}>
              <Button onClick={query.reload}>{texts.tryAgain}</Button>
              <Button component={Link} to={links.to(paths.venue(locationSlug))} variant="text">
                {words.back}
              </Button>
            </Stack>
          }
        >
          {listed && `${longDay(sessionDay(listed))}, ${sessionTime(listed)}. `}
          {query.error?.message}
        </EmptyState>
      )}
      {shown && (
        <SessionContent
          session={shown}
          venue={detail?.venue ?? { slug: locationSlug, name: venue.data?.name ?? '' }}
          detail={detail ?? null}
          isChecking={query.isRefreshing}
          onCheck={query.reload}
          isChanging={detail !== undefined && query.data === undefined}
        />
      )}
    </Container>
  );
}
