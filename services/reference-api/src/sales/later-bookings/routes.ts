import type { Kysely } from 'kysely';
import { apiTable } from 'shared-contracts/api/table';
import { endOwnMembership, freeze, readFreeze, readMembershipEnding } from '../../memberships/index.ts';
import {
  type ApiServer,
  type Call,
  callOrigin,
  type Database,
  handle,
  requireUser,
} from '../../platform/index.ts';
import { settleRefundsOf } from '../refunds/settle-refunds.ts';
import { carryOut, previewChange } from './carry-out.ts';
import { shownLater } from './shown-bookings.ts';
import type { Booker } from './store.ts';

/** Who calls, whatever the call says. */
type Caller = Omit<Call, 'body' | 'query'>;

const booker = (call: Caller): Booker => ({ user: requireUser(call), tenant: call.tenant, now: call.now() });

/** What a change means, with what becomes of bookings. */
async function withBookings<Offer>(
  call: Caller,
  offer: Offer,
  change: (inside: Caller) => Promise<unknown>,
): Promise<Offer & { laterBookings: ReturnType<typeof shownLater>[]; bookingsKey: string }> {
  const { symbol } = call.tenant.settings.site.currency;
  const { affected, key } = await previewChange(call.db, booker(call), (db) => change({ ...call, db }));
  return { ...offer, laterBookings: affected.map((place) => shownLater(place, symbol)), bookingsKey: key };
}

/** Carries a change out as it was told, and sends what goes back to a card. */
async function asTold<Answer>(
  call: Caller,
  key: string | undefined,
  change: (inside: Caller) => Promise<Answer>,
): Promise<Answer> {
  const told = { key, origin: callOrigin(call) };
  const done = await call.db
    .transaction()
    .execute((tx: Kysely<Database>) => carryOut(tx, booker(call), told, () => change({ ...call, db: tx })));
  call.wakeMail();
  for (const itemId of done.cancelled) await settleRefundsOf(call, itemId);
  return done.answer;
}

export function registerLaterBookings(app: ApiServer): void {
  const endpoints = apiTable.ownMemberships;

  handle(app, endpoints.membershipEnding, async (call) => {
    const ending = await readMembershipEnding(call);
    return withBookings(call, ending, (inside) => endOwnMembership(inside, ending.endDate));
  });

  handle(app, endpoints.endMembership, (call) =>
    asTold(call, call.body.bookingsKey, (inside) => endOwnMembership(inside, call.body.endDate)),
  );

  handle(app, endpoints.membershipFreeze, async (call) => {
    const offer = await readFreeze(call);
    const wish = { ...offer, monthly: offer.monthly.decimal };
    return withBookings(call, offer, (inside) => freeze(inside, wish));
  });

  handle(app, endpoints.freezeMembership, (call) =>
    asTold(call, call.body.bookingsKey, (inside) => freeze(inside, call.body)),
  );
}
