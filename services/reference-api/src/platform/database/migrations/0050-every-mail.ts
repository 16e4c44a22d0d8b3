import { type Kysely, sql } from 'kysely';

const changes = [
  // A mail that waits for its day, as a reminder, is not late before it.
  'alter table mails add column not_before timestamptz',
  'alter table order_items add column cancelled_at timestamptz',
  "alter table order_items add column cancelled_by text check (cancelled_by in ('person', 'staff', 'venue'))",
  'alter table scheduled_sessions add column cancellation_reason text',
  `create table mail_switches (
    token_hash text primary key,
    tenant_id integer not null references tenants on delete cascade,
    person_id uuid not null references people on delete cascade,
    created_at timestamptz not null
  )`,
  'create index mail_switches_by_person on mail_switches (person_id)',
];

/** When and by whom a booking was cancelled, reminders, and links that switch them off. */
export const everyMail = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
