import type { PersonState } from '../person/person-state.ts';
import { usePlatform } from '../platform-context.ts';
import { useWatchable } from '../watchable.ts';

/** The lifetime of the current person. */
export function usePersonState(): PersonState {
  return useWatchable(usePlatform().person.life);
}
