import type { GuestPass, guestPasses, Package, packages } from 'shared-contracts/api/packages';
import { siteDay, siteIso } from 'shared-contracts/dates';
import { type Call, requireUser } from '../http/call.ts';
import { notFound } from '../http/failure.ts';
import { guestPassState, packageState } from './rules.ts';

/** Those that are good come before those that are not, each as they were. */
const goodFirst = <Entry extends { state: string }>(entries: Entry[], good: Entry['state']): Entry[] =>
  entries.toSorted((one, other) => Number(other.state === good) - Number(one.state === good));

/** The packages of whoever calls, with what their uses went on. */
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
  return goodFirst(shown, 'current');
}

/** The guest passes of whoever calls. Throws the 404 failure where the tenant gives none. */
export async function readGuestPasses(call: Call<typeof guestPasses>): Promise<GuestPass[]> {
  if (!call.tenant.settings.site.guestPassesEnabled) throw notFound();
  const today = siteDay(call.now());
  const rows = await call.db
    .selectFrom('guestPasses')
    .select(['id', 'name', 'code', 'validUntil', 'usedAt'])
    .where('personId', '=', requireUser(call).id)
    .orderBy('validUntil')
    .orderBy('id')
    .execute();
  const shown = rows.map(
    (row): GuestPass => ({
      ...row,
      state: guestPassState(row, today),
      usedAt: row.usedAt && siteIso(row.usedAt),
    }),
  );
  return goodFirst(shown, 'open');
}
