// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { highlights } from 'shared-contracts/api/highlights';
import { type FoundSession, searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import { answer } from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { testSession } from '../testing/examples.ts';
import { address, open, sale, status } from './venue-search-testing.tsx';

const listed = answer(venues, [sale]);
const nothing = answer(searchSessions, { activities: [], sessions: [], hasMore: false });
const ride: FoundSession = {
  kind: 'class',
  session: testSession({ name: 'Morning Ride' }),
  venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre', town: 'Sale', lat: 53.42, lng: -2.32 },
  metres: null,
};

describe('a search for an activity that no class is called', () => {
  it.each([
    ['swiming tonight', 'Search ‘Swimming tonight’', '/?q=Swimming+tonight&search=Swimming+tonight'],
    ['aquafit on Friday', 'Search ‘Swimming on Friday’', '/?q=Swimming+on+Friday&search=Swimming+on+Friday'],
    ['polo tonight', 'Search ‘tonight’', '/?q=tonight&search=tonight'],
  ])('keeps the time and offers something like it: %s', async (term, name, to) => {
    open(`/?q=${term}`, [listed, nothing, answer(highlights, [{ name: 'Yoga' }, { name: 'Swimming' }])]);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(address()).toBe(to);
  });

  it('has neither filters nor venues', async () => {
    open('/?q=zumba%20tonight', [listed, nothing, answer(highlights, [])]);
    await screen.findByRole('heading', { name: 'No class or court is called ‘zumba’' });
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Find venues/ })).toBeNull();
  });

  it('says what the words were taken for', async () => {
    const answered = { activities: ['Indoor Cycling'], isReadAs: true, sessions: [ride], hasMore: true };
    open('/?q=spin%20tonight', [listed, answer(searchSessions, answered)]);
    const line = await status('Next 1 classes and courts');
    expect(line).toHaveTextContent('Showing Indoor Cycling for ‘spin’. Next 1 classes and courts');
  });
});
