import { describe, expect, it } from 'vitest';
import { bookingTimes } from './booking-times.ts';

describe('bookingTimes', () => {
  it.each([
    ['2026-11-21T18:30:00+00:00', '2026-11-21T19:15:00+00:00', 'Saturday 21 Nov 2026', '18:30', '19:15'],
    ['2026-07-01T23:30:00+01:00', '2026-07-02T00:15:00+01:00', 'Wednesday 01 Jul 2026', '23:30', '00:15'],
    ['2026-07-01T23:30:00Z', '2026-07-02T00:30:00Z', 'Thursday 02 Jul 2026', '00:30', '01:30'],
  ])('reads %s by the site clock', (startDate, endDate, day, start, end) => {
    expect(bookingTimes(startDate, endDate)).toEqual({ day, start, end });
  });
});
