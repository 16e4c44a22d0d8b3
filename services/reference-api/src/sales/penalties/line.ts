import type { Insertable, Kysely } from 'kysely';
import type { AddItem } from 'shared-contracts/api/add-item';
import type { PenaltyCartItem } from 'shared-contracts/api/basket';
import type { PenaltyOrderItem } from 'shared-contracts/api/orders';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pounds } from 'shared-contracts/money';
import { ApiFailure, type Database, type OrderItemTable, type Person } from '../../platform/index.ts';
import { lockCartForAdding } from '../carts/set-aside.ts';
import { addToBasket, type PenaltyRow } from './store.ts';
import { penaltyTexts } from './texts.ts';

const nameOf = ({ reason, name }: PenaltyRow) => penaltyTexts.names[reason](name);
const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** A penalty comes before everything else: it is owed already. */
const FIRST = 0;

/** A penalty as a line of the basket. */
export function presentPenaltyLine(line: PenaltyRow, user: Person, symbol: string): PenaltyCartItem {
  return {
    id: line.id,
    type: 'penalty',
    objectId: line.id,
    name: nameOf(line),
    sortBy: FIRST,
    enablePrintReceipt: true,
    startDate: siteIso(line.startsAt),
    endDate: siteIso(line.endsAt),
    venue: { slug: line.venueSlug, name: line.venueName },
    purchasedFor: { id: user.id, name: fullName(user) },
    price: pounds(line.pricePence),
    formattedPrice: formatMoney(line.pricePence, symbol),
    priceReason: null,
    formattedPreviousPrice: null,
    problem: null,
  };
}

/** The order's record of a penalty. */
export type PenaltySnapshot = Pick<PenaltyOrderItem, 'startDate' | 'endDate' | 'venue' | 'purchasedFor'>;

/** A penalty as the item of the order that pays for it. It opens no door. */
export function penaltyItem(orderId: string, line: PenaltyRow, user: Person): Insertable<OrderItemTable> {
  const snapshot: PenaltySnapshot = {
    startDate: siteIso(line.startsAt),
    endDate: siteIso(line.endsAt),
    venue: { slug: line.venueSlug, name: line.venueName },
    purchasedFor: { id: user.id, name: fullName(user) },
  };
  return {
    orderId,
    sessionId: null,
    membershipId: null,
    penaltyId: line.id,
    personId: user.id,
    name: nameOf(line),
    pricePence: line.pricePence,
    accessCode: '',
    snapshot: JSON.stringify(snapshot),
    status: 'confirmed',
  };
}

/** Puts what a person owes into their basket, inside the caller's transaction; all or nothing. */
export async function addPenalties(
  tx: Kysely<Database>,
  items: readonly AddItem[],
  user: Person,
  now: Date,
): Promise<void> {
  if (items.length === 0) return;
  const ids = [...new Set(items.map(({ id }) => id))];
  const { id: cartId } = await lockCartForAdding(tx, user, now);
  const put = await addToBasket(tx, cartId, user.id, ids);
  if (put < ids.length) throw new ApiFailure(409, penaltyTexts.notDue);
}
