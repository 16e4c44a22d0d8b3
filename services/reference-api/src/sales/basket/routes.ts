import { apiTable } from 'shared-contracts/api/table';
import { attendeesOf } from '../../booking-rules/index.ts';
import { isAtDesk, recordStaffAct, resolveBasketOwner } from '../../people/index.ts';
import {
  ApiFailure,
  type ApiServer,
  type Call,
  handle,
  type Person,
  param,
  texts,
} from '../../platform/index.ts';
import { voidPayment } from '../payments/settle.ts';
import { addPenalties } from '../penalties/line.ts';
import { addItems } from './add-items.ts';
import { applyCredit } from './apply-credit.ts';
import { discardCart, removeLines } from './change-basket.ts';
import { removeBenefit, removePackageUsage, updateLine } from './change-line.ts';
import { currentCart, noCart, readCart } from './current-cart.ts';
import { extendHold } from './extend-hold.ts';
import { countPlaces } from './hold-limits.ts';

const endpoints = apiTable.basket;

/** A membership that is named has to be that of the person served. Throws the 403 failure. */
function refuseOthers(user: Person, membershipUserId: string | null | undefined): void {
  if (!membershipUserId || membershipUserId === user.membershipUserId) return;
  throw new ApiFailure(403, texts.status.forbidden);
}

export function registerBasket(app: ApiServer): void {
  handle(app, endpoints.cart, async (call) =>
    currentCart(call, await resolveBasketOwner(call, call.query.selected_user_id)),
  );

  handle(app, endpoints.clearCart, async (call) => {
    const user = await resolveBasketOwner(call, call.query.selected_user_id);
    const paid = await call.db.transaction().execute(async (tx) => {
      if (user.id !== call.user?.id)
        await recordStaffAct(tx, call, { act: 'basket-cleared', personId: user.id });
      return discardCart(tx, user, call.now());
    });
    if (paid) await voidPayment(call, paid);
    return noCart(call, user);
  });

  const add = async (call: Call<typeof endpoints.addToCart>) => {
    const { items, selectedUserId, membershipUserId } = call.body;
    const user = await resolveBasketOwner(call, selectedUserId);
    refuseOthers(user, membershipUserId);
    const { db, tenant, configuration } = call;
    const now = call.now();
    const owed = items.filter(({ type }) => type === 'penalty');
    // Everyone pays what they owe themselves.
    if (owed.some(({ purchasedForUserId: id }) => id && id !== user.id)) {
      throw new ApiFailure(403, texts.status.forbidden);
    }
    const places = items.filter(({ type }) => type !== 'penalty');
    const ids = places.map(({ purchasedForUserId }) => purchasedForUserId);
    const attendees = await attendeesOf(call, user, ids);
    const staffId = isAtDesk(call) ? call.user?.id : undefined;
    await addPenalties(db, owed, user, now);
    if (places.length === 0) return currentCart(call, user);
    const { holdMinutes } = configuration;
    const facts = await addItems(db, places, { user, tenant, now, holdMinutes, attendees, staffId });
    const cart = await readCart(call, user, facts);
    if (staffId === undefined) await countPlaces(call, places.length);
    return cart;
  };
  handle(app, endpoints.addToCart, add, { isOneTransaction: true });

  handle(app, endpoints.removeFromCart, async (call) => {
    const user = await resolveBasketOwner(call, call.query.selected_user_id);
    refuseOthers(user, call.query.membership_user_id);
    await call.db.transaction().execute((tx) => removeLines(tx, user, call.body.cartItemIds));
    return currentCart(call, user);
  });

  handle(app, endpoints.applyCredit, async (call) => {
    const user = await resolveBasketOwner(call, call.body.selectedUserId);
    await applyCredit(call, user, await currentCart(call, user));
    return currentCart(call, user);
  });

  handle(app, endpoints.keepPlaces, async (call) => {
    const user = await resolveBasketOwner(call, call.body.selectedUserId);
    const keeping = {
      user,
      tenant: call.tenant,
      now: call.now(),
      holdMinutes: call.configuration.holdMinutes,
    };
    await call.db.transaction().execute((tx) => extendHold(tx, keeping));
    return currentCart(call, user);
  });

  handle(app, endpoints.updateCartItem, async (call) => {
    const user = await resolveBasketOwner(call, call.body.selectedUserId);
    const change = { user, tenant: call.tenant, now: call.now(), lineId: param(call, 'cartItemId') };
    await call.db.transaction().execute((tx) => updateLine(tx, change, call.body.options));
    return currentCart(call, user);
  });

  handle(app, endpoints.removeBenefit, async (call) => {
    const user = await resolveBasketOwner(call, call.query.selected_user_id);
    const change = { user, tenant: call.tenant, now: call.now(), lineId: param(call, 'cartItemId') };
    await call.db.transaction().execute((tx) => removeBenefit(tx, change));
    return currentCart(call, user);
  });

  handle(app, endpoints.removePackageUsage, async (call) => {
    const user = await resolveBasketOwner(call, call.query.selected_user_id);
    const change = { user, tenant: call.tenant, now: call.now(), lineId: param(call, 'cartItemId') };
    await call.db.transaction().execute((tx) => removePackageUsage(tx, change));
    return currentCart(call, user);
  });
}
