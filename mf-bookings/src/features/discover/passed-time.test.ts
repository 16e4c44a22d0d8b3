import { describe, expect, it } from 'vitest';
import { isForToday, isOverToday, termOfLaterDay } from './passed-time.ts';

const SATURDAY = '2026-11-21';
const afternoon = new Date(`${SATURDAY}T15:00:00Z`);

describe('a search for times of today', () => {
  it.each([
    ['is over once they have passed', { to: SATURDAY, startsBefore: '07:00' }, true],
    ['is over in the minute they end', { to: SATURDAY, startsBefore: '15:00' }, true],
    ['is not over before', { to: SATURDAY, startsBefore: '15:01' }, false],
    ['is not over for the whole day', { to: SATURDAY }, false],
    ['is not over if it takes in a later day', { to: '2026-11-22', startsBefore: '07:00' }, false],
    ['is not over without a day', { startsBefore: '07:00' }, false],
  ])('%s', (_what, query, isOver) => {
    expect(isOverToday(query, afternoon)).toBe(isOver);
  });

  it.each([
    [null, false],
    [{ from: SATURDAY, to: SATURDAY }, true],
    [{ from: SATURDAY, to: '2026-11-22' }, false],
    [{ from: '2026-11-20', to: SATURDAY }, false],
  ])('is for today alone: %o', (days, isToday) => {
    expect(isForToday(days, SATURDAY)).toBe(isToday);
  });

  it.each([
    ['yoga at 6am today', 'yoga at 6am tomorrow'],
    ['Yoga this morning near M33', 'Yoga tomorrow morning near M33'],
    ['swim before 9am Today', 'swim before 9am tomorrow'],
    ['yoga saturday morning', 'yoga next saturday morning'],
    ['yoga on Saturday at 8am', 'yoga next Saturday at 8am'],
    ['near me Tonight', 'near me tomorrow evening'],
    ['yoga tonite after 6pm', 'yoga tomorrow evening after 6pm'],
    ['yoga this weekend morning', null],
    ['yoga', null],
  ])('is put off: %s', (term, later) => {
    expect(termOfLaterDay(term, SATURDAY)).toBe(later);
  });
});
