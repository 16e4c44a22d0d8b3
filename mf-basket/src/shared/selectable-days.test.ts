import { expect, test } from 'vitest';
import { selectableDays } from './selectable-days.ts';

test('two weeks from today, the first days by their names', () => {
  const days = selectableDays('2026-11-30');
  expect(days).toHaveLength(14);
  expect(days.slice(0, 3)).toEqual([
    { value: '2026-11-30', label: 'Today' },
    { value: '2026-12-01', label: 'Tomorrow' },
    { value: '2026-12-02', label: 'Wednesday, 02 Dec 2026' },
  ]);
});
