// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { venues } from 'shared-contracts/api/venues';
import { useNavigate } from 'shared-platform/router';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testVenue } from '../testing/examples.ts';
import { Where } from '../testing/where.tsx';
import VenueSearchScreen from './venue-search-screen.tsx';

const sale = testVenue();
const bury = testVenue({ slug: 'bury', name: 'Bury Baths', town: 'Bury', postcode: 'BL9 0AA', lat: 53.6 });
const lost = testVenue({
  slug: 'lost',
  name: 'Lost Gym',
  town: 'Leigh',
  postcode: 'WN7 1AA',
  lat: null,
  lng: 'x',
});
const many = Array.from({ length: 60 }, (_, index) =>
  testVenue({ slug: `venue-${index}`, name: `Venue ${index}`, town: 'Town', postcode: 'M1 1AA' }),
);
const MANCHESTER = { latitude: 53.48, longitude: -2.24 };
const nearSale = { features: [{ text: 'Stretford', center: [-2.3167, 53.44] }] };

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

type Answers = Parameters<typeof renderWithPlatform>[1];
function open(path = '/', answers = [answer(venues, [sale, bury, lost])], options: Answers = {}) {
  return renderWithPlatform(
    <Provider store={createStore()}>
      <VenueSearchScreen />
      <Where />
      <Back />
    </Provider>,
    { path, answers, client: { mapApiKey: 'map-key' }, ...options },
  );
}
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const address = () => screen.getByLabelText('Address').textContent;
const box = () => screen.getByRole('searchbox', { name: 'Name, town or postcode' });
const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });

function stubGeolocation(getCurrentPosition: Geolocation['getCurrentPosition']) {
  const geolocation = { getCurrentPosition, watchPosition: vi.fn(), clearWatch: vi.fn() };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation);
}
const geocoder = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', geocoder));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  geocoder.mockReset();
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = 'touchline_venues=; path=/; max-age=0';
});

describe('a venue chosen before', () => {
  const choose = (slug: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
    document.cookie = `touchline_venues=bookings:${slug}; path=/; max-age=${slug ? 60 : 0}`;
  };
  const told = 'The venue you chose before is no longer here. Choose another one below.';
  afterEach(() => choose(''));

  it('that no longer exists is forgotten, in words', async () => {
    choose('gone');
    const { platform } = open();
    expect(await screen.findByText(told)).toBeTruthy();
    expect(platform.venue.slug.get()).toBeNull();
    expect(document.cookie).not.toContain('gone');
  });

  it('that is there is one step away', async () => {
    choose(sale.slug);
    open();
    expect(await screen.findByRole('heading', { name: 'Your venue' })).toBeTruthy();
    expect(screen.queryByText(told)).toBeNull();
  });
});

describe('the list', () => {
  it('says that it is loading', () => {
    open('/', [answer(venues, () => new Promise(() => undefined))]);
    expect(screen.getByText('Loading venues')).toBeInTheDocument();
  });
  it('says what failed and tries again', async () => {
    let isUp = false;
    open('/', [
      {
        endpoint: venues,
        respond: (request) => (isUp ? answer(venues, [sale]) : failure(venues, 500)).respond(request),
      },
    ]);
    expect(
      await screen.findByRole('heading', { name: 'The venues could not be loaded' }),
    ).toBeInTheDocument();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Sale Leisure Centre' })).toBeInTheDocument();
  });
  it('says that there is none', async () => {
    open('/', [answer(venues, [])]);
    expect(await screen.findByRole('heading', { name: 'No venues found' })).toBeInTheDocument();
  });
  it('links every venue to its timetable, without distances', async () => {
    open('/?kiosk=true');
    const link = await screen.findByRole('link', { name: 'Sale Leisure Centre' });
    expect(link.getAttribute('href')).toMatch(/^\/location\/sale-leisure-centre/);
    expect(screen.getByText('Sale, M33 2AL')).toBeInTheDocument();
    expect(names()).toEqual(['Sale Leisure Centre', 'Bury Baths', 'Lost Gym']);
    expect(screen.queryByText(/mile/)).not.toBeInTheDocument();
    expect(document.title).toBe('Riverside Leisure | Find a venue');
  });
  it('shows 24 venues, then 24 more with the focus on the first new one', async () => {
    open('/', [answer(venues, many)]);
    expect(await status('60 venues')).toBeInTheDocument();
    expect(names()).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Show more venues' }));
    expect(names()).toHaveLength(48);
    expect(screen.getByRole('link', { name: 'Venue 24' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Show more venues' }));
    expect(names()).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Show more venues' })).not.toBeInTheDocument();
  });
  it('puts the chosen venue on top', async () => {
    const { platform } = open();
    await screen.findByRole('link', { name: 'Sale Leisure Centre' });
    platform.venue.select('bury');
    const yours = await screen.findByRole('region', { name: 'Your venue' });
    expect(within(yours).getByText('Bury Baths')).toBeInTheDocument();
    expect(within(yours).getByRole('link', { name: 'Go to timetable' }).getAttribute('href')).toMatch(
      /^\/location\/bury/,
    );
  });
});

it.each([
  ['with a venue chosen before', '/'],
  ['where no venue is called so', '/?search=Stretford'],
  ['with venues to unfold', '/?search=Venue'],
])('one thing to press stands out %s', async (_, path) => {
  const { container, platform } = open(path, [answer(venues, [sale, ...many])]);
  act(() => platform.venue.select(sale.slug));
  await screen.findByRole('region', { name: 'Your venue' });
  const loud = [...container.querySelectorAll('[data-variant=primary], [data-variant=secondary]')];
  expect(loud.map(({ textContent }) => textContent)).toEqual(['Search']);
});

describe('searching by name', () => {
  it('narrows the list while typing and keeps the text in the address', async () => {
    open();
    await screen.findByRole('link', { name: 'Bury Baths' });
    await userEvent.type(box(), ' bURY ');
    expect(await status('1 venue matches ‘bURY’')).toBeInTheDocument();
    expect(names()).toEqual(['Bury Baths']);
    await waitFor(() => expect(address()).toBe('/?search=+bURY+'));
    expect(geocoder).not.toHaveBeenCalled();
  });
  it('comes back with the text of the address', async () => {
    open('/?search=bury');
    expect(await status('1 venue matches ‘bury’')).toBeInTheDocument();
    expect(box()).toHaveValue('bury');
  });
  it('does nothing for blanks', async () => {
    open();
    await screen.findByRole('link', { name: 'Bury Baths' });
    await userEvent.type(box(), '   {Enter}');
    expect(names()).toHaveLength(3);
    expect(address()).toBe('/');
    expect(geocoder).not.toHaveBeenCalled();
  });
});

describe('searching by place', () => {
  const searchFor = async (term: string) => {
    await screen.findByRole('link', { name: 'Bury Baths' });
    await userEvent.type(box(), `${term}{Enter}`);
  };
  it('asks the geocoder for what no venue is called, and lists what is within five miles', async () => {
    geocoder.mockImplementation(async () => Response.json(nearSale));
    open();
    await searchFor('Stretford');
    expect(await status('1 venue within 5 miles of Stretford, nearest first')).toBeInTheDocument();
    expect(names()).toEqual(['Sale Leisure Centre']);
    expect(screen.getByText('1.0 mile away')).toBeInTheDocument();
    expect(address()).toBe('/?search=Stretford&place=Stretford');
    const url = new URL(geocoder.mock.calls[0]?.[0] ?? '');
    expect(decodeURIComponent(url.pathname).toLowerCase()).toBe('/api/geocoding/stretford.json');
    expect(url.searchParams.get('country')).toBe('gb');
    expect(url.searchParams.get('key')).toBe('map-key');
  });
  it('offers the place search before it is sent', async () => {
    geocoder.mockImplementation(async () => Response.json(nearSale));
    open('/?search=Stretford');
    await userEvent.click(await screen.findByRole('button', { name: 'Find venues near ‘Stretford’' }));
    expect(await screen.findByRole('link', { name: 'Sale Leisure Centre' })).toBeInTheDocument();
  });
  it('goes back to what was typed, however soon it was sent off', async () => {
    geocoder.mockImplementation(async () => Response.json(nearSale));
    open('/?kiosk=true');
    await screen.findByRole('link', { name: 'Bury Baths' });
    fireEvent.change(box(), { target: { value: 'Stretford' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Find venues near ‘Stretford’' }));
    expect(address()).toBe('/?kiosk=true&search=Stretford&place=Stretford');
    expect(box()).toHaveValue('Stretford');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/?kiosk=true&search=Stretford');
    expect(box()).toHaveValue('Stretford');
    expect(screen.getByRole('button', { name: 'Find venues near ‘Stretford’' })).toBeInTheDocument();
  });
  it('goes back to what was typed from the list of all venues', async () => {
    open();
    await screen.findByRole('link', { name: 'Bury Baths' });
    fireEvent.change(box(), { target: { value: 'bury' } });
    stubGeolocation((found) => found({ coords: MANCHESTER } as GeolocationPosition));
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(address()).toBe('/?near=me');
    expect(box()).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/?search=bury');
    expect(box()).toHaveValue('bury');
  });
  it('searches again from the address, with its radius', async () => {
    geocoder.mockImplementation(async () => Response.json(nearSale));
    open('/?search=Stretford&place=Stretford&radius=1');
    expect(await screen.findByRole('slider', { name: 'Search radius' })).toHaveValue('1');
    expect(await status(/within 1 mile of Stretford/)).toBeInTheDocument();
  });
  it('says while it looks', async () => {
    geocoder.mockImplementation(() => new Promise(() => undefined));
    open();
    await searchFor('Stretford');
    expect(await status('Searching Stretford...')).toBeInTheDocument();
  });
  it('says that a place is unknown', async () => {
    geocoder.mockImplementation(async () => Response.json({ features: [] }));
    open();
    await searchFor('Nowhereville');
    expect(
      await screen.findByRole('heading', { name: 'Cannot find location, please try again.' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all venues' }));
    expect(await screen.findByRole('link', { name: 'Bury Baths' })).toBeInTheDocument();
    expect(box()).toHaveValue('');
  });
  it('tries again after the geocoder failed', async () => {
    geocoder.mockImplementationOnce(async () => new Response('', { status: 500 }));
    geocoder.mockImplementation(async () => Response.json(nearSale));
    open();
    await searchFor('Stretford');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Sale Leisure Centre' })).toBeInTheDocument();
  });
  it('says that no venue is near', async () => {
    geocoder.mockImplementation(async () =>
      Response.json({ features: [{ text: 'Lerwick', center: [-1.14, 60.15] }] }),
    );
    open();
    await searchFor('Lerwick');
    expect(await screen.findByRole('heading', { name: 'No venues found' })).toBeInTheDocument();
    expect(screen.getByText(/no venue within 5 miles of Lerwick/)).toBeInTheDocument();
    expect(screen.queryByText(/nearest first/)).not.toBeInTheDocument();
    expect(screen.getByText('No venues found', { selector: '[role=status] *' })).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Search radius' })).toBeInTheDocument();
  });
  it('asks nobody without a key', async () => {
    open('/', undefined, { client: { mapApiKey: null } });
    await searchFor('Stretford');
    const title = { name: 'Cannot find location, please try again.' };
    expect(await screen.findByRole('heading', title)).toBeInTheDocument();
    expect(geocoder).not.toHaveBeenCalled();
  });
});

describe('using the location', () => {
  const locate = async () => userEvent.click(await screen.findByRole('button', { name: 'Use my location' }));
  const refuse = (code: number) =>
    stubGeolocation((_, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));

  it('lists the nearest first, those without coordinates apart', async () => {
    const asked: (PositionOptions | undefined)[] = [];
    stubGeolocation((found, _, options) => {
      asked.push(options);
      found({ coords: MANCHESTER } as GeolocationPosition);
    });
    open();
    await locate();
    expect(await status('2 venues, nearest first')).toBeInTheDocument();
    expect(names()).toEqual(['Sale Leisure Centre', 'Bury Baths', 'Lost Gym']);
    expect(
      within(screen.getByRole('region', { name: 'Other venues' })).getByText('Lost Gym'),
    ).toBeInTheDocument();
    expect(screen.getAllByText(/miles away/)).toHaveLength(2);
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000 }]);
    expect(address()).toBe('/?near=me');
    await userEvent.click(screen.getByRole('button', { name: 'Stop using my location' }));
    expect(await status('3 venues')).toBeInTheDocument();
  });
  it.each([
    [1, 'Failed to use your location, please allow location access and try again'],
    [2, 'Failed to use your location, please try again'],
    [3, 'Failed to use your location, please try again'],
  ])('says why it failed with code %i', async (code, text) => {
    refuse(code);
    open();
    await locate();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(names()).toHaveLength(3);
  });
});
