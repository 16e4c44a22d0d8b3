// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Booking, upcomingBookings } from 'shared-contracts/api/account';
import { pastBookings } from 'shared-contracts/api/bookings';
import { favourites } from 'shared-contracts/api/favourites';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { packages } from 'shared-contracts/api/packages';
import { forYou } from 'shared-contracts/api/suggestions';
import { waitingPlaces } from 'shared-contracts/api/waiting-list';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { bookingOf } from '../testing/booking-examples.ts';
import { adultMembership, swimPackage } from '../testing/membership-examples.ts';
import { suggestedClass } from '../testing/suggestion-examples.ts';
import DashboardScreen from './dashboard-screen.tsx';

const BOOKINGS = 'http://bookings.riverside.localhost:8080';

function openDashboard(given: TestAnswer[], user = testUser) {
  const answers = [
    answer(ownMemberships, []),
    answer(packages, []),
    answer(pastBookings, []),
    failure(forYou, 404),
    failure(favourites, 404),
    failure(waitingPlaces, 404),
    ...given,
  ];
  return renderWithPlatform(<DashboardScreen />, { app: 'my-account', user, answers });
}

afterEach(cleanup);

describe('the dashboard', () => {
  it('greets the person with name and reference', async () => {
    openDashboard([answer(upcomingBookings, [])]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Sam' })).toBeTruthy();
    expect(screen.getByText('Customer ID R1007')).toBeTruthy();
  });

  it('greets a person without a first name', async () => {
    openDashboard([answer(upcomingBookings, [])], { ...testUser, firstName: ' ' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello' })).toBeTruthy();
  });

  it('waits, then says that nothing is coming up and where to book', async () => {
    let release: (bookings: Booking[]) => void = () => undefined;
    const pending = new Promise<Booking[]>((resolve) => {
      release = resolve;
    });
    openDashboard([answer(upcomingBookings, () => pending)]);
    expect(await screen.findByText('Loading your bookings')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
    release([]);
    expect(await screen.findByText('You have no bookings coming up')).toBeTruthy();
    expect(screen.queryByText('Loading your bookings')).toBeNull();
    expect(screen.getByRole('link', { name: 'Book an activity' }).getAttribute('href')).toBe(`${BOOKINGS}/`);
  });

  it('shows the next booking as a pass, with its code to scan', async () => {
    openDashboard([answer(upcomingBookings, [bookingOf('1', 'Gentle yoga')])]);
    const next = within(await screen.findByRole('article', { name: 'Gentle yoga' }));
    expect(next.getByText('Saturday 21 Nov 2026, 18:30 to 19:15')).toBeTruthy();
    expect(next.getByText('Sale Leisure Centre, Studio 2')).toBeTruthy();
    expect(next.getByText('Broad Road, Sale, M33 2AL')).toBeTruthy();
    expect(next.getByText('482915')).toBeTruthy();
    expect(next.getByText('RIV-7K3M9Q')).toBeVisible();
    expect(await next.findByRole('img', { name: 'QR code of booking RIV-7K3M9Q' })).toBeVisible();
    expect(next.getByRole('link').getAttribute('href')).toBe(`${BOOKINGS}/order-confirmed/order-1`);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('lists the later ones, naming whom they are for', async () => {
    openDashboard([
      answer(upcomingBookings, [
        bookingOf('1', 'Gentle yoga'),
        bookingOf('2', 'Aqua aerobics', { location: null }),
        bookingOf('3', 'Swimming lesson', { purchasedFor: { id: '8', name: 'Kit New' } }),
      ]),
    ]);
    const list = within(await screen.findByRole('list', { name: 'Later' }));
    const [second, third] = list.getAllByRole('listitem');
    expect(second?.textContent).toContain('Sale Leisure Centre');
    expect(second?.textContent).not.toContain('For ');
    expect(third?.textContent).toContain('For Kit New');
    expect(
      list
        .getByRole('link', { name: 'View confirmation of Aqua aerobics, Saturday 21 Nov 2026' })
        .getAttribute('href'),
    ).toBe(`${BOOKINGS}/order-confirmed/order-2`);
  });

  it('shows three of the later ones, and leads to the others', async () => {
    const names = ['Yoga', 'Aqua', 'Spin', 'Pilates', 'Swim'];
    openDashboard([
      answer(
        upcomingBookings,
        names.map((name, at) => bookingOf(String(at), name)),
      ),
    ]);
    const list = within(await screen.findByRole('list', { name: 'Later' }));
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Aqua',
      'Spin',
      'Pilates',
    ]);
    expect(screen.getByRole('link', { name: 'See all 5 bookings' })).toHaveAttribute('href', '/bookings');
  });

  it.each([
    ['12.50', '£12.50', true],
    ['-5.00', '-£5.00', true],
    ['0.00', '£0.00', false],
  ])('shows a credit balance of %s only when it is not zero', async (balance, formattedBalance, isShown) => {
    const user = { ...testUser, credit: { balance, formattedBalance } };
    openDashboard([answer(upcomingBookings, [])], user);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Credit balance') !== null).toBe(isShown);
    expect(screen.queryByText(formattedBalance) !== null).toBe(isShown);
  });

  it('says that the bookings could not be loaded, and tries again', async () => {
    let isDown = true;
    const bookings = answer(upcomingBookings, [bookingOf('1', 'Gentle yoga')]);
    const down = failure(upcomingBookings, 400, { message: 'The timetable is being changed.' });
    openDashboard([
      { endpoint: upcomingBookings, respond: (request) => (isDown ? down : bookings).respond(request) },
    ]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your bookings could not be loaded');
    expect(alert.textContent).toContain('The timetable is being changed.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Gentle yoga' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Upcoming bookings'));
  });

  it('shows what the person has, each leading to more about it', async () => {
    openDashboard([
      answer(upcomingBookings, []),
      answer(ownMemberships, [adultMembership]),
      answer(packages, [swimPackage]),
    ]);
    const has = within(await screen.findByRole('region', { name: 'Your memberships and packages' }));
    const [setUp, membership, bought] = has.getAllByRole('link');
    expect(membership).toHaveTextContent('AdultCurrentNext payment: £32.00 on 15 Dec 2026');
    expect(membership).toHaveAttribute('href', '/memberships');
    expect(bought).toHaveTextContent('10 swims7 of 10 uses left');
    expect(bought).toHaveAttribute('href', '/packages');
    // A monthly membership of someone without a Direct Debit.
    expect(screen.getByText('Your membership has no Direct Debit')).toBeVisible();
    expect(setUp).toHaveAccessibleName('Set up your Direct Debit');
    expect(setUp).toHaveAttribute('href', '/payments');
  });

  it('says nothing of what the person has not', async () => {
    openDashboard([answer(upcomingBookings, [])]);
    await screen.findByText('You have no bookings coming up');
    await waitFor(() => expect(screen.queryByText('Loading your memberships and packages')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Your memberships and packages' })).toBeNull();
  });

  it('says that memberships or packages could not be loaded, and tries again', async () => {
    let isDown = true;
    const down = failure(packages, 500);
    openDashboard([
      answer(upcomingBookings, []),
      {
        endpoint: packages,
        respond: (request) => (isDown ? down : answer(packages, [swimPackage])).respond(request),
      },
    ]);
    expect(await screen.findByText('Your memberships and packages could not be loaded')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('7 of 10 uses left')).toBeVisible();
  });
});

describe('waiting lists on the dashboard', () => {
  const waitingFor = (name: string, offeredUntil: string | null, position: number | null = null) => {
    const { session, venue } = suggestedClass(name, name);
    return {
      session: { ...session, waitingList: { position, offeredUntil, canJoin: true, waiting: 0 } },
      venue,
    };
  };
  const spin = waitingFor('Spin', '2026-11-28T09:30:00+00:00');

  it('put the offer that ends first above every other matter, with its deadline and its action', async () => {
    const late = waitingFor('Pilates', '2026-11-28T10:30:00+00:00');
    openDashboard([answer(upcomingBookings, []), answer(waitingPlaces, [late, spin])], {
      ...testUser,
      hasOutstandingPenalties: true,
    });
    expect(await screen.findByText('A place in Spin has come free')).toBeVisible();
    expect(screen.getByText(/We’re holding it for you until 09:30 on Saturday 28 Nov 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Book your place in Spin/ })).toHaveAttribute(
      'href',
      `${BOOKINGS}/location/sale/sessions/Spin`,
    );
    expect(screen.getByText('There is an amount outstanding on your account')).not.toBeVisible();
    expect(screen.getByText('1 more thing to see to')).toBeVisible();
    expect(screen.getByRole('link', { name: 'You’re on 1 waiting list' })).toHaveAttribute(
      'href',
      '/bookings/upcoming',
    );
  });

  it('are a line below the bookings while nothing is offered', async () => {
    openDashboard([
      answer(upcomingBookings, [bookingOf('1', 'Gentle yoga')]),
      answer(waitingPlaces, [waitingFor('Spin', null, 2), waitingFor('Pilates', null, 1)]),
    ]);
    expect(await screen.findByRole('link', { name: 'You’re on 2 waiting lists' })).toBeVisible();
    expect(screen.queryByText(/has come free/)).toBeNull();
  });
});
