import { screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type FoundSession, searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import { useNavigate } from 'shared-platform/router';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { testSession, testVenue } from '../testing/examples.ts';
import { Where } from '../testing/where.tsx';
import VenueSearchScreen from './venue-search-screen.tsx';

export const sale = testVenue();
const bury = testVenue({ slug: 'bury', name: 'Bury Baths', town: 'Bury', postcode: 'BL9 0AA', lat: 53.6 });
/** A venue without coordinates. */
const lost = testVenue({
  slug: 'lost',
  name: 'Lost Gym',
  town: 'Leigh',
  postcode: 'WN7 1AA',
  lat: null,
  lng: 'x',
});
/** Position of a person who shares their location. */
export const MANCHESTER = { latitude: 53.48, longitude: -2.24 };

/** A class that a search finds at the first venue. */
export const yoga: FoundSession = {
  kind: 'class',
  session: testSession({ name: 'Hatha Yoga' }),
  venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre', town: 'Sale', lat: 53.42, lng: -2.32 },
  metres: 1609,
};

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

type Answers = Parameters<typeof renderWithPlatform>[1];
/** The search with three venues, one of them without coordinates, and of venues only unless the answers say otherwise. */
export function open(path = '/', answers = [answer(venues, [sale, bury, lost])], options: Answers = {}) {
  return renderWithPlatform(
    <Provider store={createStore()}>
      <VenueSearchScreen />
      <Where />
      <Back />
    </Provider>,
    {
      path,
      answers: [failure(searchSessions, 404), ...answers],
      client: { mapApiKey: 'map-key' },
      ...options,
    },
  );
}
export const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const address = () => screen.getByLabelText('Address').textContent;
export const box = () => screen.getByRole('searchbox', { name: 'Venue, class, town or postcode' });
export const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });

/** Takes the place of the browser's geolocation. */
export function stubGeolocation(getCurrentPosition: Geolocation['getCurrentPosition']) {
  const geolocation = { getCurrentPosition, watchPosition: vi.fn(), clearWatch: vi.fn() };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation);
}

/** Answer of the geocoder: one place near the first venue. */
export const geocoded = (text: string) => Response.json({ features: [{ text, center: [-2.3167, 53.44] }] });

/** Takes the place of the geocoder in every test of a file; it knows a place by this name. */
export function stubGeocoder(text: string) {
  const geocoder = vi.fn<(url: string) => Promise<Response>>();
  beforeEach(() => {
    vi.stubGlobal('fetch', geocoder);
    geocoder.mockImplementation(async () => geocoded(text));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    geocoder.mockReset();
  });
  return geocoder;
}
