// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import { answer } from 'shared-platform/testing';
import { beforeEach, expect, it } from 'vitest';
import {
  address,
  box,
  MANCHESTER,
  open,
  sale,
  status,
  stubGeocoder,
  stubGeolocation,
  yoga,
} from './venue-search-testing.tsx';

stubGeocoder('M33');
beforeEach(() => sessionStorage.clear());

const answers = [
  answer(venues, [sale]),
  answer(searchSessions, { activities: ['Yoga'], sessions: [yoga], hasMore: false }),
];
const wordsSent = () => new URLSearchParams(address()?.slice(2)).get('q');

async function useMyLocation(): Promise<void> {
  open('/?q=yoga near M33 tonight', answers);
  await status(/within 5 miles of M33/);
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
}

it('the place of a person takes that of the words once it is known', async () => {
  stubGeolocation((located) => located({ coords: MANCHESTER } as GeolocationPosition));
  await useMyLocation();
  expect(await status(/within 5 miles of you/)).toBeInTheDocument();
  expect(box()).toHaveValue('yoga near me tonight');
  expect(wordsSent()).toBe('yoga near me tonight');
});

it('a person who does not share it keeps the place that they typed', async () => {
  stubGeolocation((_located, refused) =>
    refused?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  );
  await useMyLocation();
  await waitFor(() => expect(address()).toContain('near=me'));
  expect(await status(/within 5 miles of M33/)).toBeInTheDocument();
  expect(wordsSent()).toBe('yoga near M33 tonight');
});

it('a place that was known before takes no words that are typed later', async () => {
  stubGeolocation((located) => located({ coords: MANCHESTER } as GeolocationPosition));
  open('/', answers);
  await screen.findByRole('link', { name: 'Sale Leisure Centre' });
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  await screen.findByRole('button', { name: 'Stop using my location' });
  await userEvent.type(box(), 'yoga near M33{Enter}');
  expect(await status(/within 5 miles of M33/)).toBeInTheDocument();
  expect(wordsSent()).toBe('yoga near M33');
});

it('a place that is known counts for words that name no other', async () => {
  stubGeolocation((located) => located({ coords: MANCHESTER } as GeolocationPosition));
  open('/?near=me', answers);
  await screen.findByRole('button', { name: 'Stop using my location' });
  await userEvent.type(box(), 'yoga tonight{Enter}');
  expect(await status(/within 5 miles of you/)).toBeInTheDocument();
});
