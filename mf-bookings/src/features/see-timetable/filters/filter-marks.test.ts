import { NO_FILTER, type SessionFilter } from 'shared-contracts/session-search/session-filter';
import { describe, expect, it } from 'vitest';
import { testSession } from '../../../testing/examples.ts';
import { filterMarks } from './filter-marks.ts';
import { activityOptions, levelOptions, supportOptions } from './filter-options.ts';

const classes = [
  testSession({ level: 'Advanced', accessibilitySupport: ['Visual impairment'] }),
  testSession({ level: 'Beginner', accessibilitySupport: ['Hearing impairment', 'Visual impairment'] }),
  testSession({ level: 'All levels', accessibilitySupport: [] }),
  testSession({ level: null, accessibilitySupport: [] }),
  testSession({ level: 'Juniors', accessibilitySupport: [] }),
];
const filter: SessionFilter = {
  activity: null,
  times: ['morning'],
  levels: ['advanced'],
  priceLimit: 600,
  support: ['visual-impairment'],
  isWomenOnly: true,
  age: 7,
};

describe('the options', () => {
  it('are the levels that classes name, lowest first, each once', () => {
    expect(levelOptions(classes, NO_FILTER)).toEqual([
      { value: 'beginner', label: 'Beginner' },
      { value: 'advanced', label: 'Advanced' },
      { value: 'juniors', label: 'Juniors' },
    ]);
  });
  it('are the support that classes give', () => {
    expect(supportOptions(classes, NO_FILTER).map(({ label }) => label)).toEqual([
      'Hearing impairment',
      'Visual impairment',
    ]);
  });
  it('are the activities that are known, with the chosen one', () => {
    const known = [{ value: 'yoga', label: 'Yoga' }];
    expect(activityOptions(known, { activity: 'yoga' })).toEqual(known);
    expect(activityOptions(known, { activity: 'aqua-fit' })).toEqual([
      ...known,
      { value: 'aqua-fit', label: 'Aqua fit' },
    ]);
    expect(activityOptions([], NO_FILTER)).toEqual([]);
  });
  it('keep what is chosen on a day without it', () => {
    expect(supportOptions([], { support: ['hearing-impairment'] })).toEqual([
      { value: 'hearing-impairment', label: 'Hearing impairment' },
    ]);
  });
});

describe('the marks', () => {
  it('name everything that is on', () => {
    expect(filterMarks(filter, classes, '£').map(({ label }) => label)).toEqual([
      'Morning',
      'Advanced',
      'Up to £6.00',
      'Age 7',
      'Women and girls only',
      'Visual impairment',
    ]);
    expect(filterMarks(NO_FILTER, classes, '£')).toEqual([]);
  });
  it('name the activity of a search first, in its own words where they are known', () => {
    const chosen = { ...NO_FILTER, activity: 'aqua-fit', age: 7 };
    const labels = (known?: { value: string; label: string }[]) =>
      filterMarks(chosen, [], '£', known).map(({ label }) => label);
    expect(labels([{ value: 'aqua-fit', label: 'Aqua Fit' }])).toEqual(['Aqua Fit', 'Age 7']);
    expect(labels()).toEqual(['Aqua fit', 'Age 7']);
    expect(filterMarks(chosen, [], '£')[0]?.without).toEqual({ ...chosen, activity: null });
  });
  it('each leave the others on', () => {
    const marks = filterMarks(filter, classes, '£');
    expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length);
    expect(marks.map(({ without }) => without)).toEqual([
      { ...filter, times: [] },
      { ...filter, levels: [] },
      { ...filter, priceLimit: null },
      { ...filter, age: null },
      { ...filter, isWomenOnly: false },
      { ...filter, support: [] },
    ]);
  });
  it.each([
    [0 as const, '£', 'Free'],
    [800 as const, '€', 'Up to € 8.00'],
  ])('say the price %i in %s as %s', (priceLimit, symbol, expected) => {
    const [mark] = filterMarks({ ...NO_FILTER, priceLimit }, [], symbol);
    expect(mark?.label).toBe(expected);
  });
});
