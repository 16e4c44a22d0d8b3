import { useCallback, useId, useRef, useState } from 'react';
import { endOwnLogins, type OwnLogin, ownLogins } from 'shared-contracts/api/logins';
import { lazyPart, useApi, useApiMutation, useApiQuery, useBus } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Button, Card, Heading, Notice, Text } from 'shared-ui/core';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/logins.ts';
import { LoginRow } from './login-row.tsx';

const ConfirmQuestion = lazyPart(
  () => import(/* webpackChunkName: "question" */ '../../shared/confirm-question.tsx'),
  { close: ({ onCancel }) => onCancel() },
);

/** Devices on which the person is logged in, with 'Log out everywhere'. Not shown if the API does not list them. */
export function OwnLogins() {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const api = useApi();
  const bus = useBus();
  const { state, data, error, reload } = useApiQuery(ownLogins, {});
  const request = useApiMutation(endOwnLogins);
  const [isAsking, setAsking] = useState(false);
  const showLeft = useCallback(
    (left: OwnLogin[] | null) => {
      if (left) api.setAnswer(ownLogins, {}, left);
      else api.invalidate(ownLogins);
      title.current?.focus();
    },
    [api],
  );

  async function endAll() {
    const result = await request.run({});
    setAsking(false);
    if (result.ok) bus.emit('session:logout-requested', {});
  }

  if (state === 'loading') return <CardSkeleton label={texts.loading} shape="rows" />;
  if (!data && error?.kind === 'not-found') return null;
  if (!data) return <LoadFailure title={texts.failed} error={error} onRetry={reload} />;
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId} ref={title} tabIndex={-1}>
        {texts.title}
      </Heading>
      <Text tone="muted" sx={{ mt: 1 }}>
        {texts.lead}
      </Text>
      <ul style={{ margin: '8px 0', padding: 0, listStyle: 'none' }}>
        {data.map((login) => (
          <LoginRow key={login.id} login={login} onEnded={showLeft} />
        ))}
      </ul>
      {request.error && <Notice severity="danger">{failureMessages(request.error).join(' ')}</Notice>}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.everywhere}
      </Button>
      {isAsking && (
        <ConfirmQuestion
          open
          title={texts.question}
          confirmText={texts.everywhere}
          loading={request.requesting}
          onConfirm={() => void endAll()}
          onCancel={() => setAsking(false)}
        >
          {texts.questionText}
        </ConfirmQuestion>
      )}
    </Card>
  );
}
