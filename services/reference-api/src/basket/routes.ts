import type { Cart } from 'shared-contracts/api/basket';
import { apiTable } from 'shared-contracts/api/table';
import { siteDay } from 'shared-contracts/dates';
import { isMember } from '../activities/shown-session.ts';
import { type ApiServer, type Call, type Person, requireUser } from '../http/call.ts';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { readMembershipLine, withCurrentPrice } from '../joining/line.ts';
import { voidPayment } from '../payments/settle.ts';
import { texts } from '../texts/en.ts';
import { addItems } from './add-items.ts';
import { discardCart, removeLines } from './change-basket.ts';
import { withCurrentPrices } from './prices.ts';
import { shownCart } from './shown-cart.ts';
import { findCart, readLines } from './store.ts';

const { cart, clearCart, addToCart, removeFromCart } = apiTable.basket;

/** Nobody acts for another person: linked people do not exist. Throws the 403 failure. */
function refuseOthers(user: Person, ids: { selected?: string | null; membership?: string | null }): void {
  const isSelf =
    (!ids.selected || ids.selected === user.id) &&
    (!ids.membership || ids.membership === user.membershipUserId);
  if (!isSelf) throw new ApiFailure(403, texts.status.forbidden);
}

async function currentCart(call: Pick<Call, 'db' | 'tenant' | 'now'>, user: Person): Promise<Cart> {
  const now = call.now();
  const { db, tenant } = call;
  const viewer = { user, tenant, now };
  const cartId = await findCart(db, user);
  if (!cartId) return shownCart(null, [], null, viewer);
  const lines = await readLines(db, cartId, user.id, now);
  const priced = await withCurrentPrices(db, cartId, lines, isMember(user));
  const membership = await readMembershipLine(db, cartId, viewer);
  const pricedMembership = membership && (await withCurrentPrice(db, membership, siteDay(now)));
  return shownCart(cartId, priced, pricedMembership, viewer);
}

export function registerBasket(app: ApiServer): void {
  handle(app, cart, (call) => {
    const user = requireUser(call);
    refuseOthers(user, { selected: call.query.selected_user_id });
    return currentCart(call, user);
  });

  handle(app, clearCart, async (call) => {
    const user = requireUser(call);
    refuseOthers(user, { selected: call.query.selected_user_id });
    const paid = await call.db.transaction().execute((tx) => discardCart(tx, user, call.now()));
    if (paid) await voidPayment(call, paid);
    return currentCart(call, user);
  });

  handle(app, addToCart, async (call) => {
    const user = requireUser(call);
    const { items, selectedUserId, membershipUserId } = call.body;
    refuseOthers(user, { selected: selectedUserId, membership: membershipUserId });
    for (const item of items) refuseOthers(user, { selected: item.purchasedForUserId });
    const { tenant, configuration } = call;
    const adding = { user, tenant, now: call.now(), holdMinutes: configuration.holdMinutes };
    await call.db.transaction().execute((tx) => addItems(tx, items, adding));
    return currentCart(call, user);
  });

  handle(app, removeFromCart, async (call) => {
    const user = requireUser(call);
    refuseOthers(user, {
      selected: call.query.selected_user_id,
      membership: call.query.membership_user_id,
    });
    await call.db.transaction().execute((tx) => removeLines(tx, user, call.body.cartItemIds));
    return currentCart(call, user);
  });
}
