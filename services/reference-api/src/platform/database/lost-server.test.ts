import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPostgres, type TestServer } from '../../testing/postgres-server.ts';
import { overServer } from './connect.ts';
import type { Database } from './database.ts';

let server: TestServer;
let db: Kysely<Database>;

beforeAll(async () => {
  server = await startPostgres();
  db = overServer(server.url);
});
afterAll(async () => {
  await db?.destroy();
  await server?.stop();
});

it('outlives a server that dies between two statements of a transaction, and uses it again', async () => {
  const transaction = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await server.crash();
    await sql`select 1`.execute(tx);
  });
  await expect(transaction).rejects.toThrow();
  await vi.waitFor(() => sql`select 1`.execute(db), { timeout: 20_000 });
});
