import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../../../docs/data-model.md'), 'utf8');
const drawn = new Set(
  [...page.matchAll(/^ {2}(\w+) \|\|--o[{|] (\w+) : /gm)].map(([, one, many]) => `${one} -> ${many}`),
);
const alone = new Set([...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, table]) => table));
const real = new Set<string>();
const tables: string[] = [];

beforeAll(async () => {
  const db = await openTestDatabase();
  const keys = await sql<{ one: string; many: string }>`
    select confrelid::regclass::text as one, conrelid::regclass::text as many from pg_constraint where contype = 'f'
  `.execute(db);
  for (const { one, many } of keys.rows) real.add(`${one} -> ${many}`);
  const names = await sql<{ name: string }>`
    select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname = 'public' and relname not like 'kysely%'
  `.execute(db);
  tables.push(...names.rows.map(({ name }) => name).sort());
});

test('every line that is drawn is a foreign key', () => {
  expect([...drawn].filter((line) => !real.has(line))).toEqual([]);
});

test('every foreign key is drawn, but for those to the tenants', () => {
  const wanted = [...real].filter((line) => !line.startsWith('tenants -> '));
  expect(wanted.filter((line) => !drawn.has(line))).toEqual([]);
});

test('every table is on the page, once drawn or once listed', () => {
  const inDrawings = new Set([...drawn].flatMap((line) => line.split(' -> ')));
  expect(tables.filter((table) => !inDrawings.has(table) && !alone.has(table))).toEqual([]);
  expect([...alone].filter((table) => table && (inDrawings.has(table) || !tables.includes(table)))).toEqual(
    [],
  );
});
