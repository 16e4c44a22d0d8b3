import type { Kysely } from 'kysely';
import { lockSessions } from '../../activities/index.ts';
import { ApiFailure, type Database, type Tenant } from '../../platform/index.ts';
import { refuseWhilePaying } from '../carts/refuse-while-paying.ts';
import { type BasketOwner, lockCart } from '../carts/store.ts';
import { holdUntil, isHeld, lineProblem } from './line-rules.ts';
import { holdPlaces, readLines, sessionsInCart } from './store.ts';
import { basketTexts } from './texts.ts';

/** Number of times that a basket's places can be held for longer: at least ten (WCAG 2.2, 2.2.1), not indefinitely. */
const RENEWAL_LIMIT = 10;

interface Keeping {
  user: BasketOwner;
  tenant: Tenant;
  now: Date;
  holdMinutes: number;
}

/** Counts one more renewal; whether it is still one of those that are allowed. */
async function countRenewal(tx: Kysely<Database>, cartId: string): Promise<boolean> {
  const counted = await tx
    .updateTable('carts')
    .set((row) => ({ renewals: row('renewals', '+', 1) }))
    .where('id', '=', cartId)
    .where('renewals', '<', RENEWAL_LIMIT)
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

/**
 * Keeps every place of the basket for as long again. Places that ran out are taken again where one is left; the lines
 * of the others say that they were lost. Taking again does not count: others had their chance in between.
 */
export async function extendHold(
  tx: Kysely<Database>,
  { user, tenant, now, holdMinutes }: Keeping,
): Promise<void> {
  const cartId = await lockCart(tx, user);
  if (!cartId) throw new ApiFailure(409, basketTexts.empty);
  await refuseWhilePaying(tx, cartId);
  await lockSessions(tx, user.tenantId, await sessionsInCart(tx, cartId));
  const lines = await readLines(tx, cartId, now);
  const areKept = lines.some((line) => isHeld(line, now));
  if (areKept && !(await countRenewal(tx, cartId))) throw new ApiFailure(409, basketTexts.keptEnough);
  const kept = lines
    .filter((line) => lineProblem(line, { user, tenant, now }) === null)
    .map((line) => ({ lineId: line.lineId, sessionId: line.id, court: line.court }));
  await holdPlaces(tx, kept, holdUntil(now, holdMinutes));
}
