import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ApiServer } from '../http/call.ts';

/** True if a process takes calls. */
export interface Readiness {
  /** Set as soon as it is asked to stop: who shares out the calls looks elsewhere from then on. */
  isStopping: boolean;
}

/**
 * `/health` says that the process lives: one that does not answer is started again. `/ready` says that it takes calls: the
 * database answers, and no one has asked it to stop.
 */
export function registerHealth(app: ApiServer, db: Kysely<Database>, readiness: Readiness): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (readiness.isStopping) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
