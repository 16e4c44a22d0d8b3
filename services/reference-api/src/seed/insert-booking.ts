import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { siteDay, siteIso, siteTime } from 'shared-contracts/dates';
import type { Database } from '../platform/index.ts';
import type { ItemSnapshot } from '../sales/wiring.ts';

/** A free class of a venue at its own moment; one that the timetable has there is taken for it. */
export async function freeSessionAt(tx: Transaction<Database>, venueId: string, startsAt: Date) {
  const series = await tx
    .selectFrom('sessionSeries')
    .innerJoin('venues', 'venues.id', 'sessionSeries.venueId')
    .select([
      'sessionSeries.id',
      'sessionSeries.name',
      'sessionSeries.tenantId',
      'capacity',
      'durationMinutes',
    ])
    .select(['venues.slug as venueSlug', 'venues.name as venueName', 'venues.address1', 'venues.town'])
    .where('venueId', '=', venueId)
    .where(sql<boolean>`offers @> '[{"pricePence": 0}]'`)
    .orderBy('sessionSeries.id')
    .executeTakeFirstOrThrow();
  const endsAt = new Date(startsAt.getTime() + series.durationMinutes * 60_000);
  const open = { placesSoldElsewhere: 0, status: 'EventScheduled' } as const;
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const { id } = await tx
    .insertInto('scheduledSessions')
    .values({
      id: `${series.id}-${digits(siteDay(startsAt))}-${digits(siteTime(startsAt))}`,
      seriesId: series.id,
      venueId,
      tenantId: series.tenantId,
      startsAt,
      endsAt,
      capacity: series.capacity,
      ...open,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(open))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...series, sessionId: id, startsAt, endsAt };
}

interface SeedBooking {
  person: { personId: string; tenantId: number; fullName: string };
  session: Awaited<ReturnType<typeof freeSessionAt>>;
  reference: string;
  accessCode: string;
  status: 'confirmed' | 'cancelled';
}

/** A free class that someone booked the day before it took place; answers the id of the order's item. */
export async function insertBooking(
  tx: Transaction<Database>,
  { person, session, reference, accessCode, status }: SeedBooking,
): Promise<string> {
  const { personId, tenantId, fullName } = person;
  const bookedAt = new Date(session.startsAt.getTime() - 24 * 3_600_000);
  const owner = { tenantId, personId, createdAt: bookedAt };
  const cart = await tx
    .insertInto('carts')
    .values({ ...owner, status: 'paid' })
    .returning('id as cartId')
    .executeTakeFirstOrThrow();
  const order = await tx
    .insertInto('orders')
    .values({
      ...owner,
      ...cart,
      completeOrderId: randomUUID(),
      reference,
      totalPence: 0,
      taxPence: 0,
      paymentId: null,
    })
    .returning('id as orderId')
    .executeTakeFirstOrThrow();
  const snapshot: ItemSnapshot = {
    startDate: siteIso(session.startsAt),
    endDate: siteIso(session.endsAt),
    venue: {
      slug: session.venueSlug,
      name: session.venueName,
      address: `${session.address1}, ${session.town}`,
    },
    location: null,
    leader: null,
    purchasedFor: { id: personId, name: fullName },
    attendeeInstructions: null,
  };
  const { id } = await tx
    .insertInto('orderItems')
    .values({
      ...order,
      personId,
      sessionId: session.sessionId,
      membershipId: null,
      name: session.name,
      pricePence: 0,
      accessCode,
      snapshot: JSON.stringify(snapshot),
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
