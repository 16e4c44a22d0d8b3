// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { highlights } from 'shared-contracts/api/highlights';
import { type FoundSession, searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import { addDays, displayDay, siteDay } from 'shared-contracts/dates';
import { answer } from 'shared-platform/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { longDay, shortDay } from '../shared/session-time.ts';
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

describe('a day after the last one that can be booked', () => {
  const last = addDays(siteDay(new Date()), 28);
  const term = `yoga ${displayDay(addDays(last, 3)).toLowerCase()}`;

  it('says until when there are classes, and offers those of the last day', async () => {
    open(
      `/?q=${term}`,
      search((query) => (query.get('from') === last ? [at(last, '07:00')] : [])),
    );
    expect(await screen.findByText(`Booking is open until ${shortDay(last)}.`)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Nearest days' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Hatha Yoga, / })).toBeInTheDocument();
  });

  it('offers the last day of those before that has any', async () => {
    const [early, late] = [addDays(last, -4), addDays(last, -2)];
    open(
      `/?q=${term}`,
      search((query) =>
        query.get('to') === last && query.get('from') !== last ? [at(early, '07:00'), at(late, '18:00')] : [],
      ),
    );
    expect(await screen.findByRole('heading', { name: longDay(late) })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Hatha Yoga, / })).toHaveLength(1);
  });
});

it('a last day without a class offers the one before', async () => {
  const day = addDays(tomorrow, 1);
  open(
    `/?q=yoga ${displayDay(day)}`,
    search((query) => (query.get('to') === tomorrow ? [at(tomorrow, '07:00')] : [])),
  );
  expect(await screen.findByRole('heading', { name: 'Nearest days' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Hatha Yoga, / })).toBeInTheDocument();
});

it('a guest without anything free tonight reads so, sees the next free ones, and is asked for their place once', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:30:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { requests } = open(
    '/?q=near me tonight&price=free&places=left',
    search((query) => (query.has('to') ? [] : [at('2026-11-23', '18:00')])),
  );
  expect(
    await screen.findByRole('heading', { name: 'No free classes or courts left tonight' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Other days' })).toBeInTheDocument();
  const searches = requests.filter(({ url }) => url.includes(searchSessions.path));
  expect(searches.every(({ url }) => url.includes('price=free') && url.includes('places=left'))).toBe(true);
  expect(screen.getAllByRole('button', { name: 'Use my location' })).toHaveLength(1);
});
