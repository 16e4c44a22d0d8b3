import type { ApiError } from 'shared-platform';
import { Button, Card, EmptyState } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { failureText } from './failure-text.ts';
import { Illustration } from './illustration.tsx';

interface Props {
  title: string;
  error: ApiError | null;
  /** Outline level of the title; on level 2 another try is the main step of the page. */
  level?: 2 | 3 | undefined;
  onRetry(): void;
}

/** A list that did not come, in place of the list. */
export function ListFailure({ title, error, level = 2, onRetry }: Props) {
  return (
    <Card role="alert" padding="none">
      <EmptyState
        picture={<Illustration name="drop" />}
        title={title}
        level={level}
        action={
          <Button variant={level === 2 ? 'primary' : 'quiet'} onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        }
      >
        {failureText(error)}
      </EmptyState>
    </Card>
  );
}
