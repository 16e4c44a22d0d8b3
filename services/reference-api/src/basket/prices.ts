import type { Kysely } from 'kysely';
import { offerFor } from '../activities/rules.ts';
import type { Database } from '../database/database.ts';
import type { StoredOffer } from '../database/documents.ts';
import { isUnderWay, newestPayment } from '../payments/store.ts';
import type { BasketLine } from './store.ts';

/** The offers a person can choose from. */
export function openOffers(offers: readonly StoredOffer[], isMember: boolean): StoredOffer[] {
  return offers.filter(({ audience }) => audience === 'standard' || isMember);
}

/** The offer a line is bought at: the chosen one while the person can have it, else the best open to them. */
export function currentOffer(
  line: { offerId: string; offers: readonly StoredOffer[] },
  isMember: boolean,
): StoredOffer {
  const chosen = openOffers(line.offers, isMember).find(({ id }) => id === line.offerId);
  return chosen ?? offerFor(line.offers, isMember);
}

/** Lines whose price is not the one the person was last shown. */
export function movedPrices(lines: readonly BasketLine[], isMember: boolean): BasketLine[] {
  return lines.filter((line) => currentOffer(line, isMember).pricePence !== line.pricePence);
}

/**
 * The lines at the price they have now; what it was stays on the line. While a payment for the basket is under way
 * the prices stand as they were agreed to.
 */
export async function withCurrentPrices(
  db: Kysely<Database>,
  cartId: string,
  lines: BasketLine[],
  isMember: boolean,
): Promise<BasketLine[]> {
  const moved = movedPrices(lines, isMember);
  if (moved.length === 0) return lines;
  const payment = await newestPayment(db, cartId);
  if (payment && isUnderWay(payment)) return lines;
  for (const line of moved) {
    const offer = currentOffer(line, isMember);
    await db
      .updateTable('cartItems')
      .set({ pricePence: offer.pricePence, previousPricePence: line.pricePence, offerId: offer.id })
      .where('id', '=', line.lineId)
      .where('pricePence', '=', line.pricePence)
      .execute();
  }
  return lines.map((line) => {
    if (!moved.includes(line)) return line;
    const offer = currentOffer(line, isMember);
    return {
      ...line,
      offerId: offer.id,
      pricePence: offer.pricePence,
      previousPricePence: line.pricePence,
    };
  });
}
