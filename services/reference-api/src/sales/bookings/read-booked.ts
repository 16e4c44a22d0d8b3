import { formatMoney } from 'shared-contracts/money';
import type { Fact, LetterPart, Writing } from '../../people/index.ts';
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

interface BookedDetails {
  /** Sentence on how to give it up, while that is possible. */
  cancelling?: string | null;
  /** More rows of the panel. */
  more?: readonly Fact[];
  /** A past booking has no entry code and no instructions. */
  isPast?: boolean;
}

/** The booking in its own box. */
export function bookedPart(
  booked: Booked,
  { queued }: Writing,
  { cancelling = null, more = [], isPast = false }: BookedDetails,
): LetterPart {
  const { firstName, lastName, attendeeId, attendeeInstructions, accessCode, status } = booked;
  const isCancelled = status === 'cancelled';
  return bookingPart({
    ...booked,
    address: addressLine(booked),
    forWhom: attendeeId === queued.personId ? null : `${firstName} ${lastName}`,
    more,
    instructions: isPast ? null : attendeeInstructions,
    cancelling,
    entryCode: isPast ? null : accessCode,
    isCancelled,
  });
}

/** The price of a place, as a row; none where a package paid for it. */
export function priceFacts({ pricePence, packageName }: Booked, { to }: Writing): Fact[] {
  if (packageName !== null) return [];
  const { free, labels } = letterTexts;
  const price = pricePence === 0 ? free : formatMoney(pricePence, to.settings.site.currency.symbol);
  return [{ label: labels.price, value: price }];
}

/** The refund of a booking and its destination, as a row; none where nothing is refunded. */
export async function refundFacts(
  { db, to }: Pick<Writing, 'db' | 'to'>,
  orderItemId: string,
): Promise<Fact[]> {
  const refunds = await db
    .selectFrom('refunds')
    .select(['destination', 'description', 'amountPence'])
    .where('orderItemId', '=', orderItemId)
    .orderBy('destination')
    .execute();
  if (refunds.length === 0) return [];
  const sentences = refunds.map(({ destination, description, amountPence }) =>
    letterTexts.refund[destination](formatMoney(amountPence, to.settings.site.currency.symbol), description),
  );
  return [{ label: letterTexts.labels.refund, value: sentences.join('\n') }];
}
