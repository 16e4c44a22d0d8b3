import { type Kysely, sql } from 'kysely';

const changes = [
  `create table kiosk_codes (
    login_hash text primary key references logins on delete cascade,
    code_hash text not null unique,
    expires_at timestamptz not null
  )`,
];

/** Codes on people's phones that log them in at a kiosk. One ends with the login that shows it. */
export const kioskCodes = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
