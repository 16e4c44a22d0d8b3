import type { Kysely } from 'kysely';
import { chosenPackage, coveringPackages } from '../../booking-rules/index.ts';
import {
  ApiFailure,
  type Database,
  invalid,
  notFound,
  type Person,
  type StoredOffer,
  type Tenant,
  texts,
} from '../../platform/index.ts';
import { refuseWhilePaying } from '../carts/refuse-while-paying.ts';
import { lockCart } from '../carts/store.ts';
import { usablePackages } from '../packages/store.ts';
import { decideLine } from './line-rules.ts';
import { type BasketLine, packagesInCart, readLines } from './store.ts';
import { basketTexts } from './texts.ts';

interface Change {
  user: Person;
  tenant: Tenant;
  now: Date;
  lineId: string;
}

/** A class in the locked, unpaid basket of a person. Throws the 404 failure when there is none of that id. */
async function lockLine(tx: Kysely<Database>, { user, now, lineId }: Change): Promise<BasketLine> {
  const cartId = await lockCart(tx, user);
  if (!cartId) throw notFound();
  await refuseWhilePaying(tx, cartId);
  const line = (await readLines(tx, cartId, now)).find((each) => each.lineId === lineId);
  if (!line) throw notFound();
  return line;
}

async function priceAt(tx: Kysely<Database>, { lineId }: BasketLine, offer: StoredOffer): Promise<void> {
  await tx
    .updateTable('cartItems')
    .set({ offerId: offer.id, pricePence: offer.pricePence, previousPricePence: null, packageId: null })
    .where('id', '=', lineId)
    .execute();
}

/** Lets a use of a package pay for a line. Throws the refusal when it cannot. */
async function usePackage(
  tx: Kysely<Database>,
  line: BasketLine,
  packageId: string,
  change: Change,
): Promise<void> {
  const taken = await packagesInCart(tx, line.cartId, line.lineId);
  const packages = await usablePackages(tx, [line.attendeeId]);
  const bestPricePence = decideLine(line, change).offer.pricePence;
  const usable = coveringPackages(packages, { ...line, bestPricePence }, taken);
  if (!usable.some(({ id }) => id === packageId)) throw invalid(notYours);
  await tx
    .updateTable('cartItems')
    .set({ packageId, pricePence: 0, previousPricePence: null })
    .where('id', '=', line.lineId)
    .execute();
}

/** Notes that the person wants the place beside what else they have at its hours. */
async function keepBoth(tx: Kysely<Database>, { lineId, clashes }: BasketLine): Promise<void> {
  await tx
    .updateTable('cartItems')
    .set({ agreedClashes: JSON.stringify(clashes.map(({ id }) => id)) })
    .where('id', '=', lineId)
    .execute();
}

const notYours = { 'options.pricingOptionId': [basketTexts.notYourPrice] };

/** Changes what of a line can be changed: of a class the price it is bought at, or the
 * package that pays for it. What it does not know it refuses. */
export async function updateLine(
  tx: Kysely<Database>,
  change: Change,
  options: {
    pricingOptionId?: string | undefined;
    acceptsClash?: boolean | undefined;
    [other: string]: unknown;
  },
): Promise<void> {
  const line = await lockLine(tx, change);
  const { pricingOptionId, acceptsClash, ...others } = options;
  const unknown = Object.keys(others).map((key): [string, string[]] => [
    `options.${key}`,
    [texts.field.unknown],
  ]);
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown));
  if (acceptsClash) await keepBoth(tx, line);
  if (pricingOptionId === undefined) return;
  const packageId = chosenPackage(pricingOptionId);
  if (packageId !== null) return usePackage(tx, line, packageId, change);
  const offer = decideLine(line, change).openOffers.find(({ id }) => id === pricingOptionId);
  if (!offer) throw invalid(notYours);
  await priceAt(tx, line, offer);
}

/** Prices a line as for everyone. Throws the 409 failure when no membership takes anything off it. */
export async function removeBenefit(tx: Kysely<Database>, change: Change): Promise<void> {
  const line = await lockLine(tx, change);
  const offer = line.offers.find(({ id }) => id === line.offerId);
  if (line.packageId !== null || offer?.audience !== 'member')
    throw new ApiFailure(409, basketTexts.noBenefit);
  await priceAt(tx, line, decideLine(line, change).standardOffer);
}

/** Prices a line as without a package. Throws the 409 failure when none pays for it. */
export async function removePackageUsage(tx: Kysely<Database>, change: Change): Promise<void> {
  const line = await lockLine(tx, change);
  if (line.packageId === null) throw new ApiFailure(409, basketTexts.noPackage);
  await priceAt(tx, line, decideLine(line, change).offer);
}
