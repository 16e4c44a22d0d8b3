import type { ScheduledSession, SessionDetail } from 'shared-contracts/api/activities';

/** Longest line of a calendar file, in characters that take up to four bytes each (RFC 5545, 3.1: 75 bytes). */
const LONGEST_LINE = 60;

/** `20261121T183000Z`. */
const utc = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line goes on in the next one, which then begins with a space. */
function folded(line: string): string {
  const letters = [...line];
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += LONGEST_LINE) {
    parts.push(letters.slice(at, at + LONGEST_LINE).join(''));
  }
  return parts.join('\r\n ');
}

interface Entry {
  session: Pick<ScheduledSession, 'id' | 'name' | 'startDate' | 'endDate' | 'location'>;
  venue: Pick<SessionDetail['venue'], 'name' | 'address'>;
  /** Address of its page. */
  url: string;
}

/** One class as a calendar file (RFC 5545). It says nothing of a booking. */
export function sessionIcs({ session, venue, url }: Entry, now: Date): string {
  const where = [session.location, venue.name, venue.address].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Class//EN',
    'BEGIN:VEVENT',
    `UID:${session.id}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(now.toISOString())}`,
    `DTSTART:${utc(session.startDate)}`,
    `DTEND:${utc(session.endDate)}`,
    `SUMMARY:${escaped(session.name)}`,
    `LOCATION:${escaped(where)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
