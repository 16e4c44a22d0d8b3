import type { Kysely } from 'kysely';
import { offerFor, openOffers } from '../../booking-rules/index.ts';
import type { Database, StoredOffer } from '../../platform/index.ts';
import { isUnderWay, newestPayment } from '../payments/store.ts';
import type { BasketLine } from './store.ts';

/** The offer a line is bought at: the chosen one while whoever takes the place can have it, else the best open to them. */
export function currentOffer(line: {
  offerId: string;
  offers: readonly StoredOffer[];
  isForMember: boolean;
}): StoredOffer {
  const chosen = openOffers(line.offers, line.isForMember).find(({ id }) => id === line.offerId);
  return chosen ?? offerFor(line.offers, line.isForMember);
}

/** Whether a use of a package pays for a line. */
export const isPaidByPackage = ({ hasPackageUse, isPackageOver }: BasketLine): boolean =>
  hasPackageUse && !isPackageOver;

/** What a line costs now: nothing while a package pays for it. */
const currentPence = (line: BasketLine): number =>
  isPaidByPackage(line) ? 0 : currentOffer(line).pricePence;

/** Lines whose price is not the one the person was last shown. */
export function movedPrices(lines: readonly BasketLine[]): BasketLine[] {
  return lines.filter((line) => currentPence(line) !== line.pricePence);
}

/**
 * The lines at the price they have now; what it was stays on the line. While a payment for the basket is under way
 * the prices stand as they were agreed to.
 */
export async function withCurrentPrices(
  db: Kysely<Database>,
  cartId: string,
  lines: BasketLine[],
): Promise<BasketLine[]> {
  const moved = movedPrices(lines);
  if (moved.length === 0) return lines;
  const payment = await newestPayment(db, cartId);
  if (payment && isUnderWay(payment)) return lines;
  const changes = new Map(
    moved.map((line) => [
      line,
      {
        offerId: currentOffer(line).id,
        pricePence: currentPence(line),
        previousPricePence: line.pricePence,
        packageId: isPaidByPackage(line) ? line.packageId : null,
      },
    ]),
  );
  for (const [{ lineId, pricePence }, change] of changes) {
    await db
      .updateTable('cartItems')
      .set(change)
      .where('id', '=', lineId)
      .where('pricePence', '=', pricePence)
      .execute();
  }
  return lines.map((line) => ({ ...line, ...changes.get(line) }));
}
