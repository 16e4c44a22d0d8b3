import type { ApiError } from 'shared-platform';
import { Button, Card, EmptyState } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { failureText } from './failure-text.ts';
import { Illustration } from './illustration.tsx';

interface Props {
  title: string;
  error: ApiError | null;
  onRetry(): void;
}

/** A list that did not come, in place of the page’s content: another try is its main step. */
export function ListFailure({ title, error, onRetry }: Props) {
  return (
    <Card role="alert" padding="none">
      <EmptyState
        picture={<Illustration name="drop" />}
        title={title}
        level={2}
        action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
      >
        {failureText(error)}
      </EmptyState>
    </Card>
  );
}
