import type { PopulatedShop } from '../populated-shop.ts';
import type { KnownValues } from './valid-values.ts';

/** Values at riverside for each name that the published document has for it, in path, query and body. */
export async function readKnownValues(shop: PopulatedShop): Promise<KnownValues> {
  const { db, now, owned, ids, venues } = shop;
  const geocoderKey = String((await shop.call('GET /api/v1/client')).data.map_api_key);
  const sessions = await db
    .selectFrom('scheduledSessions')
    .select('id')
    .where('startsAt', '>', now())
    .orderBy('startsAt')
    .limit(40)
    .execute();
  const bookings = await db.selectFrom('orderItems').select('id').execute();
  const lines = await db.selectFrom('cartItems').select('id').execute();
  const sessionIds = sessions.map(({ id }) => id);
  const people = Object.values(ids);
  const mine = Object.fromEntries(Object.entries(owned).map(([name, value]) => [name, [value]]));
  return {
    ...mine,
    venue: [...Object.keys(venues), ...Object.values(venues)],
    key: [geocoderKey],
    venue_id: Object.values(venues),
    home_venue_id: Object.values(venues),
    session: sessionIds,
    sessionId: sessionIds,
    bookingId: bookings.map(({ id }) => id),
    cart_item_ids: lines.map(({ id }) => id),
    id: [...sessionIds.slice(0, 8), String(owned.membershipId), '101', '111'],
    membership_type_id: ['101', '111'],
    payment_option_id: ['1011'],
    date: [String(owned.date), '2026-06-12'],
    start_date: ['2026-07-01'],
    months: ['1'],
    term: ['Sale'],
    postcode: ['M33 2AL'],
    startsAt: ['2026-06-12T10:00:00+01:00'],
    selected_user_id: people,
    purchased_for_user_id: people,
    username: ['sam.new@example.com', 'twins@example.com', 'RIV100001'],
    email: ['sam.new@example.com', 'nobody@example.com'],
    onboarding_type: ['customer_account_online', 'membership_purchase'],
  };
}
