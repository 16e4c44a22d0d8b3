import { sql } from 'kysely';
import type { PopulatedShop } from '../populated-shop.ts';

/** Traces of a login are not part of the walk. */
const LEFT_OUT = ['logins'];

/** Stands for everything the database has of the owner: it changes with any of it. */
export async function ownedState({ db, ids, owned }: PopulatedShop): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'person_id' order by table_name
  `.execute(db);
  const tables = rows.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
  const parts = [
    sql`select id::text, people::text as row from people where id = ${ids.owner}`,
    sql`select id::text, cart_items::text as row from cart_items where cart_id = ${owned.cart_id}`,
    ...tables.map(
      (name) =>
        sql`select ${name} as id, ${sql.table(name)}::text as row from ${sql.table(name)} where person_id = ${ids.owner}`,
    ),
  ];
  const all = sql.join(parts, sql` union all `);
  const { rows: states } = await sql<{ state: string }>`
    select string_agg(id || row, ',' order by id, row) as state from (${all}) as everything
  `.execute(db);
  return states[0]?.state ?? '';
}
