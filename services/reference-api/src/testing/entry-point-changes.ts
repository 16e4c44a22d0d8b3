import type { BookingWindow, ClashPolicy, TenantSettings } from '../platform/index.ts';
import type { CardShop } from './card-shop.ts';

type SessionStatus = 'EventScheduled' | 'EventCancelled';

/** Changes to Alex, a session and the venue that open or close a door. */
export function changesOf(shop: CardShop, alexId: string) {
  const { db } = shop;

  async function settings(change: Partial<TenantSettings>): Promise<void> {
    const tenant = await db
      .selectFrom('tenants')
      .select(['id', 'settings'])
      .where('slug', '=', 'riverside')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('tenants')
      .set({ settings: JSON.stringify({ ...tenant.settings, ...change }) })
      .where('id', '=', tenant.id)
      .execute();
  }

  const changes = {
    /** The offers of a class that costs £7.00, and members nothing. */
    freeForMembers: JSON.stringify([
      { id: 'standard', name: 'Standard', audience: 'standard', pricePence: 700 },
      { id: 'member', name: 'Member', audience: 'member', pricePence: 0 },
    ]),
    ofSeries: (
      session: string,
      change: { ageMin?: number | null; ageMax?: number | null; offers?: string },
    ) =>
      db
        .updateTable('sessionSeries')
        .set(change)
        .where('id', 'in', (series) =>
          series.selectFrom('scheduledSessions').select('seriesId').where('id', '=', session),
        )
        .execute(),
    ofSession: (session: string, change: { status?: SessionStatus; startsAt?: Date }) =>
      db.updateTable('scheduledSessions').set(change).where('id', '=', session).execute(),
    membership: (held: { startDate?: string; endDate?: string | null }) =>
      db
        .updateTable('memberships')
        .set({ status: 'active', startDate: '2025-04-10', endDate: null, ...held })
        .where('personId', '=', alexId)
        .execute(),
    birthday: (day: string | null) =>
      db
        .updateTable('people')
        .set({ answers: JSON.stringify(day === null ? {} : { dateOfBirth: day }) })
        .where('id', '=', alexId)
        .execute(),
    clashes: (clashes: ClashPolicy) => settings({ clashes }),
    bookingWindow: (bookingWindow: BookingWindow) => settings({ bookingWindow }),
    /** Alex has a booking of another session, which is moved to the hours of this one. */
    async bookAnotherAt(session: string, other: string): Promise<void> {
      const hours = await db
        .selectFrom('scheduledSessions')
        .select(['startsAt', 'endsAt'])
        .where('id', '=', session)
        .executeTakeFirstOrThrow();
      await db.updateTable('scheduledSessions').set(hours).where('id', '=', other).execute();
      const { orderId, snapshot } = await db
        .selectFrom('orderItems')
        .select(['orderId', 'snapshot'])
        .executeTakeFirstOrThrow();
      await db
        .insertInto('orderItems')
        .values({
          orderId,
          sessionId: other,
          membershipId: null,
          personId: alexId,
          name: 'Another class',
          pricePence: 0,
          accessCode: '1234',
          snapshot: JSON.stringify(snapshot),
          status: 'confirmed',
        })
        .execute();
    },
    async owes(amountPence: number): Promise<void> {
      const { id: orderItemId } = await db
        .selectFrom('orderItems')
        .select('id')
        .where('id', 'not in', (owed) => owed.selectFrom('penalties').select('orderItemId'))
        .executeTakeFirstOrThrow();
      const due = { tenantId: 1, personId: alexId, orderItemId, reason: 'no-show' as const };
      await db
        .insertInto('penalties')
        .values({ ...due, amountPence, createdAt: shop.now() })
        .execute();
    },
    /** A time at which courts can be booked. */
    async courtTime(): Promise<string> {
      const { id } = await db
        .selectFrom('scheduledSessions as session')
        .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
        .innerJoin('tenants', 'tenants.id', 'session.tenantId')
        .select('session.id')
        .where('tenants.slug', '=', 'riverside')
        .where('series.courts', 'is not', null)
        .where('session.startsAt', '>', new Date(shop.now().getTime() + 24 * 3_600_000))
        .where('session.status', '=', 'EventScheduled')
        .orderBy('session.startsAt')
        .orderBy('session.id')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** Everyone else has the places, and no one has one in a basket or is offered one. */
    async fill(session: string): Promise<void> {
      await db
        .updateTable('scheduledSessions')
        .set((row) => ({ placesSoldElsewhere: row.ref('capacity') }))
        .where('id', '=', session)
        .execute();
      await db.deleteFrom('holds').where('sessionId', '=', session).execute();
      await db.deleteFrom('waitingPlaces').where('sessionId', '=', session).execute();
    },
    async bookingsOf(session: string): Promise<number> {
      const rows = await db
        .selectFrom('orderItems')
        .select('id')
        .where('sessionId', '=', session)
        .where('personId', '=', alexId)
        .where('status', '=', 'confirmed')
        .execute();
      return rows.length;
    },
    /** Nothing speaks against a place, which costs Alex nothing as a member. */
    async everythingIsFine(session: string, startsAt: Date): Promise<void> {
      await shop.leavePlaces(session, 2);
      await changes.ofSeries(session, { ageMin: null, ageMax: null, offers: changes.freeForMembers });
      await changes.ofSession(session, { status: 'EventScheduled', startsAt });
      await changes.membership({});
      await changes.birthday('1988-04-17');
      await settings({ clashes: 'ask', bookingWindow: { standardDays: 365, memberDays: null } });
      await db.deleteFrom('penalties').where('personId', '=', alexId).execute();
      await db
        .updateTable('orderItems')
        .set({ status: 'cancelled' })
        .where('personId', '=', alexId)
        .where('sessionId', 'is not', null)
        .execute();
      await db.deleteFrom('waitingPlaces').where('personId', '=', alexId).execute();
    },
  };
  return changes;
}

export type Changes = ReturnType<typeof changesOf>;
