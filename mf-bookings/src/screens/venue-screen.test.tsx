// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activities, type ScheduledSession, sessions } from 'shared-contracts/api/activities';
import { venue } from 'shared-contracts/api/venues';
import { addDays, siteDay, weekday } from 'shared-contracts/dates';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testActivities, testSession, testVenue } from '../testing/examples.ts';
import { Where } from '../testing/where.tsx';
import VenueScreen from './venue-screen.tsx';

const today = siteDay(new Date());
const tomorrow = addDays(today, 1);
const yoga = testSession();
const swim = testSession({
  id: 's2',
  name: 'Lane Swimming',
  activity: { id: 'a2', name: 'Swimming', slug: 'swimming' },
  startDate: '2026-11-21T07:00:00+00:00',
  endDate: '2026-11-21T08:00:00+00:00',
  remainingAttendeeCapacity: 0,
  leader: null,
  offer: { id: 'o2', name: 'Member', price: '0.00', formattedPrice: 'Free', priceReason: 'Member price' },
  bookable: { canBook: false, reason: 'full', message: 'All places are booked.' },
});

const dayOf = (url: string) => new URL(url, 'http://x').searchParams.get('date');
const day = (list: ScheduledSession[]) => answer(sessions, list);

function open(query = '', answers: TestAnswer[] = [], path = '/location/sale-leisure-centre') {
  return renderWithPlatform(
    <>
      <VenueScreen />
      <Where />
    </>,
    {
      path: path + query,
      route: '/location/:locationSlug',
      answers: [
        answer(venue, testVenue()),
        answer(activities, testActivities),
        day([yoga, swim]),
        ...answers,
      ],
    },
  );
}
const row = async (name: RegExp) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error('The link is in no list.');
  return within(item);
};
const address = () => screen.getByLabelText('Address').textContent;

describe('the venue', () => {
  it('is named, placed and becomes the chosen one', async () => {
    const { platform } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sale Leisure Centre' })).toBeInTheDocument();
    expect(screen.getByText('M33 2AL').parentElement).toHaveTextContent(/^Broad Road, Sale, M33 2AL$/);
    expect(within(screen.getByRole('list', { name: 'Facilities' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Change venue' })).toHaveAttribute('href', '/');
    expect(platform.venue.slug.get()).toBe('sale-leisure-centre');
    expect(document.title).toBe('Riverside Leisure | Sale Leisure Centre');
  });
  it('has facilities that lead to their times, where an activity is named after them', async () => {
    const pool = testVenue({ facilities: ['Swimming Pool', 'Sports Hall'] });
    open('', [answer(venue, pool), day([yoga, swim])]);
    const facilities = within(await screen.findByRole('list', { name: 'Facilities' }));
    await userEvent.click(await facilities.findByRole('link', { name: 'Swimming Pool' }));
    expect(screen.getByLabelText('Address')).toHaveTextContent(
      '/location/sale-leisure-centre?activity=swimming',
    );
    expect(screen.getByRole('radio', { name: 'Swimming' })).toBeChecked();
    expect(facilities.getByText('Sports Hall').closest('a')).toBeNull();
  });

  it('has arrows that show later and earlier days', async () => {
    const push = vi.spyOn(Element.prototype, 'scrollBy').mockReturnValue(undefined);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
    open('', [day([yoga])]);
    await userEvent.click(await screen.findByRole('button', { name: 'Later days' }));
    expect(push).toHaveBeenLastCalledWith({ left: 400, behavior: 'smooth' });
    expect(push.mock.contexts[0]).toBe(screen.getByRole('radiogroup', { name: 'Day' }));
    await userEvent.click(screen.getByRole('button', { name: 'Earlier days' }));
    expect(push).toHaveBeenLastCalledWith({ left: -400, behavior: 'smooth' });
    vi.restoreAllMocks();
  });

  it('offers no other venue where it does not want to', async () => {
    open('', [answer(venue, testVenue({ displayVenueSelectionButton: false }))]);
    await screen.findByRole('heading', { level: 1, name: 'Sale Leisure Centre' });
    expect(screen.queryByRole('link', { name: 'Change venue' })).not.toBeInTheDocument();
  });
  it('that does not exist is not found, and is no longer the chosen one', async () => {
    const { platform } = open('', [failure(venue, 404), failure(activities, 404), failure(sessions, 404)]);
    act(() => platform.venue.select('sale-leisure-centre'));
    expect(await screen.findByText('Not found screen')).toBeInTheDocument();
    expect(platform.venue.slug.get()).toBeNull();
  });
  it('says when it could not be loaded', async () => {
    open('', [failure(venue, 500)]);
    expect(await screen.findByRole('heading', { name: 'The venue could not be loaded' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the day', () => {
  it('shows its classes by time, with price, places and what is known of them', async () => {
    open();
    const list = await row(/^Hatha Yoga/);
    expect(list.getByText('18:30')).toBeInTheDocument();
    expect(list.getByText('–19:15')).toBeInTheDocument();
    for (const text of ['Yoga', 'Beginner', 'with Priya Chandran', 'Studio 1', '£7.20', '12 places left']) {
      expect(list.getByText(text)).toBeInTheDocument();
    }
    const links = screen.getAllByRole('link', { name: /\d\d:\d\d–/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Lane Swimming',
      'See other times',
      'Hatha Yoga',
    ]);
    expect(links[2]).toHaveAttribute('href', '/location/sale-leisure-centre/sessions/s1');
  });
  it('says once that a class is full, and offers no button for it', async () => {
    open();
    const full = await row(/^Lane Swimming/);
    expect(full.getByText('Full')).toBeInTheDocument();
    expect(full.queryByText(/All places are booked\./)).not.toBeInTheDocument();
    expect(full.getByRole('link', { name: /^See other times: Lane Swimming/ })).toBeInTheDocument();
    expect(full.getByText('Member price')).toBeInTheDocument();
    expect(full.queryByRole('button')).not.toBeInTheDocument();
  });
  it('says why a class cannot be booked where its badge does not', async () => {
    const message = 'Booking opens on 12 Dec 2026.';
    open('', [day([testSession({ bookable: { canBook: false, reason: 'not-open-yet', message } })])]);
    const early = await row(/^Hatha Yoga/);
    expect(early.getByText('Not open yet')).toBeInTheDocument();
    expect(early.getByText(message)).toBeInTheDocument();
  });
  it('folds away what has started', async () => {
    const started = testSession({
      id: 's3',
      name: 'Early Spin',
      bookable: { canBook: false, reason: 'started', message: null },
    });
    open('', [day([started, yoga])]);
    const fold = (await screen.findByText('1 class has already started')).closest('details');
    expect(within(fold as HTMLElement).getByText('Started')).toBeInTheDocument();
    expect(screen.getByText('1 class')).toBeInTheDocument();
  });
  it('says that it loads', () => {
    open('', [answer(sessions, () => new Promise(() => undefined))]);
    expect(screen.getAllByText('Loading the timetable').length).toBeGreaterThan(0);
  });
  it('says when it could not be loaded, and tries again', async () => {
    let isUp = false;
    open('', [
      {
        endpoint: sessions,
        respond: (request) => (isUp ? day([yoga]) : failure(sessions, 500)).respond(request),
      },
    ]);
    expect(
      await screen.findByRole('heading', { name: 'The timetable could not be loaded' }),
    ).toBeInTheDocument();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Hatha Yoga/ })).toBeInTheDocument();
  });
  it('says when nothing is on, and leads to the next day', async () => {
    open('', [answer(sessions, ({ url }) => (dayOf(url) === today ? [] : [yoga]))]);
    expect(await screen.findByRole('heading', { name: 'No classes on this day' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
    expect(await screen.findByRole('link', { name: /^Hatha Yoga/ })).toBeInTheDocument();
    expect(address()).toBe(`/location/sale-leisure-centre?date=${tomorrow}`);
  });
});

describe('choosing', () => {
  it('opens the day of the address and moves to another', async () => {
    const { requests } = open(`?date=${tomorrow}`);
    const days = await screen.findByRole('radiogroup', { name: 'Day' });
    expect(within(days).getAllByRole('radio')).toHaveLength(29);
    expect(within(days).getByRole('radio', { name: /, tomorrow$/ })).toBeChecked();
    await userEvent.click(within(days).getByRole('radio', { name: /^Today, / }));
    expect(address()).toBe('/location/sale-leisure-centre');
    expect(
      await screen.findByRole('heading', { level: 2, name: new RegExp(weekday(today)) }),
    ).toBeInTheDocument();
    expect(requests.map(({ url }) => dayOf(url)).filter(Boolean)).toEqual([tomorrow, today]);
  });
  it('keeps to one activity', async () => {
    open('?kiosk=true');
    await userEvent.click(await screen.findByRole('radio', { name: 'Swimming' }));
    expect(address()).toBe('/location/sale-leisure-centre?kiosk=true&activity=swimming');
    expect(screen.queryByRole('link', { name: /^Hatha Yoga/ })).not.toBeInTheDocument();
    expect(screen.getByText('1 class')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'All classes' }));
    expect(screen.getByText('2 classes')).toBeInTheDocument();
  });
  it('names the activity that is not on', async () => {
    open('?activity=swimming', [day([yoga])]);
    expect(await screen.findByRole('heading', { name: 'No Swimming on this day' })).toBeInTheDocument();
  });
  it('shows everything for an unknown activity, or when activities fail', async () => {
    open('?activity=quidditch', [failure(activities, 500)]);
    expect(await screen.findByText('2 classes')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'All classes' })).not.toBeInTheDocument();
  });
});

describe('the way to the venue', () => {
  const name = 'Directions (opens in a new tab)';

  afterEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  it('is a link to a map', async () => {
    open();
    const { lat, lng } = testVenue();
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`,
    );
  });

  it('is not offered at a kiosk', async () => {
    window.history.replaceState(null, '', '/?kiosk=true');
    open('?kiosk=true');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    // Its bar has the way to another venue.
    expect(screen.queryByRole('link', { name: 'Change venue' })).not.toBeInTheDocument();
  });
});

it('a kiosk shows days and the classes to come, nothing besides', async () => {
  window.history.replaceState(null, '', '/?kiosk=true');
  const started = testSession({ id: 's3', bookable: { canBook: false, reason: 'started', message: null } });
  try {
    open('?kiosk=true', [day([started, yoga])]);
    expect(await screen.findByText('1 class')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Filters/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show seven days' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Facilities' })).not.toBeInTheDocument();
    expect(screen.queryByText(/already started/)).not.toBeInTheDocument();
  } finally {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  }
});
