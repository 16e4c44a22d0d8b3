import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { register } from 'shared-contracts/api/auth';
import type { Endpoint } from 'shared-contracts/endpoint';
import { safeParse } from 'shared-contracts/schema';
import type { Api } from '../http/api.ts';
import { createQueryCache, resetCache } from '../http/query-cache.ts';
import type { Lifetime } from './lifetime.ts';
import { type AtomStore, createNewCustomerState, type NewCustomerState } from './new-customer-state.ts';

/** Everything in the page's memory that belongs to one person. It goes as a whole when the person changes. */
export interface PersonState extends Lifetime {
  /** Answers to this person's calls: once they have gone, none is sent any more and none arrives. */
  api: Api;
  queries: QueryClient;
  atoms: AtomStore;
  newcomer: NewCustomerState;
  /** Ends everything that is under way for this person. */
  end(): void;
}

/** A remote brings its own copy of the call's description, so it is known by its path. */
function newTokenIn({ path }: Endpoint, data: unknown): string | undefined {
  const opened = path === register.path ? safeParse(register.answer, data) : null;
  return opened?.success ? opened.data.token : undefined;
}

const NEVER = new Promise<never>(() => undefined);

/** Dependencies of a person's state. */
export interface PersonStateOptions {
  /** The client of the page. */
  api: Api;
  /** Makes sure that the page knows who is here now; waits while it has to find out. */
  settle(): Promise<void> | undefined;
}

/**
 * @param before the life this one follows. Background parts outlive a login, and with them the cache they look at, emptied.
 */
export function createPersonState(
  lifetime: Lifetime,
  { api, settle }: PersonStateOptions,
  before: PersonState | null,
): PersonState {
  let isOver = false;
  const isSameVisit = before?.visit === lifetime.visit;
  const queries = isSameVisit ? before.queries : createQueryCache();
  if (isSameVisit) resetCache(queries);
  const atoms = createStore();
  const newcomer = createNewCustomerState(atoms);
  return {
    ...lifetime,
    queries,
    atoms,
    newcomer,
    api: {
      async call(endpoint, args, options) {
        const settled = settle();
        if (settled) await settled;
        if (isOver) return NEVER;
        const result = await api.call(endpoint, args, options);
        // The server may know before this page does that the token is someone else's.
        if (!result.ok && result.error.kind === 'conflict') await settle();
        if (isOver) return NEVER;
        const newToken = result.ok && newTokenIn(endpoint, result.data);
        if (newToken) newcomer.begin(newToken);
        return result;
      },
      preloaded: api.preloaded,
    },
    end() {
      isOver = true;
    },
  };
}
