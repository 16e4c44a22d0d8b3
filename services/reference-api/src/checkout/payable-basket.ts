import type { Kysely } from 'kysely';
import { isMember } from '../activities/shown-session.ts';
import { lineProblem } from '../basket/line-rules.ts';
import { withCurrentPrices } from '../basket/prices.ts';
import { type BasketLine, lockCart, lockSessions, readLines, sessionsInCart } from '../basket/store.ts';
import { basketTexts } from '../basket/texts.ts';
import { totalPence } from '../basket/totals.ts';
import type { Database } from '../database/database.ts';
import type { Person } from '../http/call.ts';
import { ApiFailure } from '../http/failure.ts';
import { checkoutTexts } from './texts.ts';

export interface PayableBasket {
  cartId: string;
  lines: BasketLine[];
  total: number;
}

const emptyBasket = () => new ApiFailure(409, checkoutTexts.emptyBasket);

/** The lines of a locked basket with their sessions locked, so that places stand until the transaction ends. */
export async function lockLines(
  tx: Kysely<Database>,
  cartId: string,
  owner: Pick<Person, 'id' | 'tenantId'>,
  now: Date,
): Promise<BasketLine[]> {
  await lockSessions(tx, owner.tenantId, await sessionsInCart(tx, cartId));
  return readLines(tx, cartId, owner.id, now);
}

/** Locks the open basket of a person; the refusal when there is none. */
export async function lockFilledCart(tx: Kysely<Database>, user: Person): Promise<string | ApiFailure> {
  const cartId = await lockCart(tx, user);
  if (!cartId || (await sessionsInCart(tx, cartId)).length === 0) return emptyBasket();
  return cartId;
}

/**
 * The locked basket as it can be paid for now, or why not, in words. A price that moved is written down, so that the
 * basket shows it and the next attempt is at that price.
 */
export async function checkPayable(
  tx: Kysely<Database>,
  cartId: string,
  user: Person,
  now: Date,
): Promise<PayableBasket | ApiFailure> {
  const lines = await lockLines(tx, cartId, user, now);
  for (const line of lines) {
    const problem = lineProblem(line, now);
    if (problem) return new ApiFailure(409, basketTexts.about(line.name, problem));
  }
  const priced = await withCurrentPrices(tx, cartId, lines, isMember(user));
  const moved = priced.filter((line, index) => line.pricePence !== lines[index]?.pricePence);
  if (moved.length > 0) {
    return new ApiFailure(409, checkoutTexts.pricesMoved(moved.map(({ name }) => name).join(', ')));
  }
  return { cartId, lines, total: totalPence(lines) };
}
