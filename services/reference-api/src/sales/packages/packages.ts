import type { Package, packages } from 'shared-contracts/api/packages';
import { siteDay, siteIso } from 'shared-contracts/dates';
import { sortValidFirst } from '../../memberships/index.ts';
import { type Call, requireUser } from '../../platform/index.ts';
import { packageState } from './rules.ts';

/** The packages of the person who calls, with what their uses went on. */
export async function readPackages(call: Call<typeof packages>): Promise<Package[]> {
  const { db } = call;
  const today = siteDay(call.now());
  const owned = await db
    .selectFrom('packages')
    .select(['id', 'name', 'totalUses', 'validUntil'])
    .where('personId', '=', requireUser(call).id)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  if (owned.length === 0) return [];
  const used = await db
    .selectFrom('packageUses')
    .select(['packageId', 'name', 'usedAt'])
    .where(
      'packageId',
      'in',
      owned.map(({ id }) => id),
    )
    .orderBy('usedAt', 'desc')
    .execute();
  const shown = owned.map((one): Package => {
    const uses = used.filter(({ packageId }) => packageId === one.id);
    const usesLeft = Math.max(0, one.totalUses - uses.length);
    return {
      ...one,
      usesLeft,
      state: packageState({ usesLeft, validUntil: one.validUntil }, today),
      uses: uses.map(({ name, usedAt }) => ({ name, usedAt: siteIso(usedAt) })),
    };
  });
  return sortValidFirst(shown, 'current');
}
