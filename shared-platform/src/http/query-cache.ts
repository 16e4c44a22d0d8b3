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

/** How long an answer counts as fresh unless a screen says otherwise, in milliseconds. */
export const DEFAULT_STALE_TIME = 30_000;

const MAXIMUM_RETRIES = 1;

/** The page's one cache of what the server knows. */
export function createQueryCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: DEFAULT_STALE_TIME,
        retry: (count, error) =>
          count < MAXIMUM_RETRIES && error instanceof CallFailed && error.apiError.kind === 'network',
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** Cache key of a call: who may see it first, so that a logout can drop what was personal. */
export function queryKey<E extends Endpoint>(endpoint: E, args: CallArguments<E>): readonly unknown[] {
  return [endpoint.access, endpoint.method, endpoint.base, endpoint.path, args];
}

/** Key prefix that matches every cached call of an endpoint. */
export function endpointKey(endpoint: Endpoint): readonly unknown[] {
  return [endpoint.access, endpoint.method, endpoint.base, endpoint.path];
}
