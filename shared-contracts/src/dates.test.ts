import { describe, expect, it } from 'vitest';
import {
  addDays,
  displayDay,
  durationMinutes,
  formatDayInput,
  isWireDay,
  parseDayInput,
  SITE_TIME_ZONE,
  siteDay,
  siteIso,
  siteTime,
  weekday,
} from './dates.ts';

describe('dates of the site', () => {
  it.each([
    ['2026-07-01T22:30:00Z', '2026-07-01', '23:30', '2026-07-01T23:30:00+01:00'],
    ['2026-07-01T23:30:00Z', '2026-07-02', '00:30', '2026-07-02T00:30:00+01:00'],
    ['2026-11-21T18:30:00Z', '2026-11-21', '18:30', '2026-11-21T18:30:00+00:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '01:30', '2026-10-25T01:30:00+01:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '01:30', '2026-10-25T01:30:00+00:00'],
  ])('reads %s in London', (instant, day, time, iso) => {
    expect(siteDay(instant)).toBe(day);
    expect(siteTime(instant)).toBe(time);
    expect(siteIso(new Date(instant))).toBe(iso);
  });

  it('agrees with the time zone at every change of the clocks and on every day from 1996 to 2040', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: SITE_TIME_ZONE,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const hour = 3_600_000;
    const wrong: string[] = [];
    for (let time = Date.UTC(1996, 0, 1, 0, 30); time < Date.UTC(2041, 0, 1); time += hour) {
      const instant = new Date(time);
      const isNearChange = /-(?:03|10)-(?:2[4-9]|3[01])T/.test(instant.toISOString());
      if (!isNearChange && instant.getUTCHours() % 23 !== 0) continue;
      if (`${siteDay(instant)} ${siteTime(instant)}` !== zone.format(instant))
        wrong.push(instant.toISOString());
    }
    expect(wrong).toEqual([]);
  });

  it('does not take what is no instant', () => {
    expect(() => siteDay('tomorrow')).toThrow(RangeError);
    expect(() => siteTime(new Date(Number.NaN))).toThrow(RangeError);
  });

  it.each([
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('moves %s by %i days to %s', (day, count, moved) => {
    expect(addDays(day, count)).toBe(moved);
  });

  it('shows days as people read them', () => {
    expect(displayDay('2026-11-05')).toBe('05 Nov 2026');
    expect(weekday('2026-11-21')).toBe('Saturday');
    expect(weekday('2026-11-21', 'short')).toBe('Sat');
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-2-3', false],
    ['21/11/2026', false],
    ['', false],
  ])('knows whether %s is a wire day: %s', (text, expected) => {
    expect(isWireDay(text)).toBe(expected);
  });

  it('shows a day in an input as DD/MM/YYYY', () => expect(formatDayInput('2001-02-03')).toBe('03/02/2001'));

  it.each([
    ['03/02/2001', '2001-02-03'],
    ['3/2/2001', '2001-02-03'],
    [' 03.02.2001 ', '2001-02-03'],
    ['3-2-2001', '2001-02-03'],
    ['03 02 2001', '2001-02-03'],
    ['03022001', '2001-02-03'],
    ['2001-02-03', '2001-02-03'],
    ['2001/2/3', '2001-02-03'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['31/04/2001', null],
    ['02/13/2001', null],
    ['0/2/2001', null],
    ['03/02/01', null],
    ['03/02/200', null],
    ['3022001', null],
    ['20010203', null],
    ['03/02/0201', null],
    ['3 February 2001', null],
    ['', null],
  ])('reads %j as typed: %j', (text, day) => expect(parseDayInput(text)).toBe(day));

  it('counts the minutes of a duration', () => {
    expect(durationMinutes('PT1H15M')).toBe(75);
    expect(durationMinutes('PT45M')).toBe(45);
    expect(() => durationMinutes('P1D')).toThrow(RangeError);
    expect(() => durationMinutes('PT')).toThrow(RangeError);
  });
});
