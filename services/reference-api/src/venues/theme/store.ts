import type { Kysely } from 'kysely';
import type { Theme } from 'shared-contracts/api/theme';
import type { Database } from '../../platform/index.ts';

/** The venue's theme, else its tenant's; `undefined` when the tenant has no venue of that slug. */
export async function readTheme(
  db: Kysely<Database>,
  tenantId: number,
  venueSlug: string | null,
): Promise<Theme | undefined> {
  const tenant = db.selectFrom('tenants').where('tenants.id', '=', tenantId);
  if (venueSlug === null) return (await tenant.select('theme').executeTakeFirstOrThrow()).theme;
  const row = await tenant
    .innerJoin('venues', 'venues.tenantId', 'tenants.id')
    .where('venues.slug', '=', venueSlug)
    .select((select) => select.fn.coalesce('venues.theme', 'tenants.theme').as('theme'))
    .executeTakeFirst();
  return row?.theme;
}
