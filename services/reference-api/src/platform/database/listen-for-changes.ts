import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHANGES_CHANNEL } from './change-notifications.ts';
import type { Changes } from './changes.ts';

/** Interval at which the connection is checked, and time for which its last answer counts. */
const ASK_EVERY_MS = 500;
/** A change in another process is noticed within this time; otherwise nothing is served from the cache. */
export const NOTIFIED_WITHIN_MS = 2_000;

/**
 * Listens for changes by other processes on the same server, on its own connection. While there is none, or it does not
 * answer, the cache is not used; when it is back anything may have changed.
 */
export function listenForChanges(connectionString: string, changes: Changes): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let heardAt = Number.NEGATIVE_INFINITY;
  changes.hearThrough(() => performance.now() - heardAt < NOTIFIED_WITHIN_MS);

  async function listen(): Promise<void> {
    const session = new pg.Client({
      connectionString,
      application_name: 'touchline-changes',
      connectionTimeoutMillis: NOTIFIED_WITHIN_MS,
      query_timeout: NOTIFIED_WITHIN_MS,
    });
    // A connection that is lost is noticed by the next statement.
    session.on('error', () => undefined);
    session.on('notification', ({ payload }) => changes.note(payload ? [payload] : []));
    try {
      await session.connect();
      await session.query(`listen ${CHANGES_CHANNEL}`);
      changes.noteAll();
      while (!stopping.signal.aborted) {
        const askedAt = performance.now();
        // Notifications of earlier commits arrive before this answer.
        await session.query('select 1');
        heardAt = askedAt;
        await pause(ASK_EVERY_MS, undefined, { signal: stopping.signal });
      }
    } finally {
      await session.end().catch(() => undefined);
    }
  }

  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listen().catch(() => undefined);
      await pause(ASK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
