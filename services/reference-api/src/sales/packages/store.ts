import { type Kysely, sql } from 'kysely';
import type { UsablePackage } from '../../booking-rules/index.ts';
import type { Database } from '../../platform/index.ts';

/** Uses that were taken of the package of a row. */
export const usedCount = (packageId: string) =>
  sql<number>`(select count(*)::integer from package_uses where package_id = ${sql.ref(packageId)})`;

/** The packages of people that have uses left, the one that ends first first. */
export async function usablePackages(
  db: Kysely<Database>,
  personIds: readonly string[],
): Promise<UsablePackage[]> {
  if (personIds.length === 0) return [];
  const rows = await db
    .selectFrom('packages')
    .select([
      'id',
      'personId',
      'name',
      'covers',
      'totalUses',
      'validUntil',
      usedCount('packages.id').as('taken'),
    ])
    .where('personId', 'in', [...personIds])
    .orderBy('validUntil', (order) => order.asc().nullsLast())
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows
    .map(({ totalUses, taken, ...one }) => ({ ...one, usesLeft: totalUses - taken }))
    .filter(({ usesLeft }) => usesLeft > 0);
}

/** Locks the packages that the lines of a basket use, so that no other order takes the same use. */
export async function lockPackages(tx: Kysely<Database>, cartId: string): Promise<void> {
  await tx
    .selectFrom('packages')
    .select('id')
    .where('id', 'in', (lines) =>
      lines
        .selectFrom('cartItems')
        .select('packageId')
        .where('cartId', '=', cartId)
        .where('packageId', 'is not', null),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface TakenUse {
  packageId: string;
  orderItemId: string;
  name: string;
}

/** Counts the uses that paid for items of an order. */
export async function spendUses(tx: Kysely<Database>, uses: readonly TakenUse[], now: Date): Promise<void> {
  if (uses.length === 0) return;
  await tx
    .insertInto('packageUses')
    .values(uses.map((use) => ({ ...use, usedAt: now })))
    .execute();
}

/** Gives back the use that paid for an item of an order, if one did. */
export async function returnUse(tx: Kysely<Database>, orderItemId: string): Promise<void> {
  await tx.deleteFrom('packageUses').where('orderItemId', '=', orderItemId).execute();
}

/** The packages that uses of paid for items of orders, by item. */
export async function packageNamesOf(
  db: Kysely<Database>,
  orderItemIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (orderItemIds.length === 0) return new Map();
  const uses = await db
    .selectFrom('packageUses as use')
    .innerJoin('packages', 'packages.id', 'use.packageId')
    .select(['use.orderItemId', 'packages.name'])
    .where('use.orderItemId', 'in', [...orderItemIds])
    .execute();
  return new Map(
    uses.flatMap(({ orderItemId, name }) => (orderItemId === null ? [] : [[orderItemId, name]])),
  );
}
