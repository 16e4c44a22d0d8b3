import { useEffect, useEffectEvent } from 'react';
import { Button, Notice, Stack } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { onRecovery } from './recovery.ts';

interface Props {
  title: string;
  /** Off inside a dialog, which is announced as it opens. */
  live?: boolean;
  onTryAgain(): void;
  onClose?: (() => void) | undefined;
}

/** Says what could not be loaded, with a way to try again. One click is enough for everything that failed together. */
export function FailureNotice({ title, live, onTryAgain, onClose }: Props) {
  const words = texts.remoteFailure;
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => onRecovery(() => tryAgain()), []);
  return (
    <Stack sx={{ maxWidth: 640, marginInline: 'auto', padding: 2 }}>
      <Notice
        severity="danger"
        title={title}
        live={live}
        action={
          <>
            <Button onClick={onTryAgain}>{words.action}</Button>
            {onClose && (
              <Button variant="text" onClick={onClose}>
                {words.close}
              </Button>
            )}
          </>
        }
      >
        {words.text}
      </Notice>
    </Stack>
  );
}
