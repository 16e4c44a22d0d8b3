// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Venue, venues } from 'shared-contracts/api/venues';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testVenue } from '../../testing/examples.ts';
import { chooseVenue, setScreenWidth } from '../../testing/page-state.ts';
import { VenueSearch } from './venue-search.tsx';

const hale = testVenue({ id: '32', slug: 'hale', name: 'Hale Baths', town: 'Hale', postcode: 'WA15 9AA' });
const sale = testVenue();
const many = Array.from({ length: 60 }, (_, index) =>
  testVenue({ slug: `venue-${index}`, name: `Venue ${index}` }),
);

const onChoose = vi.fn<(venue: Venue) => void>();
const open = (list: Venue[]) =>
  renderWithPlatform(<VenueSearch onChoose={onChoose} />, {
    client: { mapApiKey: 'map-key' },
    answers: [answer(venues, list)],
  });
const box = () => screen.getByRole('searchbox', { name: 'Search by name, town or postcode' });
const options = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => setScreenWidth(1280));
afterEach(() => {
  cleanup();
  chooseVenue(null);
  onChoose.mockReset();
});

describe('the venues to choose from', () => {
  it('show that they are loading', () => {
    renderWithPlatform(<VenueSearch onChoose={onChoose} />, {
      answers: [answer(venues, () => new Promise(() => undefined))],
    });
    expect(screen.getByText('Loading venues').getAttribute('role')).toBe('status');
  });

  it('can be requested again after a failure', async () => {
    let isUp = false;
    renderWithPlatform(<VenueSearch onChoose={onChoose} />, {
      answers: [
        {
          endpoint: venues,
          respond: (request) => (isUp ? answer(venues, [hale]) : failure(venues, 500)).respond(request),
        },
      ],
    });
    expect(await screen.findByRole('heading', { name: 'The venues could not be loaded' })).toBeTruthy();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Hale Baths/ })).toBeTruthy();
  });

  it('can be empty', async () => {
    open([]);
    expect(await screen.findByText('No venues to choose from yet.')).toBeTruthy();
  });

  it('are all, the selected one first and marked', async () => {
    chooseVenue('sale');
    open([hale, sale]);
    expect(await screen.findByText('2 venues', { selector: '[role=status]' })).toBeTruthy();
    expect(options()).toEqual(['Sale Leisure Centre Sale, M33 2AL Your venue', 'Hale Baths Hale, WA15 9AA']);
    const marks = screen
      .getAllByRole('listitem')
      .map((option) => option.firstElementChild?.getAttribute('aria-current') ?? null);
    expect(marks).toEqual(['true', null]);
  });

  it('are those that match, and may be none', async () => {
    open([hale, sale]);
    await screen.findByText('2 venues');
    await userEvent.type(box(), ' wa15 ');
    expect(options()).toEqual(['Hale Baths Hale, WA15 9AA']);
    await userEvent.type(box(), 'x');
    expect(screen.getByText('No venues found', { selector: '[role=status] *' })).toBeTruthy();
    expect(await screen.findByText('No venue has ‘wa15 x’ in its name, town or postcode.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No venues found' })).toBeTruthy();
  });

  it('are shown in steps; the next one moves focus to its first venue', async () => {
    open(many);
    await screen.findByText('Showing 24 of 60');
    await userEvent.click(screen.getByRole('button', { name: 'Show more venues' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(48);
    expect(document.activeElement?.textContent).toContain('Venue 24');
    await userEvent.type(box(), 'venue');
    expect(screen.getAllByRole('listitem')).toHaveLength(24);
  });
});

describe('the venues around a place', () => {
  const bury = testVenue({
    slug: 'bury',
    name: 'Bury Baths',
    town: 'Bury',
    postcode: 'BL9 0SN',
    lat: 53.593,
    lng: -2.297,
  });
  const far = testVenue({
    slug: 'far',
    name: 'Truro Pool',
    town: 'Truro',
    postcode: 'TR1 2AA',
    lat: 50.263,
    lng: -5.051,
  });
  const lost = testVenue({
    slug: 'lost',
    name: 'Lost Gym',
    town: 'Nowhere',
    postcode: 'N0 1AA',
    lat: null,
    lng: null,
  });
  const list = [far, lost, bury];
  const geocoder = vi.fn<(url: string) => Promise<Response>>();
  const place = (text: string, lat: number, lng: number) =>
    Response.json({ features: [{ text, center: [lng, lat] }] });

  beforeEach(() => vi.stubGlobal('fetch', geocoder));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    geocoder.mockReset();
  });

  it('are found by a town that none is in, once it is sent off', async () => {
    geocoder.mockImplementation(async () => place('Radcliffe', 53.561, -2.327));
    open(list);
    await screen.findByText('3 venues');
    await userEvent.type(box(), 'Radcliffe');
    expect(geocoder).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Find venues near ‘Radcliffe’' }));
    expect(await screen.findByText('1 venue within 5 miles of Radcliffe, nearest first')).toBeVisible();
    expect(options()).toEqual(['Bury Baths 2.5 miles away Bury, BL9 0SN']);
    expect(box()).toHaveFocus();
  });

  it('are not covered by the keyboard of a phone', async () => {
    setScreenWidth(390);
    geocoder.mockImplementation(async () => place('Radcliffe', 53.561, -2.327));
    open(list);
    await screen.findByText('3 venues');
    await userEvent.type(box(), 'Radcliffe');
    await userEvent.click(screen.getByRole('button', { name: 'Find venues near ‘Radcliffe’' }));
    expect(await screen.findByText(/^1 venue within 5 miles/)).toBeVisible();
    expect(document.activeElement).toContainElement(box());
    for (const other of [box(), document.body]) expect(document.activeElement).not.toBe(other);
  });

  it('have the nearest where none is within the radius', async () => {
    geocoder.mockImplementation(async () => place('Leeds', 53.8, -1.55));
    open(list);
    await screen.findByText('3 venues');
    await userEvent.type(box(), 'Leeds{Enter}');
    expect(
      await screen.findByText('There are no venues within 5 miles of Leeds. This one is nearest.'),
    ).toBeVisible();
    expect(options()).toHaveLength(1);
    expect(options()[0]).toMatch(/^Bury Baths [\d.]+ miles away Bury, BL9 0SN$/);
  });

  it('cannot be found in a place that the geocoder does not know', async () => {
    geocoder.mockImplementation(async () => Response.json({ features: [] }));
    open(list);
    await screen.findByText('3 venues');
    await userEvent.type(box(), 'Xyzzy{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'Cannot find location, please try again.' }),
    ).toBeVisible();
    expect(screen.getByText(/^We looked for ‘Xyzzy’\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all venues' }));
    expect(await screen.findByText('3 venues')).toBeVisible();
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('are suggested where a mistyped name may mean them', async () => {
    open(list);
    await screen.findByText('3 venues');
    await userEvent.type(box(), 'Buyr');
    expect(await screen.findByRole('heading', { name: 'Did you mean one of these?' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No venues found' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show all venues' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Find venues near/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Bury Baths/ }));
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ slug: 'bury' }));
  });

  it('say so while no place can be looked up, and try again', async () => {
    geocoder.mockImplementation(async () => new Response(null, { status: 503 }));
    open(list);
    await screen.findByText('3 venues');
    await userEvent.type(box(), 'Radcliffe{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'We cannot look up places at the moment.' }),
    ).toBeVisible();
    geocoder.mockImplementation(async () => place('Radcliffe', 53.561, -2.327));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^1 venue within 5 miles of Radcliffe/)).toBeVisible();
  });

  it('are those near the person, if they share where they are', async () => {
    const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
    const geolocation = { getCurrentPosition, watchPosition: vi.fn(), clearWatch: vi.fn() };
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation);
    getCurrentPosition.mockImplementation((_, failed) =>
      failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    );
    open(list);
    await userEvent.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(/please allow location access and try again$/)).toBeVisible();
    getCurrentPosition.mockImplementation((found) =>
      found({ coords: { latitude: 53.48, longitude: -2.24 } } as GeolocationPosition),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('3 venues, nearest first')).toBeVisible();
    expect(options().map((option) => option?.slice(0, 5))).toEqual(['Bury ', 'Truro', 'Lost ']);
    await userEvent.click(screen.getByRole('button', { name: 'Stop using my location' }));
    expect(await screen.findByText('3 venues')).toBeVisible();
  });
});

describe('choosing', () => {
  it('works with the keyboard alone', async () => {
    open([hale, sale]);
    await screen.findByText('2 venues');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('sale');
    // Clear, my location, the venue.
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith(sale);
  });

  it('does not bring up the keyboard of a phone', async () => {
    setScreenWidth(390);
    open([hale, sale]);
    await screen.findByText('2 venues');
    await waitFor(() => expect(document.activeElement).not.toBe(box()));
  });
});
