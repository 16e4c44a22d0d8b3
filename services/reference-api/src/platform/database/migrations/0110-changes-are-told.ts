import { type Kysely, sql } from 'kysely';

/** Tables behind the public answers. */
const TABLES = [
  'tenants',
  'venues',
  'activities',
  'session_series',
  'scheduled_sessions',
  'waiting_places',
  'cart_items',
  'holds',
  'order_items',
  'membership_types',
  'membership_type_venues',
  'membership_payment_options',
  'membership_terms',
];

/** Told with the commit, and once for each table however many rows it changed. */
const TELL = `create function tell_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('touchline_changes', tg_table_name);
    return null;
  end
$$`;

const tellingOf = (table: string): string[] => [
  `create trigger tell_change after insert or update or delete on ${table}
    for each row execute function tell_change()`,
  `create trigger tell_change_of_all after truncate on ${table}
    for each statement execute function tell_change()`,
];

/** Every process hears which tables another one has changed, so that it keeps no answer that is no longer true. */
export const changesAreTold = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [TELL, ...TABLES.flatMap(tellingOf)]) await sql.raw(statement).execute(db);
  },
};
