import { type Kysely, sql } from 'kysely';

/** Outcomes of later bookings when a membership is changed, as shown before the change went into the basket. */
export const agreedBookings = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw("alter table cart_memberships add column agreed_bookings jsonb not null default '[]'")
      .execute(db);
  },
};
