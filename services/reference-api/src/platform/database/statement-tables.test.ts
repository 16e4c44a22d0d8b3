import { expect, it } from 'vitest';
import { tablesWritten, wordsOf } from './statement-tables.ts';

it.each([
  ['select * from "holds" where "id" = $1 for update', []],
  ['insert into "holds" ("id") values ($1) on conflict ("id") do update set "id" = $2', ['holds', 'set']],
  ['update "cart_items" set "court" = $1', ['cart_items']],
  ['delete from "carts" using "people" where true', ['carts']],
  ['with gone as (delete from holds returning id) insert into mails select id from gone', ['holds', 'mails']],
  ['UPDATE only venues SET name = $1', ['venues']],
  ['truncate table tenants', ['tenants']],
  ['merge into "venues" using "tenants" on true', ['venues']],
])('%s writes %j', (statement, tables) => {
  expect(tablesWritten(statement)).toEqual(tables);
});

it('names the tables of a statement among its words', () => {
  expect(wordsOf('select "a" from "scheduled_sessions" join venues on true')).toEqual(
    expect.arrayContaining(['scheduled_sessions', 'venues']),
  );
});
