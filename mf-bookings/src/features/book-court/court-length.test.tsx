// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facilityUses, nextSlots, slots } from 'shared-contracts/api/facilities';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { expect, it } from 'vitest';
import { halfHour, squashCourts } from '../../testing/courts.ts';
import { Where } from '../../testing/where.tsx';
import CourtsOfDay from './courts-of-day.tsx';

const open = (query: string) =>
  renderWithPlatform(
    <>
      <CourtsOfDay venueSlug="sale" day="2026-11-21" isToday activity={null} onNextDay={null} />
      <Where />
    </>,
    {
      path: `/location/sale${query}`,
      route: '/location/:locationSlug',
      answers: [
        answer(facilityUses, [{ ...squashCourts, lengths: [30, 60, 90] }]),
        answer(slots, [
          halfHour('h1', '18:00', '18:30'),
          halfHour('h2', '18:30', '19:00', ['Squash court 2']),
          halfHour('h3', '19:00', '19:30'),
        ]),
        failure(nextSlots, 404),
      ],
    },
  );
const length = (minutes: number) => screen.findByRole('radio', { name: `${minutes} minutes` });
const address = () => screen.getByLabelText('Address').textContent;

it('the chosen length of a court is in the address', async () => {
  open('?date=2026-11-21');
  expect(await length(30)).toBeChecked();
  await userEvent.click(await length(90));
  expect(await length(90)).toBeChecked();
  expect(address()).toBe('/location/sale?date=2026-11-21&minutes-7=90');
  // A cell that is free for less changes it.
  await userEvent.click(await screen.findByRole('button', { name: /^Squash court 2, 18:30–19:30, 60 min/ }));
  expect(await length(60)).toBeChecked();
  expect(address()).toBe('/location/sale?date=2026-11-21&minutes-7=60');
});

it('a page opens with the length of its address', async () => {
  open('?minutes-7=60');
  expect(await length(60)).toBeChecked();
  expect(await screen.findByRole('button', { name: /^Squash court 2, 18:00–19:00, Book$/ })).toBeVisible();
});

it.each(['45', 'long', '', '-60'])(
  'an address with a length that there is not has the shortest: %s',
  async (minutes) => {
    open(`?minutes-7=${minutes}`);
    expect(await length(30)).toBeChecked();
  },
);
