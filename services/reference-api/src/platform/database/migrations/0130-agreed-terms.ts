import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table membership_terms add column version integer not null default 1',
  // Without a reference to the text: a wording outlives it.
  `create table term_wordings (
    tenant_id integer not null references tenants,
    term_id text not null,
    version integer not null check (version > 0),
    title text not null,
    html text not null,
    primary key (tenant_id, term_id, version)
  )`,
  `create function refuse_wording_change() returns trigger language plpgsql as $$
    begin
      raise exception 'A wording that people may have agreed to is never changed.';
    end
  $$`,
  `create trigger term_wordings_are_kept before update or delete on term_wordings
    for each statement execute function refuse_wording_change()`,
  'insert into term_wordings select tenant_id, id, 1, title, html from membership_terms',
  // However a text is changed: a new wording has a new version, and one that was there before keeps its own.
  `create function number_wording() returns trigger language plpgsql as $$
    begin
      select max(version) into new.version from term_wordings as known
        where known.tenant_id = new.tenant_id and known.term_id = new.id
          and known.title = new.title and known.html = new.html;
      if new.version is null then
        select coalesce(max(version), 0) + 1 into new.version from term_wordings as known
          where known.tenant_id = new.tenant_id and known.term_id = new.id;
        insert into term_wordings values (new.tenant_id, new.id, new.version, new.title, new.html);
      end if;
      return new;
    end
  $$`,
  `create trigger number_wording before insert or update on membership_terms
    for each row execute function number_wording()`,
  `create table agreed_terms (
    id uuid primary key default gen_random_uuid(),
    tenant_id integer not null references tenants,
    person_id uuid not null references people,
    membership_id uuid not null references memberships,
    purchase text not null check (purchase in ('new', 'change', 'renewal')),
    term_id text not null,
    version integer not null,
    agreed_at timestamptz not null,
    foreign key (tenant_id, term_id, version) references term_wordings,
    unique (membership_id, term_id)
  )`,
  'create index agreed_terms_by_person on agreed_terms (person_id)',
  'alter table cart_memberships add column agreed_at timestamptz',
];

/** Every wording of the terms of membership, numbered, and who agreed to which of them and when. */
export const agreedTerms = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
