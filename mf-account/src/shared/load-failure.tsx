import { Button, Notice } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

interface Props {
  title: string;
  message: string | undefined;
  onRetry(): void;
}

/** A part of the account whose data did not come. */
export function LoadFailure({ title, message, onRetry }: Props) {
  return (
    <Notice
      severity="danger"
      title={title}
      action={
        <Button variant="quiet" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
