import { formatMoney } from 'shared-contracts/money';
import type { Fact, Lead, LetterPart, Writing } from '../../people/index.ts';
import { addressLine } from '../../venues/index.ts';
import { bookingPart } from '../letters/booking-part.ts';
import { letterTexts } from '../letters/texts.ts';
import { packageNamesOf } from '../packages/store.ts';
import { bookingRows } from './booking-rows.ts';
import { stayWith } from './stays.ts';

const bookedRows = (db: Writing['db']) =>
  bookingRows(db).select([
    'item.status',
    'item.cancelledAt',
    'item.cancelledBy',
    'session.cancellationReason',
  ]);

/** The booking a mail is about, as it is now: with the bookings of a court that are one stay with it. */
export async function readBooked({ db, queued }: Pick<Writing, 'db' | 'queued'>) {
  const row = await bookedRows(db).where('item.id', '=', queued.orderItemId).executeTakeFirstOrThrow();
  const order =
    row.court === null ? [row] : await bookedRows(db).where('item.orderId', '=', row.orderId).execute();
  const parts = stayWith(row.id, order, ({ status, cancelledAt }) => [status, cancelledAt]) ?? [row];
  const [first] = parts;
  const packages = await packageNamesOf(db, [first.id]);
  return {
    ...first,
    ids: parts.map(({ id }) => id),
    endsAt: (parts.at(-1) ?? first).endsAt,
    pricePence: parts.reduce((sum, { pricePence }) => sum + pricePence, 0),
    packageName: packages.get(first.id) ?? null,
    /** More of what was booked as one stay is still booked. */
    isRestBooked: order.some(
      ({ id, accessCode, court, status }) =>
        court !== null && id !== first.id && accessCode === first.accessCode && status === 'confirmed',
    ),
  };
}

export type Booked = Awaited<ReturnType<typeof readBooked>>;

interface BookedDetails {
  /** Sentence on how to give it up, while that is possible. */
  cancelling?: string | null;
  /** The first thing to see, unless it is the time. */
  lead?: Lead | null;
  /** Another amount beside it. */
  beside?: Lead | null;
  /** More rows of the panel. */
  more?: readonly Fact[];
  /** A past booking is without what leads to it: address, room and code. */
  isPast?: boolean;
}

/** The booking in its own box. */
export function bookedPart(
  booked: Booked,
  { queued }: Writing,
  { cancelling = null, lead = null, beside = null, more = [], isPast = false }: BookedDetails,
): LetterPart {
  const { firstName, lastName, attendeeId, attendeeInstructions, accessCode, status } = booked;
  const isCancelled = status === 'cancelled';
  return bookingPart({
    ...booked,
    address: addressLine(booked),
    forWhom: attendeeId === queued.personId ? null : `${firstName} ${lastName}`,
    lead,
    beside,
    more,
    instructions: attendeeInstructions,
    cancelling,
    entryCode: accessCode,
    isCancelled,
    isPast,
    isAboutIt: true,
  });
}

/** Money about a booking: what to see first of it, and more in rows. */
export interface MoneyRows {
  lead: Lead | null;
  more: readonly Fact[];
  /** Sum of all that is refunded. */
  pence: number;
  /** Number of refunds. */
  count: number;
}

/** The refund of the bookings of a stay and its destination; none where nothing is refunded. */
export async function refundRows(
  { db, to }: Pick<Writing, 'db' | 'to'>,
  orderItemIds: readonly string[],
): Promise<MoneyRows> {
  const refunds = await db
    .selectFrom('refunds')
    .select(['destination', 'description'])
    .select(({ fn }) => fn.sum<number>('amountPence').as('sumPence'))
    .where('orderItemId', 'in', [...orderItemIds])
    .groupBy(['destination', 'description'])
    .orderBy('destination')
    .execute();
  const { labels, refund, withinDays } = letterTexts;
  const [lead = null, ...others] = refunds.map(({ destination, description, sumPence }) => ({
    label: labels.refund,
    value: formatMoney(Number(sumPence), to.settings.site.currency.symbol),
    more: refund[destination](description),
  }));
  const pence = refunds.reduce((sum, { sumPence }) => sum + Number(sumPence), 0);
  const arrives = refunds.some(({ destination }) => destination === 'card')
    ? [{ label: labels.arrives, value: withinDays }]
    : [];
  return {
    lead,
    pence,
    count: refunds.length,
    more: [...others.map(({ label, value, more }) => ({ label, value: `${value} ${more}` })), ...arrives],
  };
}
