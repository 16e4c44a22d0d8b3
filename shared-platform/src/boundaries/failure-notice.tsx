import { useEffect, useEffectEvent } from 'react';
import { Button, EmptyState } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { useFailurePicture } from './failure-picture.tsx';
import { onRecovery } from './recovery.ts';

/** A part beside others takes no more room than its words. */
const LOW = { paddingBlock: '16px' };

interface Props {
  title: string;
  /** 1 where it takes the place of a whole screen. */
  level?: 1 | 2;
  onTryAgain(): void;
  /** Given in a dialog, which is closed with it and is announced as it opens. */
  onClose?: (() => void) | undefined;
}

/** Says what could not be loaded, with a way to try again. One click is enough for everything that failed together. */
export function FailureNotice({ title, level, onTryAgain, onClose }: Props) {
  const words = texts.remoteFailure;
  const picture = useFailurePicture('drop');
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => onRecovery(() => tryAgain()), []);
  return (
    <div role={onClose ? undefined : 'alert'}>
      <EmptyState
        icon={level === 1 || onClose ? 'error' : undefined}
        picture={level === 1 ? picture : undefined}
        title={title}
        level={level}
        sx={level === 1 ? undefined : LOW}
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
        {level === 1 ? words.screenText : words.text}
      </EmptyState>
    </div>
  );
}
