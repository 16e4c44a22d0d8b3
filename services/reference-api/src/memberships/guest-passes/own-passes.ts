import type {
  GuestPass,
  guestPasses,
  OwnGuestPasses,
  ownGuestPasses,
} from 'shared-contracts/api/guest-passes';
import { siteDay, siteIso } from 'shared-contracts/dates';
import { type Call, notFound, requireUser } from '../../platform/index.ts';
import { readAllowance } from './allowance.ts';
import { guestPassState, type PassFacts } from './rules.ts';
import { sortValidFirst } from './valid-first.ts';

/** Columns needed to show a pass. */
export const PASS_COLUMNS = [
  'id',
  'name',
  'guestName',
  'code',
  'validUntil',
  'usedAt',
  'cancelledAt',
] as const;

type PassRow = PassFacts & Pick<GuestPass, 'id' | 'name' | 'guestName' | 'code'>;

export const presentPass = ({ cancelledAt, ...row }: PassRow, today: string): GuestPass => ({
  ...row,
  state: guestPassState({ ...row, cancelledAt }, today),
  usedAt: row.usedAt && siteIso(row.usedAt),
});

/** Throws the 404 failure where the tenant gives no guest passes. */
export function requireGuestPasses({ tenant }: Pick<Call, 'tenant'>): void {
  if (!tenant.settings.site.guestPassesEnabled) throw notFound();
}

/** The guest passes of the person who calls, those that are good first. Throws as `requireGuestPasses` does. */
async function readPasses(call: Pick<Call, 'db' | 'tenant' | 'user' | 'now'>): Promise<GuestPass[]> {
  requireGuestPasses(call);
  const today = siteDay(call.now());
  const rows = await call.db
    .selectFrom('guestPasses')
    .select(PASS_COLUMNS)
    .where('personId', '=', requireUser(call).id)
    .orderBy('validUntil', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const shown = rows.map((row) => presentPass(row, today));
  return sortValidFirst(shown, 'open');
}

/** The passes of the person who calls, and how many they can still issue. */
export async function readOwnGuestPasses(call: Call<typeof ownGuestPasses>): Promise<OwnGuestPasses> {
  const passes = await readPasses(call);
  return { passes, allowance: await readAllowance(call.db, requireUser(call).id, call.now()) };
}

/** The passes that a remote knows which was built before one could be cancelled. */
export async function readGuestPasses(call: Call<typeof guestPasses>): Promise<GuestPass[]> {
  return (await readPasses(call)).filter(({ state }) => state !== 'cancelled');
}
