import type { Query, QueryCache } from '@tanstack/react-query';
import { isHydrated } from 'shared-contracts/is-hydrated';
import { PERSON_UNKNOWN, PERSONAL } from 'shared-contracts/unhydrated-page';
import type { PlatformServices } from '../../platform-context.ts';

/**
 * Time within which a hydrated part has to use its answers, in milliseconds. An answer that no part uses by then is of
 * no use to this person: they chose someone else to book for, or their clock shows another day.
 */
const START_TIMEOUT = 1_000;

/** Personal parts, and what is pressed in them: a button in a part of its own is hydrated after what surrounds it. */
const PERSONAL_PARTS = `[${PERSONAL}], [${PERSONAL}] button`;

/** True if an answer is still the one that a visitor got. */
const isVisitors = ({ queryKey, state }: Query): boolean =>
  queryKey[0] === 'personalised' &&
  state.data !== undefined &&
  state.dataUpdatedAt === 0 &&
  state.error === null;

/** Shows prices and actions as soon as they are those of the person who holds the token. */
export function showPersonal({ session, person }: Pick<PlatformServices, 'session' | 'person'>): void {
  const page = document.documentElement;
  /** Answers that a screen has used, even one that has gone since. */
  const wasUsed = new WeakSet<Query>();
  let watched: QueryCache | null = null;
  let stopWatching: () => void = () => undefined;
  let hydratedAt: number | null = null;

  /** A cache ends with its person. */
  function watchCache(): QueryCache {
    const cache = person.life.get().queries.getQueryCache();
    if (cache === watched) return cache;
    stopWatching();
    watched = cache;
    for (const query of cache.getAll()) if (query.getObserversCount() > 0) wasUsed.add(query);
    stopWatching = cache.subscribe(({ type, query }) => {
      if (type === 'observerAdded') wasUsed.add(query);
    });
    return cache;
  }

  const isAwaited = (query: Query, isLate: boolean): boolean =>
    isVisitors(query) && (query.getObserversCount() > 0 || !(wasUsed.has(query) || isLate));

  function isKnown(): boolean {
    const cache = watchCache();
    if (session.session.get().status === 'checking') return false;
    // A part that React has not reached has not asked for its answers yet.
    if (![...document.querySelectorAll(PERSONAL_PARTS)].every(isHydrated)) return false;
    hydratedAt ??= performance.now();
    const isLate = performance.now() - hydratedAt > START_TIMEOUT;
    return !cache.getAll().some((query) => isAwaited(query, isLate));
  }

  function show(): void {
    stopWatching();
    page.removeAttribute(PERSON_UNKNOWN);
  }

  function look(): void {
    requestAnimationFrame(() => {
      if (!isKnown()) return look();
      // The screen learns of an answer in its own task, after the cache.
      setTimeout(() => (isKnown() ? show() : look()));
    });
  }
  watchCache();
  look();
}
