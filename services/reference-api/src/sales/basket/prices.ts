import type { Kysely } from 'kysely';
import { offerFor, openOffers } from '../../booking-rules/index.ts';
import type { Database, StoredOffer } from '../../platform/index.ts';
import { isUnderWay, newestPayment } from '../payments/store.ts';
import type { BasketLine } from './store.ts';

/**
 * The offer a line is bought at: the chosen one while whoever takes the place can have it, else the best open to them.
 * Where a package pays, no offer was chosen.
 */
export function currentOffer(line: {
  offerId: string;
  packageId: string | null;
  offers: readonly StoredOffer[];
  isForMember: boolean;
}): StoredOffer {
  const open = line.packageId === null ? openOffers(line.offers, line.isForMember) : [];
  const chosen = open.find(({ id }) => id === line.offerId);
  return chosen ?? offerFor(line.offers, line.isForMember);
}

/** The least that whoever takes the place can pay for it without a package. */
export const bestPricePence = ({ offers, isForMember }: Pick<BasketLine, 'offers' | 'isForMember'>): number =>
  offerFor(offers, isForMember).pricePence;

/** Whether a use of a package pays for a line. None is spent on a place that has become free since. */
export const isPaidByPackage = (line: BasketLine): boolean =>
  line.hasPackageUse && !line.isPackageOver && bestPricePence(line) > 0;

/** What a line costs now: nothing while a package pays for it. */
const currentPence = (line: BasketLine): number =>
  isPaidByPackage(line) ? 0 : currentOffer(line).pricePence;

/** Lines whose price is not the one the person was last shown, or that need their package no more. */
export function movedPrices(lines: readonly BasketLine[]): BasketLine[] {
  return lines.filter(
    (line) => currentPence(line) !== line.pricePence || (line.packageId !== null && !isPaidByPackage(line)),
  );
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
        previousPricePence: currentPence(line) === line.pricePence ? null : line.pricePence,
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
  return lines.map((line) => {
    const changed = { ...line, ...changes.get(line) };
    return { ...changed, packageName: changed.packageId === null ? null : line.packageName };
  });
}
