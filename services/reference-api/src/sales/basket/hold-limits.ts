import type { Kysely } from 'kysely';
import { consumeQuotaInTransaction, type Quota } from '../../people/index.ts';
import { type Call, type Database, tooManyRequests } from '../../platform/index.ts';
import { basketTexts } from './texts.ts';

/** Places that one basket holds at once without being paid for: a family of four for three months of weeks. */
export const MAX_HELD_PLACES = 50;

/**
 * Places that are put into baskets, whatever happens to them. The address may be that of a whole centre with its kiosks
 * and its guests' phones.
 */
export const HELD_PLACES_QUOTA: Quota = { what: 'hold-place', perAccount: 120, perAddress: 600 };

/**
 * Counts places that someone has just been given, at the end of the transaction that holds them, so that those which
 * were unavailable do not count. Staff at the desk serve one customer after the other and are not counted. Throws the
 * 429 failure after too many.
 */
export const countPlaces = (
  call: Pick<Call, 'db' | 'tenant' | 'user' | 'ip' | 'now'>,
  count: number,
): Promise<void> => consumeQuotaInTransaction(call, HELD_PLACES_QUOTA, count);

/** Throws the 429 failure where a locked basket holds more places than it may. */
export async function refuseTooManyHeld(
  tx: Kysely<Database>,
  cartId: string,
  { now, holdMinutes }: { now: Date; holdMinutes: number },
): Promise<void> {
  const { held } = await tx
    .selectFrom('holds')
    .innerJoin('cartItems', 'cartItems.id', 'holds.cartItemId')
    .select((row) => row.fn.countAll<string>().as('held'))
    .where('cartItems.cartId', '=', cartId)
    .where('holds.expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(held) > MAX_HELD_PLACES)
    throw tooManyRequests(holdMinutes, basketTexts.tooManyHeld(MAX_HELD_PLACES));
}
