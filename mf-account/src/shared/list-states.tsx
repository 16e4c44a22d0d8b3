import type { ReactNode } from 'react';
import type { ApiQuery } from 'shared-platform';
import { Card } from 'shared-ui/core';
import { CardSkeleton, type SkeletonShape } from './card-skeleton.tsx';
import { ListFailure } from './list-failure.tsx';

interface Props<Item> {
  query: ApiQuery<Item[]>;
  words: { loading: string; failed: string };
  /** Outline level of the title of a failure, 2 by default. */
  level?: 2 | 3;
  /** The shape of an item. */
  shape?: SkeletonShape;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  children(items: Item[]): ReactNode;
}

/** A list of the account in each of its states. */
export function ListStates<Item>({ query, words, level, shape, empty, children }: Props<Item>) {
  const { state, data, error, reload } = query;
  if (state === 'loading') return <CardSkeleton label={words.loading} shape={shape} />;
  if (!data) return <ListFailure title={words.failed} error={error} level={level} onRetry={reload} />;
  return data.length === 0 ? <Card padding="none">{empty}</Card> : children(data);
}
