import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { AnswerOf, CallArguments, Endpoint } from 'shared-contracts/endpoint';
import type { ApiError } from '../http/api-error.ts';
import { CallFailed, DEFAULT_STALE_TIME, queryKey } from '../http/query-cache.ts';
import { usePlatform } from '../platform-context.ts';

/** Options of a call that is made by itself: when it waits, and when it is repeated. */
export interface ApiQueryOptions {
  enabled?: boolean;
  /** Milliseconds an answer counts as fresh. */
  staleTime?: number;
  /** Milliseconds between refreshes. */
  refetchInterval?: number;
}

/** The state of a call and its last answer. */
export interface ApiQuery<Answer> {
  state: 'loading' | 'error' | 'success';
  data: Answer | undefined;
  error: ApiError | null;
  /** When the answer arrived, in milliseconds by this device's clock; 0 without one. */
  receivedAt: number;
  /** A newer answer is on its way while the last one is shown. */
  isRefreshing: boolean;
  reload(): void;
}

const never = () => () => undefined;

/**
 * Reads data of the server through the page's one cache. Answers that arrived with the page are used without a call. A part
 * that is hydrated late is hydrated with these, even where a person's own have arrived meanwhile; they follow at once.
 */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  args: CallArguments<E>,
  { enabled = true, staleTime = DEFAULT_STALE_TIME, refetchInterval }: ApiQueryOptions = {},
): ApiQuery<AnswerOf<E>> {
  const { api, queries, session } = usePlatform();
  const key = queryKey(endpoint, args);
  // Answers that arrived with the page are a visitor's: a person with a token sees them until their own have loaded.
  const isOwn = endpoint.access === 'anyone' || session.session.get().status === 'anonymous';
  if (queries.getQueryState(key) === undefined) {
    const data = api.preloaded(endpoint, args);
    if (data !== undefined) queries.setQueryData(key, data, isOwn ? {} : { updatedAt: 0 });
  }
  const isEarly = !isOwn && (queries.getQueryState(key)?.dataUpdatedAt ?? 0) > 0;
  // False only while a part is hydrated after a person's own arrived: every other change would hold the hydration up.
  const showsOwn = useSyncExternalStore(
    never,
    () => true,
    () => !isEarly,
  );
  const query = useQuery<AnswerOf<E>, CallFailed>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const result = await api.call(endpoint, args, { signal });
      if (!result.ok) throw new CallFailed(result.error);
      return result.data;
    },
    enabled,
    staleTime,
    refetchInterval: refetchInterval ?? false,
  });
  const rendered = showsOwn ? undefined : api.preloaded(endpoint, args);
  const data = rendered ?? query.data;
  const hasData = data !== undefined;
  return {
    state: hasData ? 'success' : query.isError ? 'error' : 'loading',
    data,
    error: query.error?.apiError ?? null,
    receivedAt: query.dataUpdatedAt,
    isRefreshing: hasData && query.isFetching,
    reload: () => void query.refetch(),
  };
}
