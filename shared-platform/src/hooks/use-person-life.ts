import { useSyncExternalStore } from 'react';
import type { PersonLife } from '../person/person-life.ts';
import { usePlatform } from '../platform-context.ts';

/** The life of whoever is here now. */
export function usePersonLife(): PersonLife {
  const { life } = usePlatform().person;
  return useSyncExternalStore(life.subscribe, life.get);
}
