import type { Kysely } from 'kysely';
import type { TenantSeed } from '../../seed/tenant-seed.ts';
import type { Database } from '../database/database.ts';
import type { SeededTenant } from '../database/documents.ts';
import { seededTenant } from './rows.ts';
import { threeWay } from './three-way.ts';

/**
 * Brings what the seed says of its tenants into a database that was filled by an earlier version. What somebody has
 * changed in the database stays as it is, and so do tenants that the seed does not know.
 */
export async function followSeed(db: Kysely<Database>, tenants: readonly TenantSeed[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const tenant of tenants) {
      const row = await tx
        .selectFrom('tenants')
        .select(['id', 'name', 'settings', 'theme', 'footerHtml', 'checkoutTerms', 'seeded'])
        .where('slug', '=', tenant.slug)
        .forUpdate()
        .executeTakeFirst();
      if (!row) continue;
      const { id, seeded, ...stored } = row;
      const next = seededTenant(tenant);
      const { name, settings, theme, footerHtml, checkoutTerms } = threeWay(
        stored,
        seeded ?? stored,
        next,
      ) as SeededTenant;
      await tx
        .updateTable('tenants')
        .set({
          name,
          settings: JSON.stringify(settings),
          theme: JSON.stringify(theme),
          footerHtml,
          checkoutTerms: JSON.stringify(checkoutTerms),
          seeded: JSON.stringify(next),
        })
        .where('id', '=', id)
        .execute();
    }
  });
}
