import { Button, EmptyState } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

/** The centres could not be loaded: what the server said, and another try. */
export function CentresFailed({ message, onTryAgain }: { message: string | undefined; onTryAgain(): void }) {
  return (
    <EmptyState
      icon="error"
      title={texts.centre.failed}
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
