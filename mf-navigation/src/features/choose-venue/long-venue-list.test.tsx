// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Venue, venues } from 'shared-contracts/api/venues';
import { siteDay } from 'shared-contracts/dates';
import { answer, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testVenue } from '../../testing/examples.ts';
import { chooseVenue, setScreenWidth } from '../../testing/page-state.ts';
import { VenueSearch } from './venue-search.tsx';

const NAMES = ['Active Copley', 'Bury Baths', 'Bury Gym', 'Hale Baths'];
const list: Venue[] = [
  ...NAMES.map((name, at) => testVenue({ slug: `named-${at}`, name, town: at < 2 ? 'Stockport' : 'Bury' })),
  ...Array.from({ length: 22 }, (_, at) =>
    testVenue({ slug: `zone-${at}`, name: `Zone ${at}`, town: `Town ${at}` }),
  ),
];

const open = (all: Venue[]) =>
  renderWithPlatform(<VenueSearch onChoose={vi.fn<(venue: Venue) => void>()} />, {
    client: { mapApiKey: 'map-key' },
    answers: [answer(venues, all)],
  });
const letters = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const box = () => screen.getByRole('searchbox', { name: 'Search by name, town or postcode' });

beforeEach(() => setScreenWidth(1280));
afterEach(() => {
  cleanup();
  chooseVenue(null);
});

it('a long list is under its letters, the selected venue above them', async () => {
  chooseVenue('named-3');
  open(list);
  await screen.findByText('26 venues');
  expect(letters()).toEqual(['A', 'B', 'Z']);
  const first = screen.getAllByRole('button', { name: /Baths|Copley/ })[0];
  expect(first).toHaveTextContent('Hale Baths');
  expect(first).toHaveAttribute('aria-current', 'true');
  expect(within(screen.getByRole('region', { name: 'B' })).getAllByRole('listitem')).toHaveLength(2);
});

it('a short one has neither letters nor towns', async () => {
  open(list.slice(0, 4));
  await screen.findByText('4 venues');
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  expect(screen.queryByText('Towns with the most venues')).toBeNull();
});

it('the towns with the most venues are searched for', async () => {
  open(list);
  const towns = within(await screen.findByRole('list', { name: 'Towns with the most venues' }));
  expect(towns.getAllByRole('button')).toHaveLength(2);
  expect(towns.getAllByRole('button')[0]).toHaveAccessibleName('Bury 2 venues');
  await userEvent.click(towns.getByRole('button', { name: 'Stockport 2 venues' }));
  expect(await screen.findByText('2 venues')).toBeVisible();
  expect(box()).toHaveValue('Stockport');
  expect(box()).toHaveFocus();
  expect(screen.queryByText('Towns with the most venues')).toBeNull();
});

it('a search without a result leads to towns and to all venues', async () => {
  open(list);
  await screen.findByText('26 venues');
  await userEvent.type(box(), 'Xyzzy');
  expect(await screen.findByRole('heading', { name: 'No venues found' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bury 2 venues' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all venues' }));
  expect(await screen.findByText('26 venues')).toBeVisible();
  expect(box()).toHaveValue('');
});

it.each([
  [[{ opens: '00:00', closes: '00:00' }], 'Open 24 hours'],
  [[], 'Closed'],
])('a venue with the hours %j of today is said to be: %s', async (spans, state) => {
  open([
    testVenue({
      name: 'Bury Gym',
      town: 'Bury',
      postcode: 'BL9 0SN',
      hoursToday: { date: siteDay(new Date()), spans },
    }),
  ]);
  expect(await screen.findByRole('button', { name: `Bury Gym Bury, BL9 0SN ${state}` })).toBeVisible();
});

it('a venue whose hours are those of another day says nothing about them', async () => {
  open([testVenue({ name: 'Bury Gym', hoursToday: { date: '2020-01-01', spans: [] } })]);
  expect(await screen.findByRole('button', { name: /^Bury Gym/ })).not.toHaveTextContent('Closed');
});

it('a long list says when closed venues open, not until when all the others are open', async () => {
  const at = (spans: { opens: string; closes: string }[]) => ({ date: siteDay(new Date()), spans });
  open([
    testVenue({ slug: 'shut', name: 'Active Hall', hoursToday: at([]) }),
    ...list.slice(1).map((venue) => ({ ...venue, hoursToday: at([{ opens: '00:00', closes: '00:00' }]) })),
  ]);
  await screen.findByText('26 venues');
  expect(screen.getByRole('button', { name: /^Active Hall/ })).toHaveTextContent('Closed');
  expect(screen.queryByText('Open 24 hours')).toBeNull();
  await userEvent.type(box(), 'Bury');
  expect(screen.getAllByText('Open 24 hours').length).toBeGreaterThan(0);
});
