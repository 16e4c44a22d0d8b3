import { useEffect, useEffectEvent, useState } from 'react';
import { handOverJoiningDraft } from 'shared-contracts/api/joining-draft';
import { useApiMutation, useBus } from 'shared-platform';
import { Button, Skeleton, styled, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import QrCode from 'shared-ui/qr-code';
import { changedSteps, type DraftEntries } from '../../shared/draft/draft-entries.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { texts } from '../../texts/hand-over.ts';

/** The code is as large as an arm's length takes: beside the words on a wide screen, between them on a tall one. */
const Scan = styled('div')({
  display: 'grid',
  gap: '16px',
  '& > div': { width: 'min(100%, 426px)', aspectRatio: '1', marginInline: 'auto' },
  '& svg': { width: '100%', height: 'auto' },
  '@media (orientation: landscape) and (min-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 426px',
    gridTemplateRows: 'auto 1fr',
    gap: '16px 32px',
    '& > div': { gridColumn: 2, gridRow: '1 / 3' },
  },
});

/** Both ways on fill the row, or a row each. */
const wide = { flex: '1 1 200px' };

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
      maxWidth={880}
      actions={
        <>
          <Button size="large" variant="quiet" sx={wide} onClick={onClose}>
            {texts.close}
          </Button>
          {code && (
            <Button size="large" sx={wide} onClick={leave}>
              {texts.done}
            </Button>
          )}
        </>
      }
    >
      {isUnavailable && <Text>{texts.unavailable}</Text>}
      {error && !isUnavailable && (
        <LoadFailed title={texts.failed} message={error.message} onTryAgain={() => void load()} />
      )}
      {!error && (
        <Scan>
          <Text size="lead">{texts.lead}</Text>
          <div>{code ? <QrCode text={code.url} label={texts.code} /> : <Skeleton height="100%" />}</div>
          <Text tone="muted" role="status">
            {code && texts.once(code.minutes)}
          </Text>
        </Scan>
      )}
    </Dialog>
  );
}
