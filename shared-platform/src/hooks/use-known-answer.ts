import type { AnswerOf, CallArguments, Endpoint } from 'shared-contracts/endpoint';
import { endpointKey } from '../http/query-cache.ts';
import { usePlatform } from '../platform-context.ts';

/**
 * Finds something in the answers to a call that this person's page has already, the newest first: what a screen can show
 * until its own answer is here. It may be out of date, so nothing may be booked or paid from it. What arrived with the page
 * for visitors is left out for a person who is logged in.
 * @param find what is wanted of an answer; `undefined` when it is not in there.
 */
export function useKnownAnswer<E extends Endpoint, Found>(
  endpoint: E,
  find: (answer: AnswerOf<E>, args: CallArguments<E>) => Found | undefined,
): Found | undefined {
  const { queries } = usePlatform();
  const known = queries
    .getQueryCache()
    .findAll({ queryKey: endpointKey(endpoint) })
    .filter(({ state }) => state.data !== undefined && state.dataUpdatedAt > 0)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { queryKey, state } of known) {
    const found = find(state.data as AnswerOf<E>, queryKey.at(-1) as CallArguments<E>);
    if (found !== undefined) return found;
  }
  return undefined;
}
