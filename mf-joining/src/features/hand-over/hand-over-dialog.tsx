import { useEffect, useEffectEvent, useState } from 'react';
import { handOverJoiningDraft } from 'shared-contracts/api/joining-draft';
import { useApiMutation, useBus } from 'shared-platform';
import { Button, Skeleton, Stack, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import QrCode from 'shared-ui/qr-code';
import { changedSteps, type DraftEntries } from '../../shared/draft/draft-entries.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { texts } from '../../texts/hand-over.ts';

interface Props {
  entries: DraftEntries;
  onClose(): void;
}

/** The code to scan. Once it is scanned, the kiosk asks whether to start over. */
export default function HandOverDialog({ entries, onClose }: Props) {
  const bus = useBus();
  const { error, ...request } = useApiMutation(handOverJoiningDraft);
  const [code, setCode] = useState<{ url: string; minutes: number } | null>(null);

  const load = useEffectEvent(async () => {
    const result = await request.run({ body: { steps: changedSteps(entries, null) } });
    if (!result.ok) return;
    const { url, expiresAt } = result.data;
    setCode({ url, minutes: Math.max(1, Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)) });
  });
  useEffect(() => void load(), []);

  function leave() {
    onClose();
    bus.emit('kiosk:home-requested', {});
  }

  const isUnavailable = error?.kind === 'not-found';
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      maxWidth={460}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {texts.close}
          </Button>
          {code && <Button onClick={leave}>{texts.done}</Button>}
        </>
      }
    >
      {isUnavailable && <Text>{texts.unavailable}</Text>}
      {error && !isUnavailable && (
        <LoadFailed title={texts.failed} message={error.message} onTryAgain={() => void load()} />
      )}
      {!error && (
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <Text>{texts.lead}</Text>
          {code ? <QrCode text={code.url} label={texts.code} /> : <Skeleton width={240} height={240} />}
          {code && (
            <Text size="small" tone="muted" role="status">
              {texts.once(code.minutes)}
            </Text>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
