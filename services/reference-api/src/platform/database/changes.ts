import { type Kysely, sql } from 'kysely';
import { CHANGE_TRIGGER } from './change-notifications.ts';
import type { Database } from './database.ts';

/** Changes in the database, as far as this process knows: its own writes at once, those of others when notified. */
export interface Changes {
  /** Number of the last change. */
  latest(): number;
  /** True if none of the tables has changed since the change of that number. */
  isUnchanged(tables: Iterable<string>, since: number): boolean;
  /** Tells that tables have changed, and with them those whose rows go or change with theirs. */
  note(tables: Iterable<string>): void;
  /** Tells that anything may have changed. */
  noteAll(): void;
  /** Reads which tables notify other processes of their changes. Before that, none count. */
  learn(db: Kysely<Database>): Promise<void>;
  /** Those of the words that are tables; `null` when one of them changes without telling. */
  toldTables(words: Iterable<string>): ReadonlySet<string> | null;
  /** True if notifications of other processes are arriving right now. */
  isHearing(): boolean;
  /** @param isHearing asked from now on; without this call there is no other process to hear */
  hearThrough(isHearing: () => boolean): void;
}

/** The database's facts about its tables. */
interface Known {
  tables: ReadonlySet<string>;
  watched: ReadonlySet<string>;
  /** Tables whose rows are removed or changed by the database itself, by the table they hang on. */
  following: ReadonlyMap<string, readonly string[]>;
}

const NOTHING_KNOWN: Known = { tables: new Set(), watched: new Set(), following: new Map() };

export function createChanges(): Changes {
  let latest = 0;
  let everything = 0;
  let known = NOTHING_KNOWN;
  let isHearing = () => true;
  const lastOf = new Map<string, number>();

  function mark(table: string): void {
    if (lastOf.get(table) === latest) return;
    lastOf.set(table, latest);
    for (const following of known.following.get(table) ?? []) mark(following);
  }

  return {
    latest: () => latest,
    isUnchanged(tables, since) {
      if (everything > since) return false;
      for (const table of tables) if ((lastOf.get(table) ?? 0) > since) return false;
      return true;
    },
    note(tables) {
      latest += 1;
      for (const table of tables) mark(table);
    },
    noteAll() {
      latest += 1;
      everything = latest;
    },
    async learn(db) {
      known = await readKnown(db);
    },
    toldTables(words) {
      if (known === NOTHING_KNOWN) return null;
      const named = new Set([...words].filter((word) => known.tables.has(word)));
      return [...named].every((table) => known.watched.has(table)) ? named : null;
    },
    isHearing: () => isHearing(),
    hearThrough(ask) {
      isHearing = ask;
    },
  };
}

async function readKnown(db: Kysely<Database>): Promise<Known> {
  const tables = await sql<{ name: string; tells: boolean }>`
    select relation.relname as name, exists (
      select from pg_trigger where tgrelid = relation.oid and tgname = ${CHANGE_TRIGGER}
    ) as tells
    from pg_class relation where relation.relkind = 'r' and relation.relnamespace = 'public'::regnamespace
  `.execute(db);
  // 'a' and 'r' refuse; the other actions remove or change the row that refers.
  const links = await sql<{ parent: string; child: string }>`
    select parent.relname as parent, child.relname as child
    from pg_constraint link
    join pg_class parent on parent.oid = link.confrelid
    join pg_class child on child.oid = link.conrelid
    where link.contype = 'f' and (link.confdeltype not in ('a', 'r') or link.confupdtype not in ('a', 'r'))
  `.execute(db);
  const following = new Map<string, string[]>();
  for (const { parent, child } of links.rows) {
    following.set(parent, [...(following.get(parent) ?? []), child]);
  }
  return {
    tables: new Set(tables.rows.map(({ name }) => name)),
    watched: new Set(tables.rows.filter(({ tells }) => tells).map(({ name }) => name)),
    following,
  };
}
