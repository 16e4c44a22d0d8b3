import { type Kysely, sql } from 'kysely';

const changes = [
  'alter table guest_passes add column guest_name text, add column cancelled_at timestamptz',
  'alter table membership_types add column guest_pass_policy jsonb',
  // Benefits that these memberships have promised in words until now.
  `update membership_types
    set guest_pass_policy = jsonb_build_object('perMonth', benefit -> 'totalUses', 'goodDays', 30)
    from membership_types as promising
    cross join jsonb_array_elements(promising.benefits) as benefit
    where promising.id = membership_types.id
      and benefit ->> 'name' = 'Guest passes'
      and benefit ->> 'frequency' = 'each month'
      and (benefit ->> 'totalUses')::integer > 0`,
];

/** Members issue guest passes themselves, as many as their membership gives, and cancel them. */
export const issuedGuestPasses = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes) await sql.raw(statement).execute(db);
  },
};
