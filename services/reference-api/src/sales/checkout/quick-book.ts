import type { Kysely } from 'kysely';
import type { AddItem } from 'shared-contracts/api/add-item';
import { formatMoney } from 'shared-contracts/money';
import { findBookable } from '../../activities/index.ts';
import { type Attendee, decide } from '../../booking-rules/index.ts';
import { ApiFailure, type Database, notFound, type Person, type Tenant } from '../../platform/index.ts';
import { addItemsTo } from '../basket/add-items.ts';
import { waiversToAccept } from '../waivers/store.ts';
import { checkPayable } from './payable-basket.ts';
import { placeOrder } from './place-order.ts';
import { checkoutTexts } from './texts.ts';

interface QuickBooking {
  item: AddItem;
  user: Person;
  /** The attendee. */
  attendee: Attendee;
  tenant: Tenant;
  /** Origin of the page it is booked on. */
  origin: string;
  now: Date;
  holdMinutes: number;
}

const notFree = (pricePence: number, { tenant }: QuickBooking) =>
  new ApiFailure(409, checkoutTexts.notFree(formatMoney(pricePence, tenant.settings.site.currency.symbol)));

/** A basket for one order, which is never open: the one the person fills is neither looked at nor touched. */
async function basketOfItsOwn(tx: Kysely<Database>, { user, now }: QuickBooking): Promise<string> {
  const { id } = await tx
    .insertInto('carts')
    .values({ tenantId: user.tenantId, personId: user.id, status: 'paid', createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Holds a place that costs nothing and turns it into an order, both inside the caller's transaction; throws
 * in words when there is no place or something to pay. A package is never used for it: a use is worth something.
 */
export async function quickBook(tx: Kysely<Database>, booking: QuickBooking): Promise<string> {
  const { item, user, attendee, tenant, now } = booking;
  const asker = { now, personId: attendee.id, bookerId: user.id };
  const session = await findBookable(tx, asker, tenant.id, item.id).executeTakeFirst();
  if (!session || item.type !== 'activity') throw notFound();
  const { offer } = decide(session, { attendee, settings: tenant.settings, now });
  if (offer.pricePence > 0) throw notFree(offer.pricePence, booking);

  const place = { ...session, attendeeId: attendee.id, firstName: '', lastName: '' };
  // A waiver needs its own tick, for which the checkout has room.
  if ((await waiversToAccept(tx, [place], booking)).length > 0) {
    throw new ApiFailure(409, checkoutTexts.waiverFirst);
  }
  const cartId = await basketOfItsOwn(tx, booking);
  await addItemsTo(
    tx,
    { id: cartId, isNew: true, hasPackages: false },
    [{ ...item, pricingOptionId: offer.id }],
    {
      ...booking,
      attendees: [attendee],
    },
  );
  const basket = await checkPayable(tx, cartId, { ...booking, completedWaivers: [] });
  if (basket instanceof ApiFailure) throw basket;
  if (basket.total > 0) throw notFree(basket.total, booking);
  const order = await placeOrder(tx, {
    ...booking,
    ...basket,
    tenders: [],
    membershipCredit: [],
    payment: null,
  });
  return order.completeOrderId;
}
