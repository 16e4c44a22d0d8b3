import { Button, EmptyState } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

interface Props {
  title: string;
  message: string | undefined;
  onTryAgain(): void;
}

/** A part of a section could not be loaded: what the server said, and another try. */
export function LoadFailed({ title, message, onTryAgain }: Props) {
  return (
    <EmptyState
      icon="error"
      title={title}
      level={3}
      action={
        <Button variant="quiet" onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
      }
    >
      {message}
    </EmptyState>
  );
}
