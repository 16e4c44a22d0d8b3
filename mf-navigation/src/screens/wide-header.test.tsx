// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAVES_PAGE } from 'shared-contracts/leaving';
import { renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registryWith } from '../testing/examples.ts';
import { chooseVenue, openWithFlags, setScreenWidth } from '../testing/page-state.ts';
import Header from './header.tsx';

const MY_ACCOUNT = 'http://my-account.riverside.localhost:8080';
const JOINING = 'http://online-joining.riverside.localhost:8080';
const BOOKINGS = 'http://bookings.riverside.localhost:8080';

const link = (name: string) => screen.queryByRole('link', { name });
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => setScreenWidth(1280));
afterEach(() => {
  cleanup();
  openWithFlags('');
  chooseVenue(null);
});

describe('the header on a wide screen', () => {
  it('is shown at 575 px, and not at 574', () => {
    setScreenWidth(575);
    renderWithPlatform(<Header />);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    cleanup();
    setScreenWidth(574);
    renderWithPlatform(<Header />);
    expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('switches to the drawer sooner if remotes add many entries', () => {
    const titles = ['Documents to check', 'Payments', 'Attendance'];
    const entries = titles.map((title) => ({
      title,
      apps: ['front-of-house' as const],
      to: { app: 'front-of-house' as const, path: '/' },
    }));
    const registry = registryWith('front-of-house', '/').map((remote) => ({
      ...remote,
      descriptor: { ...remote.descriptor, navigation: entries },
    }));
    for (const [width, hasMenu] of [
      [1024, false],
      [1023, true],
      [768, true],
    ] as const) {
      setScreenWidth(width);
      renderWithPlatform(<Header />, {
        app: 'front-of-house',
        user: { ...testUser, isStaff: true },
        registry,
      });
      expect(screen.queryByRole('button', { name: 'Menu' }) !== null).toBe(hasMenu);
      expect(link('Attendance') === null).toBe(hasMenu);
      expect(link('Shopping basket')).toBeTruthy();
      cleanup();
    }
  });

  it('offers the pages of staff to no one else', async () => {
    const attendance = {
      title: 'Attendance',
      apps: ['front-of-house' as const],
      to: { app: 'front-of-house' as const, path: '/attendance' },
    };
    const registry = registryWith('front-of-house', '/').map((remote) => ({
      ...remote,
      descriptor: { ...remote.descriptor, navigation: [attendance] },
    }));
    for (const isStaff of [true, false]) {
      renderWithPlatform(<Header />, { app: 'front-of-house', user: { ...testUser, isStaff }, registry });
      await waitFor(() => expect(link('Attendance') !== null).toBe(isStaff));
      expect(link('My account')).toBeTruthy();
      cleanup();
    }
  });

  it('has the sections for customers where staff serve them, too', () => {
    renderWithPlatform(<Header />, {
      app: 'front-of-house',
      user: testUser,
      client: { onlineJoiningEnabled: true },
    });
    expect(link('Book an activity')).toBeTruthy();
    expect(link('Buy a membership')).toBeTruthy();
    expect(link('My account')).toBeTruthy();
  });

  it('offers a visitor to book, the basket and to log in', () => {
    renderWithPlatform(<Header />);
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(navigation.getAllByRole('link').map((entry) => entry.getAttribute('href'))).toEqual([
      '/',
      '/basket',
    ]);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(link('My account')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it('offers entries of remotes, on other hosts too', () => {
    const [example] = registryWith('bookings', '/shop');
    const entry = {
      title: 'Shop',
      apps: ['my-account' as const],
      to: { app: 'bookings' as const, path: '/shop' },
    };
    const registry = example && [{ ...example, descriptor: { ...example.descriptor, navigation: [entry] } }];
    renderWithPlatform(<Header />, { app: 'my-account', registry: registry ?? [] });
    expect(target('Shop')).toBe(`${BOOKINGS}/shop`);
    cleanup();
    renderWithPlatform(<Header />, { app: 'bookings', registry: registry ?? [] });
    expect(link('Shop')).toBeNull();
  });

  it('requests the login and the logout', async () => {
    const { bus } = renderWithPlatform(<Header />);
    const asked = vi.fn();
    bus.on('session:login-requested', asked);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(asked).toHaveBeenCalledWith({ resume: null });
    cleanup();
    const { bus: second } = renderWithPlatform(<Header />, { user: testUser });
    second.on('session:logout-requested', asked);
    // A page on which something would be lost asks first.
    expect(screen.getByRole('button', { name: 'Log out' }).hasAttribute(LEAVES_PAGE)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(asked).toHaveBeenCalledWith({});
  });

  it('links to the account of a customer', () => {
    renderWithPlatform(<Header />, { user: testUser });
    expect(target('My account')).toBe(`${MY_ACCOUNT}/`);
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('sells memberships only where joining is on', () => {
    renderWithPlatform(<Header />, { client: { onlineJoiningEnabled: true } });
    expect(target('Buy a membership')).toBe(`${JOINING}/`);
    cleanup();
    renderWithPlatform(<Header />);
    expect(link('Buy a membership')).toBeNull();
  });

  it('links to the kiosk home in kiosk mode only, with flags', () => {
    renderWithPlatform(<Header />);
    expect(link('Back to Kiosk Home')).toBeNull();
    cleanup();
    openWithFlags('kiosk=true');
    renderWithPlatform(<Header />, { user: testUser });
    expect(target('Back to Kiosk Home')).toBe(`${JOINING}/kiosk?kiosk=true`);
    expect(target('My account')).toBe(`${MY_ACCOUNT}/?kiosk=true`);
    expect(target('Book an activity')).toBe('/?kiosk=true');
    expect(target('Riverside Leisure')).toBe('/?kiosk=true');
  });

  it('lets the host confirm before the link to the kiosk home, and before no other', () => {
    openWithFlags('kiosk=true');
    const { bus } = renderWithPlatform(<Header />);
    const asked = vi.fn();
    bus.on('kiosk:home-requested', asked);
    fireEvent.click(screen.getByRole('link', { name: 'Book an activity' }));
    expect(asked).not.toHaveBeenCalled();
    expect(fireEvent.click(screen.getByRole('link', { name: 'Back to Kiosk Home' }))).toBe(false);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('sends no flags to a kiosk home elsewhere', () => {
    openWithFlags('kiosk=true');
    renderWithPlatform(<Header />, { client: { kioskHomeUrl: 'https://kiosk.example.com/' } });
    expect(target('Back to Kiosk Home')).toBe('https://kiosk.example.com/');
  });

  it('links to the selected venue, from other hosts via bookings', () => {
    chooseVenue('sale-leisure-centre');
    renderWithPlatform(<Header />);
    expect(target('Book an activity')).toBe('/location/sale-leisure-centre');
    cleanup();
    openWithFlags('embedded=true');
    renderWithPlatform(<Header />, { app: 'my-account', user: testUser });
    expect(target('Book an activity')).toBe(`${BOOKINGS}/redirect-to-selected-venue?embedded=true`);
    expect(target('Shopping basket')).toBe(`${BOOKINGS}/basket?embedded=true`);
    expect(target('My account')).toBe('/?embedded=true');
  });

  it('marks the current page', () => {
    renderWithPlatform(<Header />, { path: '/basket' });
    expect(link('Shopping basket')?.getAttribute('aria-current')).toBe('page');
    expect(link('Book an activity')?.getAttribute('aria-current')).toBeNull();
  });

  it.each([
    [0, 'Shopping basket', null],
    [1, 'Shopping basket, 1 item', '1'],
    [3, 'Shopping basket, 3 items', '3'],
    [120, 'Shopping basket, 99+ items', '99+'],
  ])('counts a basket of %i', async (itemCount, name, badge) => {
    const { bus } = renderWithPlatform(<Header />, { user: testUser });
    act(() => bus.emit('basket:changed', { cartId: '1', itemCount }));
    const basket = await screen.findByRole('link', { name });
    expect(basket.textContent || null).toBe(badge);
  });

  it('shows no count to a visitor', () => {
    const { bus } = renderWithPlatform(<Header />);
    act(() => bus.emit('basket:changed', { cartId: '1', itemCount: 2 }));
    expect(link('Shopping basket')?.textContent).toBe('');
  });
});
