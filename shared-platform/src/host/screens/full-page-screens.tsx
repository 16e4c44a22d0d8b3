import { type ReactNode, useEffect, useState } from 'react';
import type { Spot } from 'shared-contracts/artwork';
import { Button, EmptyState, Spinner, Stack } from 'shared-ui/core';
import { useFailurePicture } from '../../boundaries/failure-picture.tsx';
import { texts } from '../../texts/en.ts';

/** A wait that lasts longer than this says so, in milliseconds. */
export const LONG_WAIT = 8_000;

/** True if something has been waited for longer than a time, in milliseconds. */
export function useIsOverdue(limit: number, isWaiting = true): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    setOverdue(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setOverdue(true), limit);
    return () => clearTimeout(timer);
  }, [limit, isWaiting]);
  return isOverdue && isWaiting;
}

/** Fills the window while nothing else can be drawn. */
export function LoadingScreen() {
  const isLong = useIsOverdue(LONG_WAIT);
  return (
    <Stack data-loading="" sx={{ minHeight: '60vh', alignItems: 'center', justifyContent: 'center' }}>
      <Spinner text={isLong ? texts.longWait : texts.loading} showText={isLong} />
    </Stack>
  );
}

export type MessageKind = 'notFound' | 'loadFailure' | 'maintenance';

const pictures: Record<MessageKind, Spot> = { notFound: 'lost', loadFailure: 'drop', maintenance: 'works' };

interface Props {
  kind: MessageKind;
  homeHref?: string;
  /** Another action; the loud one of both is first, which is the way home where the words name it. */
  children?: ReactNode;
  /** Below the actions. */
  after?: ReactNode;
}

/** One of the full-page screens (shell specification 8). */
export function MessageScreen({ kind, homeHref = '/', children, after }: Props) {
  const words = kind === 'maintenance' ? null : texts[kind];
  const isHomeFirst = !children || kind === 'notFound';
  return (
    <EmptyState
      icon="warning"
      picture={useFailurePicture(pictures[kind])}
      title={words?.title ?? texts.maintenance}
      level={1}
      action={
        <>
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
            {!isHomeFirst && children}
            {words && (
              <Button href={homeHref} variant={isHomeFirst ? 'primary' : 'quiet'}>
                {words.action}
              </Button>
            )}
            {isHomeFirst && children}
          </Stack>
          {after}
        </>
      }
    >
      {words?.text}
    </EmptyState>
  );
}
