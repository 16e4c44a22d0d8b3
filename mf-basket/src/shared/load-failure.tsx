import { Button, EmptyState } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

interface Props {
  title: string;
  message: string | undefined;
  onRetry(): void;
}

/** A screen whose data did not come. */
export function LoadFailure({ title, message, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState icon="error" title={title} action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}>
        {message}
      </EmptyState>
    </div>
  );
}
