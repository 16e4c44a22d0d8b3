import { createEvents, type EventAttributes } from 'ics';
import { addressLine } from '../../venues/index.ts';
import { stayRows } from '../bookings/stays.ts';
import type { CalendarBooking } from './store.ts';
import { calendarTexts } from './texts.ts';

const MINUTE_MS = 60_000;
/** Interval at which a calendar is asked to refresh (RFC 7986, 5.7). */
const REFRESH = 'REFRESH-INTERVAL;VALUE=DURATION:PT1H';

const NAME = /X-WR-CALNAME(:.*(?:\r\n[ \t].*)*)\r\n/;

/** Its id never changes, so that a calendar knows a booking again that was moved or cancelled. */
function event(booking: CalendarBooking, ownerId: string): EventAttributes {
  const { startsAt, endsAt, attendeeId, firstName, name, venueName, location } = booking;
  const isCancelled = booking.status === 'cancelled' || booking.sessionStatus === 'EventCancelled';
  return {
    uid: `${booking.id}@touchline`,
    sequence: isCancelled ? 1 : 0,
    start: startsAt.getTime(),
    duration: { minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS) },
    startInputType: 'utc',
    startOutputType: 'utc',
    title:
      attendeeId === ownerId
        ? calendarTexts.title(name, venueName)
        : calendarTexts.titleFor(firstName, name, venueName),
    location: [location, venueName, addressLine(booking)].filter(Boolean).join(', '),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    classification: 'PRIVATE',
  };
}

const stateOf = ({ orderId, status, sessionStatus }: CalendarBooking) => [orderId, status, sessionStatus];

/**
 * Bookings as an iCalendar file (RFC 5545) that a calendar reads again and again: what, when and where, and nothing
 * that opens a door. Throws when they cannot be written as one.
 */
export function calendarFeedOf(bookings: readonly CalendarBooking[], ownerId: string, brand: string): string {
  const { error, value } = createEvents(
    stayRows(bookings, stateOf).map(([first, ...more]) =>
      event({ ...first, endsAt: more.at(-1)?.endsAt ?? first.endsAt }, ownerId),
    ),
    { productId: 'touchline', calName: calendarTexts.name(brand) },
  );
  if (error || !value) throw error ?? new Error('The calendar is empty.');
  return value.replace(NAME, (line, name: string) => `${line}NAME${name}\r\n${REFRESH}\r\n`);
}
