// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { type Favourite, favourites } from 'shared-contracts/api/favourites';
import { highlights } from 'shared-contracts/api/highlights';
import { searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import { answer, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, it } from 'vitest';
import { testSession, testVenue } from '../testing/examples.ts';
import ToDo from './to-do.tsx';

const sale = testVenue({ slug: 'sale', name: 'Sale Leisure Centre', lat: 53.42, lng: -2.32 });
const place = { slug: sale.slug, name: sale.name, town: sale.town, lat: 53.42, lng: -2.32 };
const bury = testVenue({ id: '32', slug: 'bury', name: 'Bury Baths', lat: 53.59, lng: -2.3 });
const user = { ...testUser, homeVenue: { id: sale.id, slug: sale.slug, name: sale.name } };

function open(
  { also = [], ...options }: Parameters<typeof renderWithPlatform>[1] & { also?: TestAnswer[] },
  venue?: typeof sale,
) {
  const askedNear: unknown[] = [];
  const onNow = answer(searchSessions, {
    activities: [],
    hasMore: false,
    sessions: [{ kind: 'class', session: testSession({ id: '1', name: 'Yoga' }), venue: place, metres: 10 }],
  });
  renderWithPlatform(<ToDo here={null} venue={venue} />, {
    answers: [
      answer(venues, [sale, bury]),
      answer(highlights, [{ name: 'Yoga' }]),
      {
        ...onNow,
        respond(request) {
          askedNear.push(new URL(request.url, 'https://api.example').searchParams.get('lat'));
          return onNow.respond(request);
        },
      },
      ...also,
    ],
    ...options,
  });
  return askedNear;
}

const nearVenue = /your venue and nearby$/;

it('shows what is on at the own venue of a customer who has chosen none', async () => {
  const askedNear = open({ user });
  expect(await screen.findByRole('region', { name: nearVenue })).toBeInTheDocument();
  expect(askedNear.at(-1)).toBe('53.42');
});

it('puts a chosen venue before the own one', async () => {
  const askedNear = open({ user }, bury);
  expect(await screen.findByRole('region', { name: nearVenue })).toBeInTheDocument();
  expect(askedNear.at(-1)).toBe('53.59');
});

it('knows no venue of a visitor', async () => {
  const askedNear = open({});
  expect(await screen.findByRole('region', { name: 'Coming up' })).toBeInTheDocument();
  expect(askedNear.at(-1)).toBeNull();
});

it('puts the favourites of a person first, and the links to more with what is on', async () => {
  const kept: Favourite = { id: 'f', kind: 'venue', key: 'sale', name: sale.name, venue: sale, next: null };
  const liked = answer(favourites, [kept]);
  open({ user, also: [liked] });
  await screen.findByRole('region', { name: 'Your favourites' });
  const region = await screen.findByRole('region', { name: nearVenue });
  expect(within(region).getByRole('link', { name: 'Tonight' })).toBeInTheDocument();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Your favourites', 'What would you like to do?']);
  expect(headings[2]).toMatch(nearVenue);
  expect(screen.getAllByRole('link', { name: 'Tonight' })).toHaveLength(1);
});
