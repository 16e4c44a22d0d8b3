// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { highlights } from 'shared-contracts/api/highlights';
import { type FoundSession, searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import { answer, failure } from 'shared-platform/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testSession } from '../testing/examples.ts';
import { address, box, geocoded, open, sale, status, stubGeocoder, yoga } from './venue-search-testing.tsx';

const geocoder = stubGeocoder('M33');
const listed = answer(venues, [sale]);
const found = (sessions: FoundSession[], activities = ['Yoga'], hasMore = false) =>
  answer(searchSessions, { activities, sessions, hasMore });

describe('a search for classes', () => {
  it('reads the words, and lists what they describe with the way to it', async () => {
    open('/', [listed, found([yoga])]);
    await screen.findByRole('link', { name: 'Sale Leisure Centre' });
    await userEvent.type(box(), 'yoga near M33 tonight{Enter}');
    expect(
      await status('1 class or court within 5 miles of M33, nearest first each day'),
    ).toBeInTheDocument();
    expect(address()).toBe('/?search=yoga+near+M33+tonight&q=yoga+near+M33+tonight');
    const link = screen.getByRole('link', { name: /^Hatha Yoga, .*, Sale Leisure Centre$/ });
    expect(link.getAttribute('href')).toMatch(/^\/location\/sale-leisure-centre\/sessions\//);
    expect(screen.getByText('about 1.4 miles · Sale Leisure Centre')).toBeInTheDocument();
  });

  it.each(['yoga sale leisure centre', 'Sale Leisure Centre yoga', 'yoga at sale leisure'])(
    'takes a venue among the words for the place, without a look-up: %s',
    async (term) => {
      const { requests } = open(`/?q=${term}`, [listed, found([yoga])]);
      const line = '1 class or court within 5 miles of Sale Leisure Centre, nearest first each day';
      expect(await status(line)).toBeInTheDocument();
      const searches = requests.filter(({ url }) => url.includes(searchSessions.path));
      expect(searches.map(({ url }) => /what=yoga&lat=\d/.test(url))).toEqual([true]);
      expect(geocoder).not.toHaveBeenCalled();
    },
  );

  it('takes the town of a venue for the place', async () => {
    geocoder.mockImplementation(async () => geocoded('Sale'));
    open('/?q=Sale yoga tonight', [listed, found([yoga])]);
    expect(
      await status('1 class or court within 5 miles of Sale, nearest first each day'),
    ).toBeInTheDocument();
  });

  it('reads the words without the venues where these cannot be loaded', async () => {
    const { requests } = open('/?q=yoga sale', [failure(venues, 500), found([yoga])]);
    expect(await status('1 class or court')).toBeInTheDocument();
    expect(requests.some(({ url }) => url.includes('what=yoga+sale'))).toBe(true);
  });

  it.each([
    ['free yoga', '1 class or court free of charge', /price=free/],
    ['yoga under £5', '1 class or court for up to £5', /price=5/],
  ])('asks for the price of the words, and says so: %s', async (term, line, price) => {
    const { requests } = open(`/?q=${term}`, [listed, found([yoga])]);
    expect(await status(line)).toBeInTheDocument();
    expect(requests.some(({ url }) => price.test(url) && /what=yoga/.test(url))).toBe(true);
  });

  it('lets a price that is chosen replace that of the words', async () => {
    const { requests } = open('/?q=yoga under £5&price=free', [listed, found([yoga])]);
    expect(await status('1 class or court free of charge')).toBeInTheDocument();
    expect(requests.some(({ url }) => /price=free/.test(url))).toBe(true);
  });

  it('says that a day is over', async () => {
    open('/?q=yoga yesterday', [listed, found([])]);
    expect(await screen.findByText('That day is over. Try another day.')).toBeInTheDocument();
  });

  it('keeps the filters in the address', async () => {
    open('/?search=yoga&q=yoga', [listed, found([yoga])]);
    await userEvent.click(await screen.findByRole('button', { name: 'Evening' }));
    await userEvent.click(screen.getByRole('button', { name: 'Places left' }));
    expect(address()).toBe('/?search=yoga&q=yoga&when=evening&places=left');
    expect(await screen.findByRole('button', { name: 'Evening' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is narrowed in the dialog too, which the server is asked for', async () => {
    const { requests } = open('/?search=yoga&q=yoga&price=free', [listed, found([yoga])]);
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter classes' }, { timeout: 5000 }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Beginner' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Hearing impairment' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Your price' }), 'Up to £6.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Show classes' }));
    expect(address()).toBe('/?search=yoga&q=yoga&level=beginner&price=6&support=hearing-impairment');
    await expect
      .poll(() => requests.some(({ url }) => /price=6/.test(url) && /level=beginner/.test(url)))
      .toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Beginner' }));
    expect(address()).toBe('/?search=yoga&q=yoga&price=6&support=hearing-impairment');
  });

  it('is narrowed to one activity of those it found, which stay to choose from', async () => {
    const swim: FoundSession = {
      ...yoga,
      session: testSession({
        id: 's2',
        name: 'Family Swim',
        activity: { id: 'a2', name: 'Swimming', slug: 'swimming' },
      }),
    };
    const { requests } = open('/?search=tonight&q=tonight', [
      listed,
      answer(searchSessions, ({ url }) => ({
        activities: [],
        sessions: url.includes('activity=swimming') ? [swim] : [yoga, swim],
        hasMore: false,
      })),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const inDialog = async () =>
      within(await screen.findByRole('dialog', { name: 'Filter classes' }, { timeout: 5000 }));
    await userEvent.selectOptions((await inDialog()).getByRole('combobox', { name: 'Activity' }), 'Swimming');
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Show classes' }));
    expect(address()).toBe('/?search=tonight&q=tonight&activity=swimming');
    expect(await status('1 class or court')).toBeInTheDocument();
    expect(requests.some(({ url }) => url.includes('activity=swimming'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Filters 1 on' }));
    const choice = (await inDialog()).getByRole('combobox', { name: 'Activity' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any activity', 'Swimming', 'Yoga']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Swimming' }));
    expect(address()).toBe('/?search=tonight&q=tonight');
  });

  it('fills the box with the words of a link', async () => {
    open('/?q=yoga', [listed, found([yoga])]);
    await screen.findByRole('link', { name: /^Hatha Yoga, / });
    expect(box()).toHaveValue('yoga');
    await userEvent.clear(box());
    await expect.poll(address).toBe('/');
  });

  it('has a quiet button for a place in each row', async () => {
    open('/?search=yoga&q=yoga', [listed, found([yoga])]);
    expect(await screen.findByRole('button', { name: /^Add to basket Hatha Yoga/ })).toHaveAttribute(
      'data-variant',
      'quiet',
    );
  });

  it('offers to find the person who wants what is near them', async () => {
    open('/?q=yoga%20near%20me', [listed, found([yoga])]);
    expect(await screen.findByText(/We don’t know where you are/)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Use my location' })).toHaveLength(2);
  });

  it('says what to widen where nothing is found, and clears the filters', async () => {
    open('/?search=yoga&q=yoga&price=free', [listed, found([])]);
    expect(await screen.findByRole('heading', { name: 'No classes or courts found' })).toBeInTheDocument();
    expect(screen.getByText(/Try another day or time/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/?search=yoga&q=yoga');
  });

  it('says what failed and tries again', async () => {
    open('/?q=yoga%20tonight', [
      listed,
      failure(searchSessions, 500),
      answer(highlights, [{ name: 'Swimming' }]),
    ]);
    expect(await screen.findByRole('heading', { name: 'The search failed' })).toBeInTheDocument();
    expect(screen.getByText(/^We couldn’t search classes and courts just now/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Swimming' })).toBeInTheDocument();
  });

  it('keeps a word whose search failed, which may be an activity, and leads to the venues on request', async () => {
    open('/?search=Stretford&q=Stretford', [listed, failure(searchSessions, 500)]);
    expect(await screen.findByRole('heading', { name: 'The search failed' })).toBeInTheDocument();
    expect(address()).toBe('/?search=Stretford&q=Stretford');
    await userEvent.click(screen.getByRole('button', { name: 'Find venues near ‘Stretford’' }));
    await waitFor(() => expect(address()).toBe('/?search=Stretford&place=Stretford'));
  });

  it('looks for no venue near an activity: all of them are shown', async () => {
    open('/?search=pilates&q=pilates', [listed, failure(searchSessions, 500)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show all venues' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('looks for venues at a place it knows when the search fails', async () => {
    open('/?search=Sale&q=Sale', [listed, failure(searchSessions, 500)]);
    await waitFor(() => expect(address()).not.toContain('q='));
  });

  it('says of an empty list only how far it reaches', async () => {
    open('/?q=yoga near Stretford', [listed, found([], ['Yoga'])]);
    expect(await status(/^No classes or courts found within 5 miles of [^,]+$/)).toBeInTheDocument();
  });

  it('finds classes once the search works again', async () => {
    const failed = failure(searchSessions, 500);
    const works = found([yoga]);
    let isDown = true;
    const search = {
      ...works,
      respond: (...request: Parameters<typeof works.respond>) =>
        (isDown ? failed : works).respond(...request),
    };
    open('/?q=pilates', [listed, search]);
    await screen.findByRole('heading', { name: 'The search failed' });
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Hatha Yoga, / })).toBeInTheDocument();
  });

  it('says that the time has passed today, and searches the next day', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    open('/?q=yoga%20at%206am%20today', [listed, found([])]);
    expect(await screen.findByText('That time has already passed today.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Search ‘yoga at 6am tomorrow’' }));
    expect(address()).toBe('/?q=yoga+at+6am+tomorrow&search=yoga+at+6am+tomorrow');
    expect(box()).toHaveValue('yoga at 6am tomorrow');
  });

  it.each([
    ['near me tonight', 'No classes or courts left tonight', 'Search ‘near me tomorrow evening’'],
    ['yoga tonight', 'No yoga left tonight', 'Search ‘yoga tomorrow evening’'],
    ['yoga today', 'No yoga left today', 'Search ‘yoga tomorrow’'],
    ['free yoga today', 'No free yoga left today', 'Search ‘free yoga tomorrow’'],
    ['yoga under £5 today', 'No classes or courts found', 'Search ‘yoga under £5 tomorrow’'],
  ])('says that nothing is left of the day, and searches the next one: %s', async (term, title, next) => {
    open(`/?q=${term}`, [listed, found([])]);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: next }));
    expect(box()).toHaveValue(next.slice('Search ‘'.length, -1));
  });

  it('does not put off a search for a class that there is not', async () => {
    open('/?q=zumba tonight', [listed, found([], [])]);
    expect(await screen.findByRole('heading', { name: /‘zumba’$/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /tomorrow/ })).not.toBeInTheDocument();
  });

  it.each([
    ['a place that nothing has', '/?q=zumba', 'Cannot find location, please try again.'],
    ['a class that there is not', '/?q=Zumba%20tonight', 'No class or court is called ‘Zumba’'],
    ['a venue that is mistyped', '/?search=Sael&place=Sael', 'Did you mean one of these?'],
  ])('leads on to the activities from words for %s', async (_what, path, title) => {
    geocoder.mockImplementation(async () => Response.json({ features: [] }));
    open(path, [listed, found([], []), answer(highlights, [{ name: 'Yoga' }, { name: 'Swimming' }])]);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    const ways = within(await screen.findByRole('region', { name: 'Browse classes and courts' }));
    const today = ways.getByRole('link', { name: 'See what’s on today' });
    expect(today).toHaveAttribute('href', '/?search=today&q=today');
    await userEvent.click(ways.getByRole('link', { name: 'Swimming' }));
    expect(address()).toBe('/?search=Swimming&q=Swimming');
  });

  it('becomes a search for venues where the words are no activity', async () => {
    open('/?search=Stretford&q=Stretford', [listed, found([], [])]);
    expect(await status(/^1 venue within 5 miles of/)).toBeInTheDocument();
    expect(address()).toBe('/?search=Stretford&place=Stretford');
  });

  it.each(['yoga near Stretford', 'Stretford'])(
    'becomes a search for venues where the server has none: %s',
    async (term) => {
      open(`/?q=${term}`, [listed, failure(searchSessions, 404)]);
      expect(await status(/^1 venue within 5 miles of/)).toBeInTheDocument();
      expect(address()).toBe('/?search=Stretford&place=Stretford');
    },
  );

  it('shows more on demand', async () => {
    open('/?q=yoga', [listed, found([yoga], ['Yoga'], true)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(address()).toBe('/?q=yoga&show=40');
  });
});
