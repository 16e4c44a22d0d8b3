import { expect, it } from 'vitest';
import { isTimetableDay, lastDay } from './timetable-days.ts';

const first = '2028-02-10';

it.each([
  ['2028-02-10', true],
  ['2028-02-29', true],
  ['2028-03-09', true],
  ['2028-03-10', false],
  ['2028-02-09', false],
  ['2028-02-30', false],
  ['tomorrow', false],
  ['', false],
])('%j is a day of the timetable: %s', (text, isOne) => expect(isTimetableDay(text, first)).toBe(isOne));

it('ends 28 days after its first day', () => expect(lastDay(first)).toBe('2028-03-09'));
