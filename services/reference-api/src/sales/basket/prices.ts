import type { Kysely } from 'kysely';
import type { Decision } from '../../booking-rules/index.ts';
import type { Database, StoredOffer } from '../../platform/index.ts';
import { isUnderWay, latestPayment } from '../payments/store.ts';
import { decideLine, type LineRequest } from './line-rules.ts';
import type { BasketLine } from './store.ts';

/**
 * The offer a line is bought at: the chosen one while the person who takes the place can have it, else the best open to them.
 * Where a package pays, no offer was chosen.
 */
export function currentOffer(
  { offerId, packageId }: Pick<BasketLine, 'offerId' | 'packageId'>,
  { openOffers, offer }: Pick<Decision, 'openOffers' | 'offer'>,
): StoredOffer {
  const chosen = packageId === null ? openOffers.find(({ id }) => id === offerId) : undefined;
  return chosen ?? offer;
}

/** True if a use of a package pays for a line. None is spent on a place that has become free since. */
export const isPaidByPackage = (line: BasketLine, asked: LineRequest): boolean =>
  line.hasPackageUse && !line.isPackageOver && decideLine(line, asked).offer.pricePence > 0;

/** Current price of a line: nothing while a package pays for it. */
const currentPence = (line: BasketLine, asked: LineRequest): number =>
  isPaidByPackage(line, asked) ? 0 : currentOffer(line, decideLine(line, asked)).pricePence;

/** Lines whose price is not the one the person was last shown, or that no longer need their package. */
export function changedPrices(lines: readonly BasketLine[], asked: LineRequest): BasketLine[] {
  return lines.filter(
    (line) =>
      currentPence(line, asked) !== line.pricePence ||
      (line.packageId !== null && !isPaidByPackage(line, asked)),
  );
}

/**
 * The lines at the price they have now; what it was stays on the line. While a payment for the basket is under way
 * the prices stay as agreed.
 */
export async function withCurrentPrices(
  db: Kysely<Database>,
  cartId: string,
  lines: BasketLine[],
  asked: LineRequest,
): Promise<BasketLine[]> {
  const moved = changedPrices(lines, asked);
  if (moved.length === 0) return lines;
  const payment = await latestPayment(db, cartId);
  if (payment && isUnderWay(payment)) return lines;
  const changes = new Map(
    moved.map((line) => [
      line,
      {
        offerId: currentOffer(line, decideLine(line, asked)).id,
        pricePence: currentPence(line, asked),
        previousPricePence: currentPence(line, asked) === line.pricePence ? null : line.pricePence,
        packageId: isPaidByPackage(line, asked) ? line.packageId : null,
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
  return lines.map((line) => {
    const changed = { ...line, ...changes.get(line) };
    return { ...changed, packageName: changed.packageId === null ? null : line.packageName };
  });
}
