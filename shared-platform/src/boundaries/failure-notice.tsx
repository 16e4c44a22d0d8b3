import { Button, Notice, Stack } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

interface Props {
  title: string;
  /** Off inside a dialog, which is announced as it opens. */
  live?: boolean;
  onTryAgain(): void;
  onClose?: (() => void) | undefined;
}

/** Says what could not be loaded, with a way to try again. */
export function FailureNotice({ title, live, onTryAgain, onClose }: Props) {
  const words = texts.remoteFailure;
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
