import { type Kysely, sql } from 'kysely';

const changes = [
  "alter table people add column staff_role text check (staff_role in ('desk', 'manager'))",
  // Until now all staff could do everything, so nobody loses what they do every day.
  "update people set staff_role = 'manager' where is_staff",
  'alter table people add check (is_staff = (staff_role is not null))',
  // Without references: the log outlives whoever it speaks of.
  `create table audit_entries (
    id bigint generated always as identity primary key,
    tenant_id integer not null references tenants,
    made_at timestamptz not null,
    act text not null,
    staff_id uuid,
    person_id uuid,
    subject text,
    amount_pence integer,
    note text
  )`,
  'create index audit_entries_newest on audit_entries (tenant_id, id desc)',
  'create index audit_entries_person on audit_entries (person_id)',
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit log is only ever added to.';
    end
  $$`,
  `create trigger audit_entries_are_kept before update or delete or truncate on audit_entries
    for each statement execute function refuse_audit_change()`,
];

/** Roles of staff, and the log of their actions; the database itself refuses to change a line of it. */
export const staffRolesAndAudit = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
