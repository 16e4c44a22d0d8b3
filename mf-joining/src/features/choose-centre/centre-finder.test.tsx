// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { joiningVenue, joiningVenues } from 'shared-contracts/api/venues';
import { exampleVenue } from 'shared-contracts/testing';
import type { createVenueMap, DrawnMap } from 'shared-platform/map';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnMap as map } from '../../testing/drawn-map.ts';
import { Where } from '../../testing/where.tsx';
import { CentreChoice } from './centre-choice.tsx';

type Drawn = Parameters<typeof createVenueMap>[0];
const create = vi.fn<(options: Drawn) => DrawnMap>();
vi.mock('../../../../shared-platform/src/map/create-venue-map.ts', () => ({
  createVenueMap: (options: Drawn) => create(options),
}));

const sale = exampleVenue();
const bury = exampleVenue({ slug: 'bury', name: 'Bury Baths', town: 'Bury', lat: 53.6 });
const lost = exampleVenue({ slug: 'lost', name: 'Lost Gym', lat: null });
const nearSale = { features: [{ text: 'Stretford', center: [-2.3167, 53.44] }] };

function open(answers = [answer(joiningVenues, [sale, bury, lost]), answer(joiningVenue, sale)]) {
  return renderWithPlatform(
    <Provider store={createStore()}>
      <CentreChoice />
      <Where />
    </Provider>,
    {
      app: 'online-joining',
      answers,
      client: { onlineJoiningMapEnabled: true, mapApiKey: 'map-key' },
    },
  );
}
const box = () => screen.findByRole('searchbox', { name: 'Centre, town or postcode' });
const status = (text: string) => screen.findByText(text, { selector: '[role=status]' });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const radius = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Search radius' });
const search = async (term: string) => userEvent.type(await box(), `${term}{Enter}`);
const drawn = async (): Promise<Drawn> => {
  await waitFor(() => expect(create).toHaveBeenCalled());
  return create.mock.calls[0]?.[0] as Drawn;
};

const geocoder = vi.fn<(url: string) => Promise<Response>>();
function stubGeolocation(getCurrentPosition: Geolocation['getCurrentPosition']) {
  const geolocation = { getCurrentPosition, watchPosition: vi.fn(), clearWatch: vi.fn() };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation);
}

beforeEach(() => {
  create.mockReturnValue(map);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.stubGlobal('fetch', geocoder);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const part of Object.values(map)) part.mockReset();
  create.mockReset();
  geocoder.mockReset();
  sessionStorage.clear();
});

describe('the centres on a map', () => {
  it('are in the list beside it as well, those without a place included', async () => {
    open();
    expect(await status('3 centres')).toBeInTheDocument();
    expect(names()).toEqual(['Sale Leisure Centre', 'Bury Baths', 'Lost Gym']);
    expect(screen.getByRole('application', { name: 'Map of centres' })).toBeInTheDocument();
    await drawn();
    await waitFor(() => expect(map.setPlaces).toHaveBeenCalled());
    expect(map.setPlaces.mock.lastCall?.[0].map(({ slug }) => slug)).toEqual(['sale-leisure-centre', 'bury']);
    expect(map.show).toHaveBeenLastCalledWith({ show: 'start' });
    expect(screen.queryByText(/mile.* away/)).not.toBeInTheDocument();
  });

  it('are drawn on the style served with the product where the tenant has none', async () => {
    open();
    expect((await drawn()).styleUrl).toMatch(/\/map\/style\.json$/);
  });

  it('say that they are loading, and when they cannot be loaded', async () => {
    open([failure(joiningVenues, 500)]);
    expect(screen.getByText('Loading centres')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('can be chosen from the list when the map cannot be loaded', async () => {
    create.mockImplementation(() => {
      throw new Error('no canvas');
    });
    open();
    expect(await screen.findByText(/The map could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Select and continue: Bury Baths' })).toBeInTheDocument();
  });

  it('say when the background of the map is missing', async () => {
    open();
    const { onBackgroundFailed } = await drawn();
    act(() => onBackgroundFailed());
    expect(screen.getByText('The map background could not be loaded.')).toBeInTheDocument();
  });

  it('picked by its pin comes first in the list, highlighted, with its action', async () => {
    open();
    const { onPick } = await drawn();
    act(() => onPick('bury'));
    expect(names()[0]).toBe('Bury Baths');
    const card = screen.getByText('Selected').closest('li') as HTMLElement;
    expect(card).toHaveTextContent('Bury Baths');
    expect(screen.getByText('Bury Baths is selected')).toBeInTheDocument();
    expect(map.setPicked).toHaveBeenLastCalledWith('bury');
    await userEvent.click(within(card).getByRole('link', { name: /Select and continue/ }));
    expect(screen.getByLabelText('Address')).toHaveTextContent('/centre/bury');
  });

  it('are zoomed by buttons too', async () => {
    open();
    await drawn();
    await userEvent.click(await screen.findByRole('button', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(map.zoomBy.mock.calls).toEqual([[1], [-1]]);
  });
});

describe('searching by name', () => {
  it('finds a whole name at once and asks no geocoder', async () => {
    open();
    await search(' bury BATHS ');
    expect(await status('1 centre matches ‘bury BATHS’')).toBeInTheDocument();
    expect(names()).toEqual(['Bury Baths']);
    expect(screen.getByText('Selected')).toBeInTheDocument();
    expect(geocoder).not.toHaveBeenCalled();
    await drawn();
    const circle = { centre: { lat: 53.6, lng: -2.3167 }, miles: 5 };
    await waitFor(() => expect(map.show).toHaveBeenLastCalledWith({ show: 'circle', ...circle }));
  });

  it('does nothing for blanks', async () => {
    open();
    await search('   ');
    expect(await status('3 centres')).toBeInTheDocument();
    expect(geocoder).not.toHaveBeenCalled();
  });
});

describe('searching for a place', () => {
  it('says so, asks the geocoder of the UK once, and lists what is within the radius', async () => {
    let respond: (response: Response) => void = () => undefined;
    geocoder.mockReturnValue(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    open();
    await search('Stretford');
    expect(await status('Searching Stretford...')).toBeInTheDocument();
    expect(geocoder).toHaveBeenCalledOnce();
    const url = new URL(geocoder.mock.calls[0]?.[0] ?? '');
    expect(url.pathname).toContain('Stretford');
    expect(url.searchParams.get('country')).toBe('gb');
    expect(url.searchParams.get('key')).toBe('map-key');
    respond(Response.json(nearSale));
    expect(await status('1 centre within 5 miles of Stretford, nearest first')).toBeInTheDocument();
    expect(screen.getByText('1.0 mile away')).toBeInTheDocument();
    await drawn();
    const circle = { centre: { lat: 53.44, lng: -2.3167 }, miles: 5 };
    await waitFor(() => expect(map.setMarks).toHaveBeenLastCalledWith(circle, null));
    expect(map.show).toHaveBeenLastCalledWith({ show: 'circle', ...circle });
  });

  it('goes as wide as the radius says, in miles from 1 to 10', async () => {
    geocoder.mockImplementation(async () => Response.json(nearSale));
    open();
    await search('Stretford');
    expect(await status('1 centre within 5 miles of Stretford, nearest first')).toBeInTheDocument();
    expect(radius()).toHaveValue('5');
    expect(radius()).toHaveAttribute('min', '1');
    expect(radius()).toHaveAttribute('max', '10');
    expect(radius()).toHaveAttribute('step', '1');
    fireEvent.change(radius(), { target: { value: '1' } });
    expect(await status('1 centre within 1 mile of Stretford, nearest first')).toBeInTheDocument();
  });

  it('without a centre around says so', async () => {
    geocoder.mockResolvedValue(Response.json({ features: [{ text: 'Leeds', center: [-1.55, 53.8] }] }));
    open();
    await search('Leeds');
    expect(await status('No venues found')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'No venues found' })).toBeInTheDocument();
    expect(names()).toEqual(['No venues found', 'Our nearest centre', 'Bury Baths']);
  });

  it('that is unknown resets the map and says so', async () => {
    geocoder
      .mockResolvedValueOnce(Response.json(nearSale))
      .mockResolvedValueOnce(Response.json({ features: [] }));
    open();
    await search('Stretford');
    expect(await status('1 centre within 5 miles of Stretford, nearest first')).toBeInTheDocument();
    fireEvent.change(radius(), { target: { value: '9' } });
    await search('zzz');
    const problem = await status('Cannot find location, please try again.');
    // At its field, before the other ways to search, and with the number of all centres still to be read.
    const locate = screen.getByRole('button', { name: 'Use my location' });
    expect(problem.compareDocumentPosition(locate)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await status('3 centres')).toBeInTheDocument();
    expect(radius()).toHaveValue('5');
    expect(names()).toHaveLength(3);
    await drawn();
    await waitFor(() => expect(map.show).toHaveBeenLastCalledWith({ show: 'start' }));
    expect(await box()).toHaveValue('Stretfordzzz');
  });

  it('counts only the last one asked for', async () => {
    const answers: ((response: Response) => void)[] = [];
    geocoder.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    open();
    await search('Leeds');
    await search('X');
    await act(async () => answers[1]?.(Response.json(nearSale)));
    await act(async () => answers[0]?.(Response.json({ features: [] })));
    expect(await status('1 centre within 5 miles of Stretford, nearest first')).toBeInTheDocument();
  });

  it('is cleared with the usual radius', async () => {
    geocoder.mockResolvedValue(Response.json(nearSale));
    open();
    await search('Stretford');
    await status('1 centre within 5 miles of Stretford, nearest first');
    fireEvent.change(radius(), { target: { value: '9' } });
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await status('3 centres')).toBeInTheDocument();
    expect(radius()).toHaveValue('5');
    expect(await box()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });
});

describe('using the person’s location', () => {
  it('asks the browser only then, and lists the centres around', async () => {
    let found: PositionCallback = () => undefined;
    const ask = vi.fn<Geolocation['getCurrentPosition']>((success) => {
      found = success;
    });
    stubGeolocation(ask);
    open();
    const button = await screen.findByRole('button', { name: 'Use my location' });
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(await status('Searching...')).toBeInTheDocument();
    act(() => found({ coords: { latitude: 53.44, longitude: -2.3167 } } as GeolocationPosition));
    expect(await status('1 centre within 5 miles of you, nearest first')).toBeInTheDocument();
    await drawn();
    const here = { lat: 53.44, lng: -2.3167 };
    await waitFor(() => expect(map.setMarks).toHaveBeenLastCalledWith({ centre: here, miles: 5 }, here));
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await status('3 centres')).toBeInTheDocument();
    expect(await box()).toHaveFocus();
  });

  it.each([
    [1, 'Failed to use your location, please allow location access and try again'],
    [2, 'Failed to use your location, please try again'],
    [3, 'Failed to use your location, please try again'],
  ])('refused with code %i says: %s', async (code, text) => {
    stubGeolocation((_, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(await status(text)).toBeInTheDocument();
  });
});

describe('searching the area of the map', () => {
  it('is offered above zoom 8 and lists what is around its middle, without moving it', async () => {
    map.middle.mockReturnValue({ lat: 53.6, lng: -2.3167 });
    open();
    const { onZoom } = await drawn();
    act(() => onZoom(8));
    expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
    act(() => onZoom(8.1));
    const moves = map.show.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Search this area' }));
    expect(
      await status('1 centre within 5 miles of the middle of the map, nearest first'),
    ).toBeInTheDocument();
    expect(names()).toEqual(['Bury Baths']);
    expect(map.show.mock.calls).toHaveLength(moves);
  });
});
