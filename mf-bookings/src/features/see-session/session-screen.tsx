import { session } from 'shared-contracts/api/activities';
import { ScreenNotFound, useApiQuery, useScreenTitle } from 'shared-platform';
import { useParams } from 'shared-platform/router';
import { Button, Container, EmptyState } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { SessionContent } from './session-content.tsx';
import { SessionSkeleton } from './session-skeleton.tsx';

const words = texts.session;

/** One class with everything a person needs before booking it. */
export default function SessionScreen() {
  const { locationSlug = '', sessionId = '' } = useParams();
  const query = useApiQuery(session, { params: { session: sessionId } });
  useScreenTitle(query.data?.session.name ?? words.title);

  const isElsewhere = query.data !== undefined && query.data.venue.slug !== locationSlug;
  if (isElsewhere || query.error?.kind === 'not-found') throw new ScreenNotFound();

  return (
    <Container sx={{ pb: 8 }}>
      {query.state === 'loading' && <SessionSkeleton />}
      {query.state === 'error' && (
        <EmptyState
          icon="error"
          title={words.failed}
          level={1}
          action={<Button onClick={query.reload}>{texts.tryAgain}</Button>}
        >
          {query.error?.message}
        </EmptyState>
      )}
      {query.data && <SessionContent detail={query.data} />}
    </Container>
  );
}
