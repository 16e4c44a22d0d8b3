import { createEvents } from 'ics';
import type { MailAttachment } from '../../platform/index.ts';

interface CancelledBooking {
  id: string;
  reference: string;
  name: string;
  startsAt: Date;
  endsAt: Date;
}

const MINUTE_MS = 60_000;

/** A calendar file that takes a booking out of the calendars that have it (RFC 5546, CANCEL): it knows it by its id. */
export function cancelledFile({ id, reference, name, startsAt, endsAt }: CancelledBooking): MailAttachment {
  const { error, value } = createEvents(
    [
      {
        uid: `${id}@touchline`,
        sequence: 1,
        start: startsAt.getTime(),
        duration: { minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS) },
        startInputType: 'utc',
        startOutputType: 'utc',
        title: name,
        status: 'CANCELLED',
      },
    ],
    { productId: 'touchline', method: 'CANCEL' },
  );
  if (error || !value) throw error ?? new Error('The calendar is empty.');
  return {
    filename: `${reference}-cancelled.ics`,
    contentType: 'text/calendar; charset=utf-8; method=CANCEL',
    content: value,
  };
}
