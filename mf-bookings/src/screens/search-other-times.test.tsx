// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { highlights } from 'shared-contracts/api/highlights';
import { type FoundSession, searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import { addDays, siteDay } from 'shared-contracts/dates';
import { answer } from 'shared-platform/testing';
import { expect, it } from 'vitest';
import { testSession } from '../testing/examples.ts';
import { open, sale } from './venue-search-testing.tsx';

const tomorrow = addDays(siteDay(new Date()), 1);
const at = (day: string, time: string): FoundSession => ({
  kind: 'class',
  session: testSession({ id: `${day} ${time}`, name: 'Hatha Yoga', startDate: `${day}T${time}:00Z` }),
  venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre', town: 'Sale', lat: null, lng: null },
  metres: null,
});
const search = (find: (query: URLSearchParams) => FoundSession[]) => [
  answer(venues, [sale]),
  answer(highlights, []),
  answer(searchSessions, ({ url }) => ({
    activities: ['Yoga'],
    sessions: find(new URL(url, 'http://x').searchParams),
    hasMore: false,
  })),
];

it('an hour without a class offers the nearest times of that day', async () => {
  const { requests } = open(
    '/?q=yoga tomorrow at 5am',
    search((query) => (query.has('startsFrom') ? [] : [at(tomorrow, '07:00'), at(tomorrow, '18:00')])),
  );
  expect(await screen.findByRole('heading', { name: 'Nearest times' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Hatha Yoga, / })).toHaveLength(2);
  const searches = requests.filter(({ url }) => url.includes(searchSessions.path));
  expect(searches.every(({ url }) => url.includes(`from=${tomorrow}&to=${tomorrow}`))).toBe(true);
});

it('a day without a class offers the next days', async () => {
  open(
    '/?q=yoga tomorrow at 5am',
    search((query) => (query.has('to') ? [] : [at(addDays(tomorrow, 3), '07:00')])),
  );
  expect(await screen.findByRole('heading', { name: 'Other days' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Hatha Yoga, / })).toBeInTheDocument();
});

it('a price that nothing has offers the soonest at any, wherever the person is', async () => {
  open(
    '/?q=near me tomorrow at 6pm&price=free&places=left',
    search((query) => (query.has('price') ? [] : [at(tomorrow, '18:00')])),
  );
  expect(await screen.findByRole('heading', { name: 'At other prices' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Hatha Yoga, / })).toBeInTheDocument();
});

it('a day that is over offers the next ones', async () => {
  open(
    '/?q=yoga yesterday',
    search((query) => (query.has('to') ? [] : [at(tomorrow, '07:00')])),
  );
  expect(await screen.findByText('That day is over. Try another day.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Other days' })).toBeInTheDocument();
});

it.each([
  ['yoga at 25:00', '‘25:00’ is not a time of day, so these are at any time.'],
  ['yoga 0am', '‘0am’ is not a time of day, so these are at any time.'],
  ['yoga on 31 february', '‘31 february’ is not a date, so these are on any day.'],
])('words that are no time say so: %s', async (term, notice) => {
  const { requests } = open(
    `/?q=${term}`,
    search(() => [at(tomorrow, '07:00')]),
  );
  expect(await screen.findByText(notice)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Hatha Yoga, / })).toBeInTheDocument();
  expect(requests.some(({ url }) => /what=yoga(&|$)/.test(url))).toBe(true);
});
