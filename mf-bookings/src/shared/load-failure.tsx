import type { ReactNode } from 'react';
import { Button, EmptyState, Stack } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { Drawing } from './pictures/drawing.tsx';

export interface LoadFailureProps {
  title: string;
  /** The outline level of the title. */
  level: 1 | 2 | 3;
  /** The server's reason, as a sentence. */
  message: string | undefined;
  /** Another button of the view is the loud one. */
  isQuiet?: boolean;
  onTryAgain(): void;
  /** A way on besides another try. */
  children?: ReactNode;
}

/** A message about data that could not be loaded: the reason, and another try. Apart from the screens, which seldom need it. */
export default function LoadFailure({
  title,
  level,
  message,
  isQuiet,
  onTryAgain,
  children,
}: LoadFailureProps) {
  return (
    <EmptyState
      picture={<Drawing name="drop" />}
      title={title}
      level={level}
      action={
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          <Button variant={isQuiet ? 'quiet' : 'primary'} onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
          {children}
        </Stack>
      }
    >
      {message}
    </EmptyState>
  );
}
