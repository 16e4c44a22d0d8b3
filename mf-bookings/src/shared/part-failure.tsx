import type { ReactNode } from 'react';
import { Button, Notice } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

interface Props {
  /** Words that say what could not be loaded. */
  children: ReactNode;
  onRetry(): void;
}

/** A part of a page that could not be loaded, beside what the page has. */
export function PartFailure({ children, onRetry }: Props) {
  return (
    <Notice
      severity="danger"
      action={
        <Button variant="quiet" size="small" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
