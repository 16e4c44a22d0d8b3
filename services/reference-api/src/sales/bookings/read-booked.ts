import { sql } from 'kysely';
import { formatMoney } from 'shared-contracts/money';
import type { LetterPart, Writing } from '../../people/index.ts';
import { addressLine } from '../../venues/index.ts';
import { bookingPart } from '../letters/booking-part.ts';
import { letterTexts } from '../letters/texts.ts';
import { packageNamesOf } from '../packages/store.ts';

/** The booking a mail is about, as it is now. */
export async function readBooked({ db, queued }: Pick<Writing, 'db' | 'queued'>) {
  const row = await db
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .innerJoin('scheduledSessions as session', 'session.id', 'item.sessionId')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .innerJoin('people as attendee', 'attendee.id', 'item.personId')
    .innerJoin('people as payer', 'payer.id', 'orders.personId')
    .select([
      'item.id',
      'item.name',
      'item.status',
      'item.cancelledBy',
      'item.pricePence',
      'item.accessCode',
      'orders.reference',
      'session.startsAt',
      'session.endsAt',
      'session.cancellationReason',
      'series.leader',
      'series.attendeeInstructions',
      'venue.name as venueName',
      'venue.slug as venueSlug',
      'venue.address1',
      'venue.address2',
      'venue.town',
      'venue.postcode',
      'attendee.id as attendeeId',
      'attendee.firstName',
      'attendee.lastName',
      'payer.id as payerId',
      'payer.firstName as payerFirstName',
      'payer.lastName as payerLastName',
    ])
    .select(sql<string | null>`coalesce(item.court, series.location)`.as('location'))
    .where('item.id', '=', queued.orderItemId)
    .executeTakeFirstOrThrow();
  const packages = await packageNamesOf(db, [row.id]);
  return { ...row, packageName: packages.get(row.id) ?? null };
}

export type Booked = Awaited<ReturnType<typeof readBooked>>;

/** The booking in its own box. @param cancelling how to give it up, where that is still to be said. */
export function bookedPart(booked: Booked, { queued }: Writing, cancelling: string | null): LetterPart {
  const { firstName, lastName, attendeeId, attendeeInstructions, accessCode, status } = booked;
  const isCancelled = status === 'cancelled';
  return bookingPart({
    ...booked,
    address: addressLine(booked),
    forWhom: attendeeId === queued.personId ? null : `${firstName} ${lastName}`,
    instructions: attendeeInstructions,
    cancelling,
    entryCode: accessCode,
    isCancelled,
  });
}

/** The refund of a booking, and its destination. */
export async function refundText(
  { db, to }: Pick<Writing, 'db' | 'to'>,
  orderItemId: string,
): Promise<string[]> {
  const refunds = await db
    .selectFrom('refunds')
    .select(['destination', 'description', 'amountPence'])
    .where('orderItemId', '=', orderItemId)
    .orderBy('destination')
    .execute();
  return refunds.map(({ destination, description, amountPence }) =>
    letterTexts.refund[destination](formatMoney(amountPence, to.settings.site.currency.symbol), description),
  );
}
