// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { DayStrip } from './day-strip.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const days = ['21', '22', '23'].map((day) => ({
  date: `2026-11-${day}`,
  weekday: day === '21' ? 'Today' : 'Day',
  day,
  month: 'Nov',
  label: `${day} November`,
}));

function Strip() {
  const [date, setDate] = useState('2026-11-21');
  return <DayStrip label="Day" days={days} value={date} onChange={setDate} />;
}

const chosen = () =>
  screen
    .getAllByRole('radio')
    .filter((radio) => radio.getAttribute('aria-checked') === 'true')
    .map((radio) => radio.getAttribute('aria-label') ?? radio.textContent);

test('a day strip is one tab stop and arrows move and choose', async () => {
  const { user } = renderBranded(<Strip />);
  expect(screen.getByRole('radiogroup', { name: 'Day' })).toBeTruthy();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '21 November' }));
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toEqual(['22 November']);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '22 November' }));
  await user.keyboard('{End}{ArrowRight}');
  expect(chosen()).toEqual(['21 November']);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('a press chooses a day', async () => {
  const { user } = renderBranded(<Strip />);
  await user.click(screen.getByRole('radio', { name: '23 November' }));
  expect(chosen()).toEqual(['23 November']);
});

test('a segmented control says which option is chosen', async () => {
  function View() {
    const [view, setView] = useState<'list' | 'map'>('list');
    const options = [
      { value: 'list', label: 'List' },
      { value: 'map', label: 'Map' },
    ] as const;
    return <SegmentedControl label="View" options={options} value={view} onChange={setView} />;
  }
  const { user } = renderBranded(<View />);
  expect(chosen()).toEqual(['List']);
  await user.click(screen.getByRole('radio', { name: 'Map' }));
  expect(chosen()).toEqual(['Map']);
});
