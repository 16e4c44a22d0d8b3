import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../start/prepare-database.ts';
import { readTestSeed } from '../../testing/test-seed.ts';
import { openEmbedded } from './open.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'touchline-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openEmbedded(folder, (error) => expect.unreachable(error.message));
const monday = new Date('2026-03-23T10:00:00Z');

describe('a data folder', () => {
  beforeAll(async () => {
    const { db, close } = await open();
    await prepareDatabase(db, monday, () => undefined, readTestSeed);
    await db.updateTable('people').set({ creditPence: 4321 }).where('reference', '=', 'RIV100001').execute();
    await close();
  });

  it('keeps its data over a restart, and gets the sessions of the new days only', async () => {
    const { db, close } = await open();
    const lines: string[] = [];
    const count = async () => {
      const row = await db
        .selectFrom('scheduledSessions')
        .select(({ fn }) => [fn.countAll<number>().as('sessions'), fn.max('startsAt').as('last')])
        .executeTakeFirstOrThrow();
      return row;
    };
    const before = await count();
    await prepareDatabase(db, monday, (line) => lines.push(line), readTestSeed);
    expect(lines).toEqual([]);
    expect(await count()).toEqual(before);

    const nextWeek = new Date('2026-03-30T10:00:00Z');
    await prepareDatabase(db, nextWeek, (line) => lines.push(line), readTestSeed);
    const after = await count();
    expect(lines).toEqual([
      `Timetable: ${after.sessions - before.sessions} sessions added for the days ahead`,
    ]);
    expect(after.last.toISOString().slice(0, 10)).toBe('2026-04-27');

    const person = await db
      .selectFrom('people')
      .select('creditPence')
      .where('reference', '=', 'RIV100001')
      .executeTakeFirstOrThrow();
    expect(person.creditPence).toBe(4321);
    await close();
  });

  it('is refused to a second process in one line', async () => {
    const { close } = await open();
    await expect(open()).rejects.toThrow(
      `The database in ${folder} is already in use by another process. Stop that one first, or set DATA_DIR.`,
    );
    await close();
  });

  it('that was left by a killed process is taken over at once', async () => {
    const killed = spawnSync(process.execPath, ['--version']).pid;
    mkdirSync(path.join(folder, 'database.lock'));
    writeFileSync(path.join(folder, 'database.owner'), `${killed} ${hostname()}`);
    const { close } = await open();
    await close();
  });

  it('that is damaged says what to do', async () => {
    rmSync(path.join(folder, 'database', 'PG_VERSION'));
    await expect(open()).rejects.toThrow(
      /cannot be opened: .* Run 'npm run reset' to start over with fresh data\.$/,
    );
  });

  it('that is a file is refused', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expect(openEmbedded(file, () => undefined)).rejects.toThrow(`DATA_DIR ${file} is not a folder`);
  });
});
