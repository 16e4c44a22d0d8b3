// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { venues } from 'shared-contracts/api/venues';
import type { createVenueMap, DrawnMap } from 'shared-platform/map';
import { answer, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import VenueSearchScreen from '../../screens/venue-search-screen.tsx';
import { testVenue } from '../../testing/examples.ts';
import { Where } from '../../testing/where.tsx';
import { texts } from '../../texts/en.ts';
import { MAP_START } from './map-start.ts';

const leadText = texts.findVenue.lead;

type Drawn = Parameters<typeof createVenueMap>[0];
const map = {
  setPlaces: vi.fn<DrawnMap['setPlaces']>(),
  setPicked: vi.fn<DrawnMap['setPicked']>(),
  keepClear: vi.fn<DrawnMap['keepClear']>(),
  setMarks: vi.fn<DrawnMap['setMarks']>(),
  show: vi.fn<DrawnMap['show']>(),
  zoomBy: vi.fn<DrawnMap['zoomBy']>(),
  middle: vi.fn<DrawnMap['middle']>(),
  remove: vi.fn<DrawnMap['remove']>(),
};
const create = vi.fn<(options: Drawn) => DrawnMap>();
vi.mock('../../../../shared-platform/src/map/create-venue-map.ts', () => ({
  createVenueMap: (options: Drawn) => create(options),
}));

const sale = testVenue();
const bury = testVenue({ slug: 'bury', name: 'Bury Baths', town: 'Bury', lat: 53.6 });
const lost = testVenue({ slug: 'lost', name: 'Lost Gym', lat: null });

function open(path = '/') {
  return renderWithPlatform(
    <>
      <VenueSearchScreen />
      <Where />
    </>,
    { path, answers: [answer(venues, [sale, bury, lost])] },
  );
}
const address = () => screen.getByLabelText('Address').textContent;
const drawn = async (): Promise<Drawn> => {
  await waitFor(() => expect(create).toHaveBeenCalled());
  return create.mock.calls[0]?.[0] as Drawn;
};

beforeEach(() => {
  create.mockReturnValue(map);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const part of Object.values(map)) part.mockReset();
  create.mockReset();
});

describe('the map of venues', () => {
  it('is asked for, lives in the address, and goes again; the list is there all the time', async () => {
    open('/?kiosk=true');
    await userEvent.click(await screen.findByRole('button', { name: 'Show on a map' }));
    expect(address()).toBe('/?kiosk=true&view=map');
    expect(await screen.findByRole('application', { name: 'Map of venues' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lost Gym' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hide the map' }));
    expect(address()).toBe('/?kiosk=true');
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });

  it('starts where bookings starts, and shows every venue whose place is known', async () => {
    open('/?view=map');
    expect((await drawn()).start).toBe(MAP_START);
    const all = {
      show: 'places',
      places: [expect.objectContaining({ lat: sale.lat }), { lat: 53.6, lng: sale.lng }],
    };
    await waitFor(() => expect(map.show).toHaveBeenCalledWith(all));
    const places = map.setPlaces.mock.lastCall?.[0].map(({ slug }) => slug);
    expect(places).toEqual(['sale-leisure-centre', 'bury']);
  });

  it('shows the venues that a search found', async () => {
    open('/?view=map&search=bury');
    await drawn();
    await waitFor(() =>
      expect(map.show).toHaveBeenLastCalledWith(expect.objectContaining({ show: 'places' })),
    );
    expect(map.setPlaces.mock.lastCall?.[0].map(({ slug }) => slug)).toEqual(['bury']);
  });

  it('tells of a venue that is picked, and leads to it', async () => {
    open('/?view=map');
    const { onPick } = await drawn();
    act(() => onPick('bury'));
    expect(await screen.findByText('Bury Baths is selected')).toBeInTheDocument();
    expect(map.setPicked).toHaveBeenLastCalledWith('bury');
    expect(screen.getAllByRole('link', { name: 'Bury Baths' })).toHaveLength(2);
  });

  it('keeps the pin of a picked venue in view above its card', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
    open('/?view=map');
    const { onPick } = await drawn();
    act(() => onPick('bury'));
    // The sources of the map are named below the card.
    expect(map.keepClear).toHaveBeenLastCalledWith({ lat: 53.6, lng: sale.lng }, 160);
    // A row that is only pointed to moves nothing.
    await userEvent.hover(screen.getAllByRole('link', { name: sale.name })[0] as HTMLElement);
    expect(map.keepClear).toHaveBeenCalledOnce();
  });

  it('comes in place of what is on, and closes the picked venue again', async () => {
    open('/?view=map');
    const { onPick } = await drawn();
    expect(screen.queryByText(leadText)).not.toBeInTheDocument();
    act(() => onPick('bury'));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getAllByRole('link', { name: 'Bury Baths' })).toHaveLength(1);
    expect(map.setPicked).toHaveBeenLastCalledWith(null);
    expect(document.activeElement).toHaveAttribute('tabindex', '0');
    act(() => onPick('bury'));
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(screen.getAllByRole('link', { name: 'Bury Baths' })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Hide the map' }));
    expect(screen.getByText(leadText)).toBeVisible();
  });

  it('lights the pin of the venue that is pointed to or has the focus in the list', async () => {
    open('/?view=map');
    const { onPick } = await drawn();
    const link = await screen.findByRole('link', { name: 'Bury Baths' });
    await userEvent.hover(link);
    expect(map.setPicked).toHaveBeenLastCalledWith('bury');
    await userEvent.unhover(link);
    expect(map.setPicked).toHaveBeenLastCalledWith(null);
    act(() => link.focus());
    expect(map.setPicked).toHaveBeenLastCalledWith('bury');
    act(() => link.blur());
    act(() => onPick('sale-leisure-centre'));
    expect(map.setPicked).toHaveBeenLastCalledWith('sale-leisure-centre');
  });

  it('leaves the list where the map cannot be drawn', async () => {
    create.mockImplementation(() => {
      throw new Error('No canvas.');
    });
    open('/?view=map');
    const failed = 'The map could not be loaded. Choose your venue from the list.';
    expect(await screen.findByText(failed)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bury Baths' })).toBeInTheDocument();
  });
});
