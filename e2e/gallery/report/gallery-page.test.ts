// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Area } from '../state.ts';
import { filterPictures } from './filter-pictures.ts';
import { galleryPage } from './gallery-page.ts';
import { picture } from './test-picture.ts';

const prepare = async () => undefined;
const areas: Area[] = [
  {
    id: 'bookings',
    title: 'Bookings',
    states: [
      { id: 'home', title: 'Find a venue', app: 'bookings', path: '/', prepare },
      { id: 'venue', title: 'Venue & timetable', app: 'bookings', path: '/', prepare },
    ],
  },
  { id: 'account', title: 'Account', states: [] },
];
const pictures = [
  picture(),
  picture({ tenant: 'harbour', problems: [{ kind: 'overflow', text: '<p> is too wide' }] }),
  picture({ state: 'venue', title: 'Venue & timetable' }),
];

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-picture]')]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);

beforeEach(() => {
  history.replaceState(null, '', '#');
  const [, body = ''] = /<body>(.*)<script>/s.exec(galleryPage(pictures, areas, '')) ?? [];
  document.body.innerHTML = body;
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('states stand under the heading of their area; an area without pictures is left out', () => {
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Touchline gallery', 'Bookings', 'Find a venue home', 'Venue & timetable venue']);
});

test('a problem is flagged at its picture, and listed with a way to it', () => {
  const image = screen.getByRole('img', { name: 'Find a venue: harbour, light, 390 px' });
  expect(image.closest('li')).toHaveTextContent('Problem: overflow');
  expect(document.querySelector('details')).toHaveTextContent('overflow. <p> is too wide');
});

test('filters narrow what is shown, say how much it is, and stay in the address', async () => {
  filterPictures();
  expect(screen.getByRole('status')).toHaveTextContent('3 pictures');
  await userEvent.click(screen.getByRole('checkbox', { name: 'harbour' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'VENUE &');
  expect(shown()).toEqual(['bookings-venue-riverside-light-390']);
  expect(screen.getByRole('status')).toHaveTextContent('1 picture');
  expect(document.querySelectorAll('[data-group][hidden]')).toHaveLength(1);
  expect(location.hash).toContain('search=VENUE');
});

test('filters of the address are taken up', () => {
  history.replaceState(null, '', '#tenant=harbour&width=390&content=light&area=bookings&problems=only');
  filterPictures();
  expect(shown()).toEqual(['bookings-home-harbour-light-390']);
});
