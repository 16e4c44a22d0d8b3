import type { Kysely } from 'kysely';
import { apiTable } from 'shared-contracts/api/table';
import { lockAttendees } from '../../activities/index.ts';
import {
  changeable,
  endOwnMembership,
  findTypeOfOption,
  freeze,
  numericId,
  readChangeCosts,
  readFreeze,
  readMembershipEnding,
} from '../../memberships/index.ts';
import {
  type ApiServer,
  type Call,
  callOrigin,
  type Database,
  handle,
  notFound,
  param,
  requireUser,
} from '../../platform/index.ts';
import { settleRefundsOf } from '../refunds/settle-refunds.ts';
import { type Affected, keyOf, previewChange } from './affected.ts';
import { previewMembershipChange } from './agreed-bookings.ts';
import { carryOut } from './carry-out.ts';
import { presentLaterBooking } from './present-later-booking.ts';
import type { Booker } from './store.ts';

/** The caller, ignoring what the call says. */
type Caller = Omit<Call, 'body' | 'query'>;

const booker = (call: Caller): Booker => ({ user: requireUser(call), tenant: call.tenant, now: call.now() });

/** The effect of a change, with its outcomes for bookings. */
function withBookings<Offer>(
  { tenant }: Caller,
  offer: Offer,
  affected: readonly Affected[],
): Offer & { laterBookings: ReturnType<typeof presentLaterBooking>[]; bookingsKey: string } {
  const { symbol } = tenant.settings.site.currency;
  return {
    ...offer,
    laterBookings: affected.map((place) => presentLaterBooking(place, symbol)),
    bookingsKey: keyOf(affected),
  };
}

/** Outcomes for bookings when a change is made by the call's own means. */
const preview = (call: Caller, change: (inside: Caller) => Promise<unknown>): Promise<Affected[]> =>
  previewChange(call.db, booker(call), (db) => change({ ...call, db }));

/** Carries a change out as shown, and sends refunds to cards. */
async function asPreviewed<Answer>(
  call: Caller,
  key: string | undefined,
  change: (inside: Caller) => Promise<Answer>,
): Promise<Answer> {
  const agreed = { key, origin: callOrigin(call) };
  const done = await call.db.transaction().execute(async (tx: Kysely<Database>) => {
    // A place that is paid for at this moment is in the list, or is at the price of afterwards.
    await lockAttendees(tx, [requireUser(call).id]);
    return carryOut(tx, booker(call), agreed, () => change({ ...call, db: tx }));
  });
  call.wakeMail();
  for (const itemId of done.cancelled) await settleRefundsOf(call, itemId);
  return done.answer;
}

export function registerLaterBookings(app: ApiServer): void {
  const endpoints = apiTable.ownMemberships;

  handle(app, endpoints.membershipEnding, async (call) => {
    const ending = await readMembershipEnding(call);
    const affected = await preview(call, (inside) => endOwnMembership(inside, ending.endDate));
    return withBookings(call, ending, affected);
  });

  handle(app, endpoints.endMembership, (call) =>
    asPreviewed(call, call.body.bookingsKey, (inside) => endOwnMembership(inside, call.body.endDate)),
  );

  handle(app, apiTable.memberships.changeCosts, async (call) => {
    const costs = await readChangeCosts(call);
    const held = await changeable(call);
    const optionId = numericId(param(call, 'paymentOptionId'));
    const found = await findTypeOfOption(call.db, call.tenant.id, optionId);
    if (!found) throw notFound();
    const wanted = { ...found, held, startDate: call.query.startsAt ?? costs.startsAt.min };
    return withBookings(call, costs, await previewMembershipChange(call.db, booker(call), wanted));
  });

  handle(app, endpoints.membershipFreeze, async (call) => {
    const offer = await readFreeze(call);
    const wish = { ...offer, monthly: offer.monthly.decimal };
    const affected = await preview(call, (inside) => freeze(inside, wish));
    return withBookings(call, offer, affected);
  });

  handle(app, endpoints.freezeMembership, (call) =>
    asPreviewed(call, call.body.bookingsKey, (inside) => freeze(inside, call.body)),
  );
}
