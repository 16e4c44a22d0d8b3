// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { joiningVenues } from 'shared-contracts/api/venues';
import { exampleVenue } from 'shared-contracts/testing';
import type { createVenueMap, DrawnMap } from 'shared-platform/map';
import { answer, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawnMap as map } from '../../testing/drawn-map.ts';
import { CentreChoice } from './centre-choice.tsx';

const create = vi.fn<(options: Parameters<typeof createVenueMap>[0]) => DrawnMap>();
vi.mock('../../../../shared-platform/src/map/create-venue-map.ts', () => ({
  createVenueMap: (options: Parameters<typeof createVenueMap>[0]) => create(options),
}));
const geocoder = vi.fn<(url: string) => Promise<Response>>();

const sale = exampleVenue();
const bury = exampleVenue({ slug: 'bury', name: 'Bury Baths', town: 'Bury', lat: 53.6 });
const lost = exampleVenue({ slug: 'lost', name: 'Lost Gym', lat: null });

const open = (client = { onlineJoiningMapEnabled: true }) =>
  renderWithPlatform(
    <Provider store={createStore()}>
      <CentreChoice />
    </Provider>,
    {
      app: 'online-joining',
      answers: [answer(joiningVenues, [sale, bury, lost])],
      client: { ...client, mapApiKey: 'map-key' },
    },
  );
const nearSale = { features: [{ text: 'Stretford', center: [-2.3167, 53.44] }] };
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const status = (text: string) => screen.findByText(text, { selector: '[role=status]' });
const search = async (term: string) =>
  userEvent.type(
    await screen.findByRole('searchbox', { name: 'Centre, town or postcode' }),
    `${term}{Enter}`,
  );
const drawn = () => waitFor(() => expect(create).toHaveBeenCalled());

beforeEach(() => {
  vi.clearAllMocks();
  create.mockReturnValue(map);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.stubGlobal('fetch', geocoder);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('works without a map, and without a geocoder finds names and towns', async () => {
  geocoder.mockRejectedValue(new TypeError('offline'));
  open({ onlineJoiningMapEnabled: false });
  await search('bury');
  expect(await status('1 centre matches ‘bury’')).toBeInTheDocument();
  await search('{Backspace}{Backspace}{Backspace}{Backspace}Truro');
  const words =
    'We cannot look up places at the moment. Search for the name of a centre, or choose one from the list.';
  expect(await status(words)).toBeInTheDocument();
  expect(create).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Show all our centres' })).not.toBeInTheDocument();
});

it('offers the map by a switch, which is for phones', async () => {
  open();
  const show = await screen.findByRole('button', { name: 'Show map', hidden: true });
  await userEvent.click(show);
  expect(screen.getByRole('button', { name: 'Hide map', hidden: true })).toBe(show);
  expect(document.querySelectorAll('[data-shown]')).toHaveLength(1);
});

it('shows all of them again, as far out as that takes', async () => {
  open();
  expect(await status('3 centres')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show all our centres' })).not.toBeInTheDocument();
  await search('bury baths');
  await userEvent.click(screen.getByRole('button', { name: 'Show all our centres' }));
  expect((await status('3 centres')).parentElement).toHaveFocus();
  await drawn();
  await waitFor(() =>
    expect(map.show).toHaveBeenLastCalledWith({
      show: 'places',
      places: [
        { lat: sale.lat, lng: sale.lng },
        { lat: 53.6, lng: -2.3167 },
      ],
    }),
  );
});

it('puts the centres called so before those around the place of that name', async () => {
  geocoder.mockImplementation(async () => Response.json(nearSale));
  open();
  await search('baths');
  expect(await status('1 centre matches ‘baths’, 1 more within 5 miles')).toBeInTheDocument();
  expect(names()).toEqual(['Bury Baths', 'Sale Leisure Centre']);
});
