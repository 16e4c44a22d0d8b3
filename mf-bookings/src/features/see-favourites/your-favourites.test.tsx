// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFavourite, type Favourite, favourites, removeFavourite } from 'shared-contracts/api/favourites';
import { addDays, siteDay } from 'shared-contracts/dates';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { testSession } from '../../testing/examples.ts';
import YourFavourites from './your-favourites.tsx';

const sale = { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' };
const at = (day: string, name = 'Hatha Yoga'): Favourite['next'] => ({
  kind: 'class',
  session: testSession({ id: `on-${day}`, name, startDate: `${day}T12:30:00+00:00` }),
  venue: { ...sale, town: 'Sale', lat: null, lng: null },
  metres: null,
});
const tomorrow = addDays(siteDay(new Date()), 1);
const yoga: Favourite = {
  id: 'f1',
  kind: 'class',
  key: 'series-1',
  name: 'Hatha Yoga',
  venue: sale,
  next: at('2027-01-09'),
};
const venue: Favourite = {
  id: 'f2',
  kind: 'venue',
  key: sale.slug,
  name: sale.name,
  venue: sale,
  next: at(tomorrow),
};
const priya: Favourite = {
  id: 'f3',
  kind: 'instructor',
  key: 'Priya Chandran',
  name: 'Priya Chandran',
  venue: null,
  next: at('2027-01-10', 'Spin'),
};
const quiet: Favourite = { ...yoga, id: 'f4', key: 'series-4', name: 'Aqua', next: null };

const open = (answers: TestAnswer[], user: typeof testUser | null = testUser) =>
  renderWithPlatform(<YourFavourites />, { answers, ...(user && { user }) });
const list = async () => within(await screen.findByRole('region', { name: 'Your favourites' }));

describe('the favourites of the home page', () => {
  it('come with their next classes, soonest first, each with its way to a place', async () => {
    open([answer(favourites, [yoga, quiet, priya, venue])]);
    const rows = (await list()).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'Sale Leisure Centre',
      'Hatha Yoga',
      'Priya Chandran',
      'Aqua',
    ]);
    const shown = await list();
    expect(shown.getByRole('link', { name: 'Next: Hatha Yoga, tomorrow\u00a012:30' })).toHaveAttribute(
      'href',
      `/location/sale-leisure-centre/sessions/on-${tomorrow}`,
    );
    expect(shown.getByRole('link', { name: 'Sale Leisure Centre' })).toHaveAttribute(
      'href',
      '/location/sale-leisure-centre',
    );
    expect(shown.getByRole('link', { name: 'Next: Sat\u00a009\u00a0Jan\u00a012:30' })).toBeVisible();
    expect(shown.getByText('Next: Spin, Sale Leisure Centre, Sun 10 Jan 12:30')).toBeVisible();
    expect(shown.getByText('Instructor')).toBeVisible();
    expect(shown.getByText('No places at the moment')).toBeVisible();
    expect(shown.getAllByRole('button', { name: /^Add to basket/ })).toHaveLength(3);
    expect(shown.getAllByText(/^\d+ places left$/)).toHaveLength(3);
  });

  it.each([
    ['class', quiet, testUser, 'See timetable, Aqua', '/location/sale-leisure-centre'],
    [
      'instructor',
      { ...priya, next: null },
      { ...testUser, homeVenue: { id: '2', slug: 'bury', name: 'Bury Baths' } },
      'See timetable, Priya Chandran',
      '/location/bury',
    ],
    [
      'instructor without a venue',
      { ...priya, next: null },
      { ...testUser, homeVenue: null },
      'See what’s on, Priya Chandran',
      '/?search=this+week&q=this+week',
    ],
  ])('lead on from a favourite %s with nothing to book', async (_kind, favourite, user, name, path) => {
    open([answer(favourites, [favourite])], user);
    expect((await list()).getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('stay in sight when one is taken off, so that it can be put back', async () => {
    open([answer(favourites, [yoga]), answer(removeFavourite, []), answer(addFavourite, [yoga])]);
    const heart = await (await list()).findByRole('button', { name: 'Favourite: Hatha Yoga' });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    expect(heart).toBeInTheDocument();
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  });

  it('are six at first, and all on demand', async () => {
    const eight = Array.from({ length: 8 }, (_, at) => ({ ...yoga, id: `f${at}`, key: `series-${at}` }));
    open([answer(favourites, eight)]);
    expect((await list()).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 8 favourites' }));
    expect((await list()).getAllByRole('listitem')).toHaveLength(8);
  });

  it.each<[string, TestAnswer[], typeof testUser | null]>([
    ['a visitor', [answer(favourites, [yoga])], null],
    ['somebody without any', [answer(favourites, [])], testUser],
    ['an API without favourites', [failure(favourites, 404)], testUser],
  ])('are nothing for %s', async (_whom, answers, user) => {
    const { container, platform } = open(answers, user);
    await expect.poll(() => platform.queries.isFetching()).toBe(0);
    expect(container).toBeEmptyDOMElement();
  });
});
