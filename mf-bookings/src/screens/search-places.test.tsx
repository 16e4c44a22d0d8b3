// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { highlights } from 'shared-contracts/api/highlights';
import { type FoundSession, searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import { storageKeys } from 'shared-contracts/storage';
import { answer } from 'shared-platform/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { testSession } from '../testing/examples.ts';
import { box, open, sale, status, stubGeocoder, yoga } from './venue-search-testing.tsx';

const geocoder = stubGeocoder('M33 2AL');
beforeEach(() => sessionStorage.clear());
const answers = [
  answer(venues, [sale]),
  answer(highlights, [{ name: 'Yoga' }]),
  answer(searchSessions, { activities: ['Yoga'], sessions: [yoga], hasMore: false }),
];

it('says how many courts are free, and how many places of a class are left', async () => {
  const badminton: FoundSession = {
    ...yoga,
    kind: 'court',
    session: testSession({ id: 'c1', name: 'Badminton' }),
  };
  const both = { activities: [], sessions: [yoga, badminton], hasMore: false };
  open('/?q=tomorrow', [answer(venues, [sale]), answer(searchSessions, both)]);
  expect(await screen.findByText(/^\d+ places left$/)).toBeInTheDocument();
  expect(screen.getByText(/^\d+ free$/)).toBeInTheDocument();
});

it.each(['yoga near M33 2AL', 'near M33 2AL yoga', 'yoga m33 2al tonight'])(
  'takes a whole postcode for the place: %s',
  async (term) => {
    open(`/?q=${term}`, answers);
    expect(
      await status('1 class or court within 5 miles of M33 2AL, nearest first each day'),
    ).toBeInTheDocument();
    expect(geocoder.mock.lastCall?.[0]).toContain('m33%202al');
    expect(screen.getByText('1.4 miles · Sale Leisure Centre')).toBeInTheDocument();
  },
);

it('keeps the place for what is on at home, until it is changed', async () => {
  open('/?search=yoga+near+M33+2AL&q=yoga+near+M33+2AL', answers);
  await status('1 class or court within 5 miles of M33 2AL, nearest first each day');
  await userEvent.clear(box());
  expect(await screen.findByRole('region', { name: 'Near M33 2AL' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Change place' }));
  expect(await screen.findByRole('region', { name: 'Coming up' })).toBeInTheDocument();
  expect(box()).toHaveFocus();
});

it('uses the location again in a tab that used it, where the browser asks no more', async () => {
  sessionStorage.setItem(storageKeys.draft('near-me'), '1');
  vi.stubGlobal('navigator', {
    ...navigator,
    permissions: { query: async () => ({ state: 'granted' }) },
    geolocation: {
      getCurrentPosition: (located: PositionCallback) =>
        located({ coords: { latitude: 53.42, longitude: -2.32 } } as GeolocationPosition),
    },
  });
  open('/', answers);
  expect(await screen.findByRole('region', { name: 'Near you' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stop using my location' }));
  expect(await screen.findByRole('region', { name: 'Coming up' })).toBeInTheDocument();
  expect(sessionStorage.getItem(storageKeys.draft('near-me'))).toBeNull();
});
