import { QueryClient } from '@tanstack/react-query';
import type { CallArguments, Endpoint } from 'shared-contracts/endpoint';
import type { ApiError } from './api-error.ts';

/** Wraps an error value for the query cache, which wants something to be thrown. */
export class CallFailed extends Error {
  readonly apiError: ApiError;
  constructor(apiError: ApiError) {
    super(apiError.message);
    this.apiError = apiError;
  }
}

/** Time for which an answer counts as fresh unless a screen says otherwise, in milliseconds. */
export const DEFAULT_STALE_TIME = 30_000;

const MAXIMUM_RETRIES = 1;

/** Time after a failure, in milliseconds, during which a part that appears shows it instead of asking again. */
const FAILURE_STAYS = 1000;

/** A cache of what the server knows: one for the site, and one for each person who is here. */
export function createQueryCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: DEFAULT_STALE_TIME,
        retry: (count, error) =>
          count < MAXIMUM_RETRIES && error instanceof CallFailed && error.apiError.kind === 'network',
        // The parts of one page appear one after another; each asking again would take the message away and bring it back.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > FAILURE_STAYS,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/**
 * Empties a cache whose user has become another one; what is on screen is requested again. What is the same for everyone
 * goes too: an older remote may take a price for a person for such an answer.
 */
export function resetCache(cache: QueryClient): void {
  void cache.cancelQueries();
  cache.removeQueries({ type: 'inactive' });
  void cache.resetQueries();
}

/** Cache key of a call: who may see it first, so that a logout can drop what was personal. */
export function queryKey<E extends Endpoint>(endpoint: E, args: CallArguments<E>): readonly unknown[] {
  return [endpoint.access, endpoint.method, endpoint.base, endpoint.path, args];
}

/** Key prefix that matches every cached call of an endpoint. */
export function endpointKey(endpoint: Endpoint): readonly unknown[] {
  return [endpoint.access, endpoint.method, endpoint.base, endpoint.path];
}
