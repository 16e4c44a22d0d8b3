import { useState } from 'react';
import { type SessionDetail, session } from 'shared-contracts/api/activities';
import { ScreenNotFound, useApiQuery, useScreenTitle } from 'shared-platform';
import { useParams } from 'shared-platform/router';
import { Button, Container, EmptyState } from 'shared-ui/core';
import { SessionSkeleton } from '../features/see-session/session-skeleton.tsx';
import { useForWhom } from '../shared/use-for-whom.ts';
import { texts } from '../texts/en.ts';
import { SessionContent } from './session-content.tsx';

const words = texts.session;

/** One class with everything a person needs before booking it. */
export default function SessionScreen() {
  const { locationSlug = '', sessionId = '' } = useParams();
  const forWhom = useForWhom();
  const query = useApiQuery(
    session,
    { params: { session: sessionId }, query: forWhom.query },
    { enabled: forWhom.isSettled },
  );
  const [last, setLast] = useState<SessionDetail>();
  if (query.data && query.data !== last) setLast(query.data);
  // The page stays while it is asked for somebody else; only what is theirs comes anew.
  const known = last?.session.id === sessionId ? last : undefined;
  const detail = query.data ?? (query.state === 'loading' ? known : undefined);
  useScreenTitle(detail?.session.name ?? words.title);

  const isElsewhere = detail !== undefined && detail.venue.slug !== locationSlug;
  if (isElsewhere || query.error?.kind === 'not-found') throw new ScreenNotFound();

  return (
    <Container sx={{ pb: 8 }}>
      {query.state === 'loading' && !detail && <SessionSkeleton />}
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
      {detail && <SessionContent detail={detail} isChanging={query.data === undefined} />}
    </Container>
  );
}
