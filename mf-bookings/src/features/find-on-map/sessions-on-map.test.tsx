// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FoundSession, searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import type { createVenueMap, DrawnMap } from 'shared-platform/map';
import { answer, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import VenueSearchScreen from '../../screens/venue-search-screen.tsx';
import { testSession, testVenue } from '../../testing/examples.ts';
import { Where } from '../../testing/where.tsx';

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

const found = (id: string, slug: string, lat: number | null): FoundSession => ({
  kind: 'class',
  session: testSession({ id, name: `Yoga ${id}`, startDate: '2027-01-09T12:30:00+00:00' }),
  venue: { slug, name: `Venue ${slug}`, town: 'Sale', lat, lng: lat === null ? null : -2.32 },
  metres: null,
});
const six = Array.from({ length: 6 }, (_, at) => found(String(at), 'sale', 53.42));

function open(path: string, sessions: FoundSession[]) {
  return renderWithPlatform(
    <>
      <VenueSearchScreen />
      <Where />
    </>,
    {
      path,
      answers: [
        answer(venues, [testVenue()]),
        answer(searchSessions, { activities: ['Yoga'], sessions, hasMore: false }),
      ],
    },
  );
}

beforeEach(() => {
  create.mockReturnValue(map);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const part of Object.values(map)) part.mockReset();
  create.mockReset();
});

describe('the map of found classes', () => {
  it('is asked for, lives in the address, and has each venue once', async () => {
    open('/?search=yoga&q=yoga', [...six, found('7', 'bury', 53.6), found('8', 'lost', null)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show on a map' }));
    expect(screen.getByLabelText('Address')).toHaveTextContent('/?search=yoga&q=yoga&view=map');
    expect(await screen.findByRole('application', { name: 'Map of classes and courts' })).toBeInTheDocument();
    await waitFor(() => expect(map.show).toHaveBeenCalledWith(expect.objectContaining({ show: 'places' })));
    expect(map.setPlaces.mock.lastCall?.[0].map(({ slug }) => slug)).toEqual(['sale', 'bury']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide the map' }));
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });

  it('shows what is on at the venue that is picked, each leading to its place', async () => {
    const { container } = open('/?search=yoga&q=yoga&view=map', [found('7', 'bury', 53.6), ...six]);
    await waitFor(() => expect(create).toHaveBeenCalled(), { timeout: 5000 });
    expect(screen.queryByRole('link', { name: 'Venue bury' })).toBeNull();
    expect(screen.queryByText(/is selected$/)).toBeNull();
    act(() => create.mock.calls[0]?.[0].onPick('sale'));
    expect(await screen.findByText('Venue sale is selected')).toBeInTheDocument();
    const name = screen.getByRole('link', { name: 'Venue sale' });
    expect(name).toHaveAttribute('href', '/location/sale');
    const card = within(name.closest<HTMLElement>('[data-surface]') ?? container);
    expect(card.getAllByRole('listitem')).toHaveLength(4);
    const first = card.getByRole('link', { name: 'Yoga 0, Sat 09 Jan 12:30' });
    expect(first).toHaveAttribute('href', '/location/sale/sessions/0');
    expect(card.getAllByText('Sat 09 Jan 12:30')).toHaveLength(4);
    expect(card.getByText('2 more in the list')).toBeVisible();
  });

  it('is not offered where no place is known', async () => {
    open('/?search=yoga&q=yoga', [found('8', 'lost', null)]);
    await screen.findByRole('link', { name: /^Yoga 8, / });
    expect(screen.queryByRole('button', { name: 'Show on a map' })).not.toBeInTheDocument();
  });
});
