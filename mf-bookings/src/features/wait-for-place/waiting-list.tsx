import { useEffect, useRef } from 'react';
import { type ScheduledSession, session as sessionEndpoint, sessions } from 'shared-contracts/api/activities';
import { joinWaitingList, leaveWaitingList, waitingPlaces } from 'shared-contracts/api/waiting-list';
import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { useApi, useApiMutation, useSession, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Button, Heading, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { useWishAfterLogin } from '../../shared/use-wish-after-login.ts';
import { texts as words } from '../../texts/waiting.ts';
import { waitingPositionText } from './waiting-position-text.ts';

const Part = styled('section')({
  display: 'grid',
  gap: '12px',
  paddingTop: '16px',
  borderTop: '1px solid var(--ui-border)',
  '& > [data-variant="text"]': { marginBlock: '-6px' },
  '& h2': { marginBlockEnd: '-6px' },
  // The news is above it.
  '&[data-on-it]': { paddingTop: 0, border: 0 },
});

const Words = styled('div')({ display: 'grid', gap: '4px', marginBlockEnd: '4px' });

interface Props {
  session: ScheduledSession;
  list: WaitingList;
}

/** The list of those who wait for a place in a class: join it, see one's place, take what is offered, leave it. */
export default function WaitingListPart({ session, list }: Props) {
  const api = useApi();
  const toast = useToast();
  const { user } = useSession();
  const joining = useApiMutation(joinWaitingList);
  const leaving = useApiMutation(leaveWaitingList);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOffered = list.offeredUntil !== null;
  const isOnIt = list.position !== null || isOffered;
  const Title = isOnIt ? VisuallyHidden : 'div';
  const wasOnIt = useRef(isOnIt);

  const logInFirst = useWishAfterLogin(`waiting-list:${session.id}`, user !== null, () => {
    if (!isOnIt && list.canJoin && session.bookable.reason !== 'started') void change(joining);
  });

  // The button that had the focus is gone with the change it made.
  useEffect(() => {
    if (wasOnIt.current !== isOnIt && document.activeElement === document.body) heading.current?.focus();
    wasOnIt.current = isOnIt;
  }, [isOnIt]);

  async function change(call: typeof joining | typeof leaving): Promise<boolean> {
    const result = await call.run({ params: { session: session.id } });
    if (!result.ok) toast({ content: failureMessages(result.error).join(' '), type: 'danger' });
    // Also after a refusal: it has its reason in what the page does not know yet.
    api.invalidate(sessionEndpoint);
    api.invalidate(sessions);
    api.invalidate(waitingPlaces);
    return result.ok;
  }

  async function leave() {
    if (await change(leaving)) toast({ content: words.left, type: 'neutral' });
  }

  return (
    <Part aria-labelledby="waiting-list" data-on-it={isOnIt || undefined}>
      <Title>
        <Heading level={2} size={4} id="waiting-list" ref={heading} tabIndex={-1}>
          {words.title}
        </Heading>
      </Title>
      {!isOnIt && (
        <Words>
          <Text>{waitingPositionText(list)}</Text>
          <Text tone="muted">{words.about}</Text>
        </Words>
      )}
      {!isOnIt && list.canJoin && user && (
        <Button loading={joining.requesting} loadingText={words.joining} onClick={() => void change(joining)}>
          {words.join}
        </Button>
      )}
      {!isOnIt && list.canJoin && !user && <Button onClick={logInFirst}>{words.logIn}</Button>}
      {isOnIt && (
        <Button
          variant="text"
          size="small"
          loading={leaving.requesting}
          loadingText={words.leaving}
          onClick={() => void leave()}
        >
          {isOffered ? words.letGo : words.leave}
        </Button>
      )}
    </Part>
  );
}
