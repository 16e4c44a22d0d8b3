import { expect, it } from 'vitest';
import { activityRow, facilityLabel } from './rows.ts';
import { flagshipTimes } from './series.ts';

it.each([
  ['sports_hall', 'Sports Hall'],
  ['swimming_pool', 'Swimming Pool'],
  ['tennis_court_indoor', 'Indoor Tennis Court'],
  ['gym', 'Gym'],
])('calls %s %s', (notation, label) => {
  expect(facilityLabel(notation, new Map([['sports_hall', 'Sports Hall']]))).toBe(label);
});

it('makes a slug of an activity', () => {
  const activity = { id: '1', definition: '', weight: 1, kind: '', facility: '' };
  expect(activityRow({ ...activity, label: 'Body Conditioning (Over 60s)' }).slug).toBe(
    'body-conditioning-over-60s',
  );
});

it('shows every case each day at the flagship', () => {
  const time = (startTime: string, isFree = false) => ({
    seriesId: 1,
    weekday: 1,
    startTime,
    placesLeft: null,
    capacity: 20,
    isFree,
  });
  const times = [
    time('09:00'),
    time('10:00', true),
    time('12:00'),
    time('18:00'),
    time('19:00'),
    time('20:00'),
  ];
  expect(flagshipTimes(times).map(({ startTime, placesLeft }) => [startTime, placesLeft])).toEqual([
    ['18:00', 12],
    ['19:00', 1],
    ['20:00', 0],
    ['12:00', 12],
    ['10:00', 12],
    ['09:00', null],
  ]);
});
