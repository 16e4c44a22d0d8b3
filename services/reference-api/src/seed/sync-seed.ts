import type { Kysely } from 'kysely';
import type { Database, SeededTenant } from '../platform/index.ts';
import type { TenantSeed } from './files/tenant-seed.ts';
import { seededTenant } from './rows.ts';
import { threeWayMerge } from './three-way-merge.ts';

/**
 * Brings what the seed says of its tenants into a database that was filled by an earlier version. What someone has
 * changed in the database stays as it is, and so do tenants that the seed does not know.
 */
export async function syncSeed(db: Kysely<Database>, tenants: readonly TenantSeed[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const tenant of tenants) {
      const row = await tx
        .selectFrom('tenants')
        .select(['id', 'name', 'settings', 'theme', 'footerHtml', 'checkoutTerms', 'dataFields', 'seeded'])
        .where('slug', '=', tenant.slug)
        .forUpdate()
        .executeTakeFirst();
      if (!row) continue;
      const { id, seeded, ...stored } = row;
      const next = seededTenant(tenant);
      const followed = threeWayMerge(stored, seeded ?? stored, next) as SeededTenant;
      await tx
        .updateTable('tenants')
        .set({
          name: followed.name,
          settings: JSON.stringify(followed.settings),
          theme: JSON.stringify(followed.theme),
          footerHtml: followed.footerHtml,
          checkoutTerms: JSON.stringify(followed.checkoutTerms),
          dataFields: JSON.stringify(followed.dataFields),
          seeded: JSON.stringify(next),
        })
        .where('id', '=', id)
        .execute();
    }
  });
}
