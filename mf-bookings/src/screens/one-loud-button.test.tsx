// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { activities, session, sessions } from 'shared-contracts/api/activities';
import { highlights } from 'shared-contracts/api/highlights';
import { type FoundSession, searchSessions } from 'shared-contracts/api/session-search';
import { related } from 'shared-contracts/api/suggestions';
import { venue, venues } from 'shared-contracts/api/venues';
import { siteDay } from 'shared-contracts/dates';
import { answer, renderWithPlatform } from 'shared-platform/testing';
import { expect, it } from 'vitest';
import { testActivities, testSession, testSessionDetail, testVenue } from '../testing/examples.ts';
import SessionScreen from './session-screen.tsx';
import VenueScreen from './venue-screen.tsx';
import VenueSearchScreen from './venue-search-screen.tsx';

const free = testSession({
  id: 's2',
  name: 'Pilates',
  offer: { id: 'o2', name: 'Free', price: '0.00', formattedPrice: 'Free', priceReason: null },
});
const later = testSession({ id: 's3', startDate: '2026-11-28T18:30:00+00:00' });
const found = (one: typeof free): FoundSession => ({
  kind: 'class',
  session: one,
  venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre', town: 'Sale', lat: null, lng: null },
  metres: null,
});

const answers = [
  answer(venues, [testVenue()]),
  answer(venue, testVenue()),
  answer(highlights, [{ name: 'Yoga' }]),
  answer(searchSessions, {
    activities: ['Yoga'],
    sessions: [found(testSession()), found(free)],
    hasMore: false,
  }),
  answer(activities, testActivities),
  answer(sessions, [testSession(), free, later]),
  answer(session, testSessionDetail()),
  answer(related, { sameClass: [later], sameInstructor: [found(free)] }),
];

const buttons = () => screen.getAllByRole('button', { name: /^(Add to basket|Book now) / });

it.each<[string, ReactNode, string, string | undefined, number, number]>([
  ['home', <VenueSearchScreen key="home" />, '/', undefined, 1, 2],
  ['a search', <VenueSearchScreen key="search" />, '/?search=yoga&q=yoga', undefined, 1, 2],
  [
    'a day of a venue',
    <VenueScreen key="venue" />,
    `/location/sale-leisure-centre?date=${siteDay(new Date())}`,
    '/location/:locationSlug',
    0,
    3,
  ],
  [
    'a class',
    <SessionScreen key="class" />,
    '/location/sale-leisure-centre/sessions/s1',
    '/location/:locationSlug/sessions/:sessionId',
    1,
    3,
  ],
])(
  '%s has one loud button at most, however many classes it offers',
  async (_what, ui, path, route, loud, offered) => {
    const { container } = renderWithPlatform(ui, { path, route, answers });
    await expect.poll(() => buttons().length, { timeout: 12_000 }).toBe(offered);
    expect(container.querySelectorAll('[data-variant="primary"]')).toHaveLength(loud);
    expect(container.querySelectorAll('[data-variant="secondary"]')).toHaveLength(0);
  },
);

it.each(['', '?activity=yoga&women=only'])('a day without classes has no loud button: %s', async (query) => {
  const { container } = renderWithPlatform(<VenueScreen />, {
    path: `/location/sale-leisure-centre${query}`,
    route: '/location/:locationSlug',
    answers: [...answers, answer(sessions, [])],
  });
  await screen.findByRole('button', { name: 'Next day' });
  expect(container.querySelectorAll('[data-variant="primary"], [data-variant="secondary"]')).toHaveLength(0);
});
