import type { Kysely } from 'kysely';
import { apiTable } from 'shared-contracts/api/table';
import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { originOfApp, recordStaffAct, requireDesk, resolveBasketOwner } from '../../people/index.ts';
import {
  ApiFailure,
  type ApiServer,
  type Call,
  callOrigin,
  type Database,
  handle,
  notFound,
  type Person,
  param,
  requireUser,
} from '../../platform/index.ts';
import { hasOffer, isFullyBooked, isWaiting, MAX_WAITING_PLACES } from '../waiting-list/rules.ts';
import { countWaitingPlaces, insertWaiting, removeLapsed, removeWaiting } from '../waiting-list/store.ts';
import { waitingTexts } from '../waiting-list/texts.ts';
import { presentSession } from './present-session.ts';
import { findSession, listWaitlistedClasses, lockSessions } from './store.ts';

const NOT_ON_IT: WaitingList = { position: null, offeredUntil: null, canJoin: false, waiting: 0 };

/** A class with the list as a person sees it. Throws the 404 failure when the tenant has none of that id. */
async function seenBy(call: Call, db: Kysely<Database>, user: Person) {
  const { tenant } = call;
  const now = call.now();
  const row = await findSession(db, { now, personId: user.id }, tenant.id, param(call, 'session'));
  if (!row) throw notFound();
  return { row, session: presentSession(row, { tenant, attendee: user, now }) };
}

interface Joining {
  user: Person;
  /** Origin of the pages that mail about the list leads to. */
  origin: string;
}

/** Puts a person at the end of the list; `null` if they are on it already. Throws in words when there is nothing to wait for. */
async function join(tx: Kysely<Database>, call: Call, { user, origin }: Joining): Promise<string | null> {
  await lockSessions(tx, call.tenant.id, [param(call, 'session')]);
  const now = call.now();
  const { row, session } = await seenBy(call, tx, user);
  if (isWaiting(row, now)) return null;
  const { bookable, waitingList } = session;
  if (!isFullyBooked(bookable) || !waitingList?.canJoin) {
    throw new ApiFailure(409, bookable.message ?? waitingTexts.free);
  }
  await removeLapsed(tx, { personId: user.id }, now);
  if ((await countWaitingPlaces(tx, user.id)) >= MAX_WAITING_PLACES) {
    const words = user.isServed ? waitingTexts.tooManyOfCustomer : waitingTexts.tooMany;
    throw new ApiFailure(409, words(MAX_WAITING_PLACES));
  }
  const place = { tenantId: call.tenant.id, sessionId: row.id, personId: user.id, origin };
  await insertWaiting(tx, place, now);
  return row.name;
}

/**
 * Takes the customer at the desk off the list, and returns the name of the class; `null` if they are not on it. A place
 * that is held for them is not given up by staff who do not know of it, nor one in their basket: throws the 409 failure.
 */
async function removeAtDesk(
  tx: Kysely<Database>,
  call: Call,
  { user, givesUpOffer }: { user: Person; givesUpOffer: boolean },
): Promise<string | null> {
  await lockSessions(tx, call.tenant.id, [param(call, 'session')]);
  const now = call.now();
  const { row } = await seenBy(call, tx, user);
  // A place that is offered leaves the list for the basket.
  if (row.isInOwnBasket) throw new ApiFailure(409, waitingTexts.inBasket);
  if (!isWaiting(row, now)) return null;
  if (hasOffer(row, now) && !givesUpOffer) throw new ApiFailure(409, waitingTexts.offered);
  await removeWaiting(tx, user.id, [row.id]);
  return row.name;
}

export function registerWaitingList(app: ApiServer): void {
  handle(app, apiTable.waitingList.joinWaitingList, async (call) => {
    const user = requireUser(call);
    await call.db.transaction().execute((tx) => join(tx, call, { user, origin: callOrigin(call) }));
    return (await seenBy(call, call.db, user)).session.waitingList ?? NOT_ON_IT;
  });

  handle(app, apiTable.frontOfHouse.joinWaitingListForCustomer, async (call) => {
    requireDesk(call);
    const user = await resolveBasketOwner(call, param(call, 'customerId'));
    const origin = originOfApp(callOrigin(call), 'bookings');
    await call.db.transaction().execute(async (tx) => {
      const subject = await join(tx, call, { user, origin });
      if (subject === null) return;
      await recordStaffAct(tx, call, { act: 'waiting-list-joined', personId: user.id, subject });
    });
    return (await seenBy(call, call.db, user)).session.waitingList ?? NOT_ON_IT;
  });

  handle(app, apiTable.frontOfHouse.leaveWaitingListForCustomer, async (call) => {
    requireDesk(call);
    const user = await resolveBasketOwner(call, param(call, 'customerId'));
    const givesUpOffer = call.query.offer === 'given-up';
    await call.db.transaction().execute(async (tx) => {
      const subject = await removeAtDesk(tx, call, { user, givesUpOffer });
      if (subject === null) return;
      await recordStaffAct(tx, call, { act: 'waiting-list-left', personId: user.id, subject });
    });
    return (await seenBy(call, call.db, user)).session.waitingList ?? NOT_ON_IT;
  });

  handle(app, apiTable.waitingList.waitingPlaces, async (call) => {
    const user = requireUser(call);
    const { db, tenant } = call;
    const now = call.now();
    const rows = await listWaitlistedClasses(db, { now, personId: user.id }, tenant.id);
    return rows.map((row) => ({
      session: presentSession(row, { tenant, attendee: user, now }),
      venue: { slug: row.venueSlug, name: row.venueName },
    }));
  });

  handle(app, apiTable.waitingList.leaveWaitingList, async (call) => {
    const user = requireUser(call);
    const { row } = await seenBy(call, call.db, user);
    await removeWaiting(call.db, user.id, [row.id]);
    return (await seenBy(call, call.db, user)).session.waitingList ?? NOT_ON_IT;
  });
}
