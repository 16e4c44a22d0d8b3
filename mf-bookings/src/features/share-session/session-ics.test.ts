import { expect, it } from 'vitest';
import { testSessionDetail } from '../../testing/examples.ts';
import { sessionIcs } from './session-ics.ts';

const { session, venue } = testSessionDetail();
const url = 'https://bookings.example.com/location/sale-leisure-centre/sessions/s1';
const now = new Date('2026-11-01T09:00:00Z');
const lines = (parts: Partial<typeof session> = {}) =>
  sessionIcs({ session: { ...session, ...parts }, venue, url }, now).split('\r\n');

it('is one class, by the clock of the world', () => {
  expect(lines()).toEqual(
    expect.arrayContaining([
      'UID:s1@bookings.example.com',
      'DTSTAMP:20261101T090000Z',
      'DTSTART:20261121T183000Z',
      'DTEND:20261121T191500Z',
      'SUMMARY:Hatha Yoga',
    ]),
  );
  expect(lines({ startDate: '2026-06-10T18:30:00+01:00' })).toContain('DTSTART:20260610T173000Z');
});

it('escapes what has a meaning in the format, and folds long lines', () => {
  const all = lines({ name: `Yoga; slow, "soft"\\ ${'é'.repeat(90)}` });
  for (const line of all) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75 * 2);
  const unfolded = all.join('\n').replace(/\n /g, '');
  expect(unfolded).toContain('SUMMARY:Yoga\\; slow\\, "soft"\\\\ é');
  expect(unfolded).toContain('LOCATION:Studio 1\\, Sale Leisure Centre\\, Broad Road\\, Sale\\, M33 2AL');
});
