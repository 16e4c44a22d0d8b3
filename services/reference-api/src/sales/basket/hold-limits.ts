import type { Kysely } from 'kysely';
import { type Ration, takeRation } from '../../people/index.ts';
import { type Call, type Database, tooManyRequests } from '../../platform/index.ts';
import { basketTexts } from './texts.ts';

/** Places that one basket holds at once without being paid for: a family of four for three months of weeks. */
export const MOST_HELD = 50;

/**
 * Places that are put into baskets, whatever becomes of them. The address may be that of a whole centre with its kiosks
 * and its guests' phones.
 */
export const PLACES_TAKEN: Ration = { what: 'hold-place', perAccount: 120, perAddress: 600 };

/**
 * Counts places that somebody is about to hold, adds them, and counts them no more where they are not to be had. Staff
 * at the desk serve one customer after the other and are not counted. Throws the 429 failure after too many.
 */
export async function withPlacesCounted<Result>(
  call: Pick<Call, 'db' | 'tenant' | 'user' | 'ip' | 'now'>,
  count: number,
  add: () => Promise<Result>,
): Promise<Result> {
  const taken = await takeRation(call, PLACES_TAKEN, count);
  try {
    return await add();
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
}

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
  if (Number(held) > MOST_HELD) throw tooManyRequests(holdMinutes, basketTexts.tooManyHeld(MOST_HELD));
}
