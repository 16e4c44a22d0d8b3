import { formatMoney } from 'shared-contracts/money';
import type { LetterPart, Writing } from '../../people/index.ts';
import { addressLine } from '../../venues/index.ts';
import { bookingPart } from '../letters/booking-part.ts';
import { letterTexts } from '../letters/texts.ts';
import { packageNamesOf } from '../packages/store.ts';
import { bookingRows } from './booking-rows.ts';

/** The booking a mail is about, as it is now. */
export async function readBooked({ db, queued }: Pick<Writing, 'db' | 'queued'>) {
  const row = await bookingRows(db)
    .select(['item.status', 'item.cancelledBy', 'session.cancellationReason'])
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
