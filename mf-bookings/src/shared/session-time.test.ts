import { expect, it } from 'vitest';
import { longDay, sessionDay, sessionTime } from './session-time.ts';

it.each([
  ['2026-11-21T18:30:00+00:00', '2026-11-21T19:15:00+00:00', '18:30–19:15'],
  ['2026-07-01T06:00:00+01:00', '2026-07-01T06:45:00+01:00', '06:00–06:45'],
  ['2026-07-01T05:00:00Z', '2026-07-01T05:45:00Z', '06:00–06:45'],
])('%s to %s is %s at the venue', (startDate, endDate, expected) => {
  expect(sessionTime({ startDate, endDate })).toBe(expected);
});

it('belongs to the day of the venue, not of UTC', () => {
  expect(sessionDay({ startDate: '2026-07-01T23:30:00Z' })).toBe('2026-07-02');
});

it('writes a day out', () => expect(longDay('2026-11-21')).toBe('Saturday 21 Nov 2026'));
