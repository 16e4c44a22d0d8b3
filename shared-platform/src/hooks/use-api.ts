import { useMemo } from 'react';
import type { AnswerOf, CallArguments, Endpoint } from 'shared-contracts/endpoint';
import type { CallOptions } from '../http/api.ts';
import type { Result } from '../http/api-error.ts';
import { endpointKey, queryKey } from '../http/query-cache.ts';
import { usePlatform } from '../platform-context.ts';

/** Result of `useApi`. */
export interface UseApi {
  /** Makes a call; failures are values. */
  call<E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    options?: CallOptions,
  ): Promise<Result<AnswerOf<E>>>;
  /** Puts an answer into the cache, as after a change that answered the new state. */
  setAnswer<E extends Endpoint>(endpoint: E, args: CallArguments<E>, answer: AnswerOf<E>): void;
  /** Marks every cached answer of an endpoint as out of date; those on screen are asked again. */
  invalidate(endpoint: Endpoint): void;
}

/** The API as the current person: calls, answers at hand and what to do with them after a change. */
export function useApi(): UseApi {
  const { api, queries } = usePlatform();
  return useMemo(
    () => ({
      call: api.call,
      setAnswer(endpoint, args, answer) {
        const key = queryKey(endpoint, args);
        // A call made before the change may be answered after it, with the old state.
        void queries.cancelQueries({ queryKey: key, exact: true });
        queries.setQueryData(key, answer);
      },
      invalidate: (endpoint) => void queries.invalidateQueries({ queryKey: endpointKey(endpoint) }),
    }),
    [api, queries],
  );
}
