// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openingWords, WholeDay } from './opening-words.tsx';

it.each([
  ['Booking opens on 12 Dec 2026.', ['Booking opens on 12 Dec 2026.', '']],
  [
    'Booking opens on Saturday 12 Dec 2026 at 07:00. Members can book it already.',
    ['Booking opens on Saturday 12 Dec 2026 at 07:00.', 'Members can book it already.'],
  ],
])('the first sentence is the news: %s', (message, parts) => {
  expect(openingWords(message)).toEqual(parts);
});

it.each([
  ['Booking opens on Saturday 12 Dec 2026 at 07:00.', 'Saturday 12 Dec 2026'],
  ['Booking opens on 12 Dec 2026.', '12 Dec 2026.'],
])('a day keeps its line: %s', (message, day) => {
  render(
    <h2>
      <WholeDay>{message}</WholeDay>
    </h2>,
  );
  expect(screen.getByRole('heading', { name: message })).toBeVisible();
  expect(screen.getByText(day)).toBeVisible();
});

it('words without a day are as they are', () => {
  render(
    <h2>
      <WholeDay>You can’t book this yet.</WholeDay>
    </h2>,
  );
  expect(screen.getByRole('heading', { name: 'You can’t book this yet.' })).toBeVisible();
});
