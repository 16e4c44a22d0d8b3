import type { ReactNode } from 'react';
import type { ApiQuery } from 'shared-platform';
import { Card } from 'shared-ui/core';
import { CardSkeleton, type SkeletonShape } from './card-skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';

interface Props<Item> {
  query: ApiQuery<Item[]>;
  words: { loading: string; failed: string };
  /** The shape of an item. */
  shape?: SkeletonShape;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  children(items: Item[]): ReactNode;
}

/** A list of the account in each of its states. */
export function ListStates<Item>({ query, words, shape, empty, children }: Props<Item>) {
  const { state, data, error, reload } = query;
  if (state === 'loading') return <CardSkeleton label={words.loading} shape={shape} />;
  if (!data) return <LoadFailure title={words.failed} error={error} onRetry={reload} />;
  return data.length === 0 ? <Card padding="none">{empty}</Card> : children(data);
}
