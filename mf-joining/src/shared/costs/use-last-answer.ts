import { useState } from 'react';
import type { ApiQuery } from 'shared-platform';

/** A query whose last answer to the same thing stays while a newer one is on its way; an error takes its place. */
export function useLastAnswer<Answer>(query: ApiQuery<Answer>, thing: string): ApiQuery<Answer> {
  const [last, setLast] = useState<{ thing: string; answer: Answer } | null>(null);
  const { data } = query;
  if (data !== undefined && (last?.thing !== thing || last.answer !== data)) setLast({ thing, answer: data });
  if (query.state !== 'loading' || last?.thing !== thing) return query;
  return { ...query, state: 'success', data: last.answer, isRefreshing: true };
}
