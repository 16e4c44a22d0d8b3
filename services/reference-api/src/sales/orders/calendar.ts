import { createEvents, type EventAttributes } from 'ics';
import { joinStays } from './join-stays.ts';
import type { ActivityItemRow, OrderRow } from './store.ts';
import { orderTexts } from './texts.ts';

const MINUTE_MS = 60_000;

function event(order: OrderRow, item: ActivityItemRow, brand: string): EventAttributes {
  const { startDate, endDate, venue, location, purchasedFor, attendeeInstructions } = item.snapshot;
  const isCancelled = item.status === 'cancelled';
  const description = [
    purchasedFor.id === order.personId ? null : orderTexts.forWhom(purchasedFor.name),
    orderTexts.reference(order.reference),
    isCancelled ? null : orderTexts.entryCode(item.accessCode),
    location === null ? null : orderTexts.room(location),
    attendeeInstructions,
  ];
  return {
    uid: `${item.id}@touchline`,
    start: Date.parse(startDate),
    duration: { minutes: Math.round((Date.parse(endDate) - Date.parse(startDate)) / MINUTE_MS) },
    startInputType: 'utc',
    startOutputType: 'utc',
    title: orderTexts.title(item.name, venue.name),
    location: `${venue.name}, ${venue.address}`,
    description: description.filter((line) => line !== null).join('\n'),
    // A calendar that has it takes it for newer than what it has (RFC 5545, 3.8.7.4).
    sequence: isCancelled ? 1 : 0,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    created: order.createdAt.getTime(),
    lastModified: order.createdAt.getTime(),
    calName: brand,
    productId: 'touchline',
    alarms: isCancelled
      ? []
      : [{ action: 'display', description: item.name, trigger: { hours: 1, before: true } }],
  };
}

/**
 * The bookings of an order as an iCalendar file (RFC 5545); `null` when it has none. Throws when they cannot be
 * written as one.
 */
export function orderCalendar(order: OrderRow, brand: string): string | null {
  const bookings = joinStays(order.items).filter((item) => item.type === 'activity');
  if (bookings.length === 0) return null;
  const { error, value } = createEvents(bookings.map((item) => event(order, item, brand)));
  if (error || !value) throw error ?? new Error('The calendar is empty.');
  return value;
}
