import { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../../testing/postgres-server.ts';
import { overEmbedded, overServer } from './connect.ts';
import type { Database } from './database.ts';
import { sendWithNext } from './send-with-next.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let db: Kysely<Database>;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

const note = (on: Kysely<Database>, id: number, word: string | null) =>
  sendWithNext(on, sql`insert into notes values (${id}, ${word})`.compile(on));
const words = async (on: Kysely<Database> = db) =>
  (await sql<{ word: string }>`select word from notes order by id`.execute(on)).rows.map(({ word }) => word);

describe.each([
  ['PostgreSQL', () => overServer(server.url)],
  ['the embedded database', () => overEmbedded(new PGlite())],
])('%s', (_name, open) => {
  beforeAll(async () => {
    db = open();
    await sql`create table notes (id integer primary key, word text not null)`.execute(db);
  });
  afterAll(() => db.destroy());
  beforeEach(() => sql`delete from notes`.execute(db));

  it('carries statements out before the next, in their order', async () => {
    const seen = await db.transaction().execute(async (tx) => {
      await note(tx, 1, 'first');
      await sendWithNext(tx, sql`update notes set word = 'changed' where id = 1`.compile(tx));
      await note(tx, 2, 'second');
      return words(tx);
    });
    expect(seen).toEqual(['changed', 'second']);
    expect(await words()).toEqual(seen);
  });

  it('carries out at the latest with the commit', async () => {
    await db.transaction().execute((tx) => note(tx, 1, 'kept'));
    expect(await words()).toEqual(['kept']);
  });

  it('throws the failure of one at the next statement, and rolls back', async () => {
    const transaction = db.transaction().execute(async (tx) => {
      await sql`insert into notes values (1, 'before')`.execute(tx);
      await note(tx, 2, null);
      await sql`insert into notes values (3, 'after')`.execute(tx);
    });
    await expect(transaction).rejects.toThrow(/not-null/);
    expect(await words()).toEqual([]);
  });

  it('throws the failure of the last at the commit, and rolls back', async () => {
    const transaction = db.transaction().execute(async (tx) => {
      await sql`insert into notes values (1, 'before')`.execute(tx);
      await note(tx, 2, null);
    });
    await expect(transaction).rejects.toThrow(/not-null/);
    expect(await words()).toEqual([]);
  });

  it('leaves nothing of a transaction that ends with an error of its own', async () => {
    const ends = async (work: (tx: Kysely<Database>) => Promise<unknown>) =>
      expect(
        db.transaction().execute(async (tx) => {
          await work(tx);
          throw new Error('No.');
        }),
      ).rejects.toThrow('No.');
    await ends(() => Promise.resolve());
    await ends((tx) => note(tx, 1, 'never sent'));
    await ends(async (tx) => {
      await note(tx, 1, 'sent');
      await words(tx);
      await note(tx, 2, 'never sent');
    });
    expect(await words()).toEqual([]);
  });

  it('runs at once outside a transaction', async () => {
    await note(db, 1, 'now');
    expect(await words()).toEqual(['now']);
    await expect(note(db, 1, 'twice')).rejects.toThrow(/unique/);
  });
});

it('has PostgreSQL wait for nothing in between, nor for a transaction without a statement', async () => {
  db = overServer(server.url);
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const texts = () => sent.mock.calls.map(([query]) => (query as unknown as { text: string }).text);
  try {
    await db.transaction().execute(async () => undefined);
    await db.transaction().execute(async (tx) => {
      await sendWithNext(tx, sql`select 1`.compile(tx));
      expect(texts()).toEqual([]);
      await sql`select 2`.execute(tx);
      expect(texts()).toEqual(['begin', 'select 1', 'select 2']);
    });
  } finally {
    sent.mockRestore();
    await db.destroy();
  }
});
