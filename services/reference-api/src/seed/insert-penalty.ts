import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { addDays, siteDay, siteIso } from 'shared-contracts/dates';
import type { Database } from '../database/database.ts';
import type { ItemSnapshot } from '../orders/snapshot.ts';

const CHARGE_PENCE = 300;
const REFERENCE = 'RIV-P3NALT';

/** A free class of a venue that took place days ago; the timetable itself begins today. */
async function earlierSession(tx: Transaction<Database>, venueId: string, now: Date) {
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
  const day = addDays(siteDay(now), -3);
  const startsAt = new Date(`${day}T18:00:00Z`);
  const endsAt = new Date(startsAt.getTime() + series.durationMinutes * 60_000);
  const { id } = await tx
    .insertInto('scheduledSessions')
    .values({
      id: `${series.id}-${day.replaceAll('-', '')}-1800`,
      seriesId: series.id,
      venueId,
      tenantId: series.tenantId,
      startsAt,
      endsAt,
      capacity: series.capacity,
      placesSoldElsewhere: 0,
      status: 'EventScheduled',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...series, sessionId: id, startsAt, endsAt };
}

interface Owing {
  personId: string;
  tenantId: number;
  venueId: string;
  fullName: string;
}

/** A class that somebody gave up too late, and still owes the charge for. */
export async function insertPenalty(
  tx: Transaction<Database>,
  { personId, tenantId, venueId, fullName }: Owing,
  now: Date,
): Promise<void> {
  const session = await earlierSession(tx, venueId, now);
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
      reference: REFERENCE,
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
  const item = await tx
    .insertInto('orderItems')
    .values({
      ...order,
      personId,
      sessionId: session.sessionId,
      membershipId: null,
      name: session.name,
      pricePence: 0,
      accessCode: '204818',
      snapshot: JSON.stringify(snapshot),
      status: 'cancelled',
    })
    .returning('id as orderItemId')
    .executeTakeFirstOrThrow();
  const charge = { reason: 'late-cancellation', amountPence: CHARGE_PENCE } as const;
  await tx
    .insertInto('penalties')
    .values({ tenantId, personId, ...item, ...charge, createdAt: session.startsAt })
    .execute();
}
