import { addDays, siteDay, siteIso, siteTime } from 'shared-contracts/dates';
import type { Settling } from '../payments/settle.ts';
import { compareLedger } from './compare-ledger.ts';

/** The night's settlement at the provider is over, and no one books. */
const COMPARED_FROM = '03:00';
/** Days that were missed, as by a service that was stopped, are made up for. */
const LOOKS_BACK_DAYS = 7;
const TRY_AGAIN_AFTER_MS = 15 * 60_000;

/** When a day of the site begins. Its clock is put forward or back an hour later, so that midnight has its old offset. */
function midnight(day: string): Date {
  const offset = siteIso(new Date(`${day}T00:00:00Z`)).slice(-'+00:00'.length);
  return new Date(`${day}T00:00:00${offset}`);
}

/** The oldest day that is over and was not compared yet; `null` when there is none, or it was tried a moment ago. */
async function dueDay({ db, now }: Settling): Promise<string | null> {
  const today = siteDay(now());
  const newest = siteTime(now()) >= COMPARED_FROM ? addDays(today, -1) : addDays(today, -2);
  const oldest = addDays(newest, 1 - LOOKS_BACK_DAYS);
  const known = await db.selectFrom('ledgerComparisons').selectAll().where('day', '>=', oldest).execute();
  const first = await db
    .selectFrom('payments')
    .select((row) => row.fn.min('createdAt').as('at'))
    .executeTakeFirst();
  if (!first?.at) return null;
  for (let day = oldest; day <= newest; day = addDays(day, 1)) {
    const row = known.find((each) => each.day === day);
    if (row?.comparedAt || day < siteDay(first.at)) continue;
    const isTooSoon = row && now().getTime() - row.triedAt.getTime() < TRY_AGAIN_AFTER_MS;
    return isTooSoon ? null : day;
  }
  return null;
}

/** Compares the provider's books of the days that are over, each once. One that cannot be read is tried again. */
export async function compareNightly(settling: Settling): Promise<void> {
  const { db, now } = settling;
  const day = await dueDay(settling);
  if (day === null) return;
  const differences = await compareLedger(settling, midnight(day), midnight(addDays(day, 1)));
  const comparedAt = differences === null ? null : now();
  const tried = { triedAt: now(), comparedAt, differences };
  await db
    .insertInto('ledgerComparisons')
    .values({ day, ...tried })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(tried))
    .execute();
}
