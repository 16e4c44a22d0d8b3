import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestApi } from '../../../testing/api.ts';
import { issuedGuestPasses } from './0028-issued-guest-passes.ts';

it('gives the memberships of an earlier version the passes they have promised', async () => {
  const api = await startTestApi();
  const policies = () =>
    api.db.selectFrom('membershipTypes').select(['id', 'guestPassPolicy']).orderBy('id').execute();
  const seeded = await policies();
  for (const undone of [
    'alter table guest_passes drop column guest_name, drop column cancelled_at',
    'alter table membership_types drop column guest_pass_policy',
  ]) {
    await sql.raw(undone).execute(api.db);
  }
  // A migration knows none of the tables that there are today.
  await issuedGuestPasses.up(api.db as unknown as Kysely<unknown>);
  expect(await policies()).toEqual(seeded);
  expect(seeded.filter(({ guestPassPolicy }) => guestPassPolicy?.perMonth === 2)).toHaveLength(9);
  await api.close();
});
