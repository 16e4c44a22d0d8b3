import { useCallback, useId, useRef, useState } from 'react';
import { type Passkey, passkeys } from 'shared-contracts/api/passkeys';
import { lazyPart, useApi, useApiQuery } from 'shared-platform';
import { useOffersPasskeys } from 'shared-platform/passkeys';
import { Button, Card, Heading, Text } from 'shared-ui/core';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/passkeys.ts';
import { PasskeyRow } from './passkey-row.tsx';

const AddPasskey = lazyPart(
  () => import(/* webpackChunkName: "add-passkey" */ '../../shared/add-passkey.tsx'),
  { close: ({ onClose }) => onClose() },
);

/** The person's passkeys, an alternative to the password. Not shown where the API knows no passkeys. */
export function OwnPasskeys({ email }: { email: string }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const api = useApi();
  const canAdd = useOffersPasskeys();
  const { state, data, error, reload } = useApiQuery(passkeys, {});
  const [isAdding, setAdding] = useState(false);
  const show = useCallback(
    (left: Passkey[] | null) => {
      if (left) api.setAnswer(passkeys, {}, left);
      else api.invalidate(passkeys);
      title.current?.focus();
    },
    [api],
  );

  if (state === 'loading') return <CardSkeleton label={texts.loading} />;
  if (!data && error?.kind === 'not-found') return null;
  if (!data) return <LoadFailure title={texts.failed} error={error} onRetry={reload} />;
  // A browser that can create none still shows those that can be removed.
  if (data.length === 0 && !canAdd) return null;
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId} ref={title} tabIndex={-1}>
        {texts.title}
      </Heading>
      <Text tone="muted" sx={{ mt: 1, mb: 2 }}>
        {texts.lead}
      </Text>
      {data.length > 0 && (
        <ul style={{ margin: '0 0 8px', padding: 0, listStyle: 'none' }}>
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              email={email}
              canUsePasskey={canAdd}
              onRemoved={show}
            />
          ))}
        </ul>
      )}
      {canAdd && (
        <Button variant="quiet" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      )}
      {isAdding && (
        <AddPasskey
          email={email}
          hasOthers={data.length > 0}
          onAdded={(all) => {
            setAdding(false);
            api.setAnswer(passkeys, {}, all);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}
