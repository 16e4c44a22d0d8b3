import { useEffect, useEffectEvent } from 'react';
import { Button, Notice, Stack } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { onRecovery } from './recovery.ts';

/** A dialog is a box already. */
const inDialog = { padding: 0, border: 0, background: 'none' };

interface Props {
  title: string;
  /** Off inside a dialog, which is announced as it opens. */
  live?: boolean;
  onTryAgain(): void;
  /** Given in a dialog, which is closed with it. */
  onClose?: (() => void) | undefined;
}

/** Says what could not be loaded, with a way to try again. One click is enough for everything that failed together. */
export function FailureNotice({ title, live, onTryAgain, onClose }: Props) {
  const words = texts.remoteFailure;
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => onRecovery(() => tryAgain()), []);
  return (
    <Stack sx={{ maxWidth: 640, marginInline: 'auto', padding: onClose ? 3 : 2 }}>
      <Notice
        severity="danger"
        sx={onClose && inDialog}
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
