// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registryWith } from '../testing/examples.ts';
import { openWithFlags, setScreenWidth } from '../testing/page-state.ts';
import Header from './header.tsx';

type Options = Parameters<typeof renderWithPlatform>[1];

async function openMenu(options: Options = {}) {
  const page = renderWithPlatform(<Header />, options);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  return { ...page, drawer: within(drawer), element: drawer };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => setScreenWidth(390));
afterEach(() => {
  cleanup();
  openWithFlags('');
});

describe('the header on a phone', () => {
  it('shows basket and menu button', () => {
    renderWithPlatform(<Header />);
    expect(screen.getByRole('link', { name: 'Shopping basket' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('prompts a visitor to log in or create an account', async () => {
    const { drawer } = await openMenu({ path: '/location/sale' });
    expect(drawer.getByText('Login to make bookings faster and manage your account')).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/register?redirect=%2Flocation%2Fsale',
    );
    expect(drawer.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Book an activity',
      'Shopping basket',
    ]);
    expect(drawer.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it('offers a customer account and logout', async () => {
    openWithFlags('kiosk=true');
    const { drawer } = await openMenu({ user: testUser, client: { onlineJoiningEnabled: true } });
    expect(drawer.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Back to Kiosk Home',
      'Book an activity',
      'Buy a membership',
      'Shopping basket',
      'My account',
      'Dashboard',
      'My details',
      'Memberships',
      'Packages',
      'Bookings',
      'Payments',
    ]);
    expect(drawer.queryByText('Login to make bookings faster and manage your account')).toBeNull();
    expect(drawer.getByText('Logged in as Sam New')).toBeTruthy();
    expect(drawer.getByRole('button', { name: 'Log out' })).toBeTruthy();
  });

  it('offers a customer the sections of the account on its host', async () => {
    const registry = registryWith('my-account', '/', '/bookings', '/bookings/upcoming');
    const { drawer } = await openMenu({ app: 'my-account', user: testUser, registry });
    const sections = within(drawer.getByRole('navigation', { name: 'My account' })).getAllByRole('link');
    expect(sections.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/'],
      ['Bookings', '/bookings/upcoming'],
    ]);
    expect(sections[0]?.getAttribute('aria-current')).toBe('page');
    await userEvent.click(within(drawer.getByRole('navigation')).getByRole('link', { name: 'Bookings' }));
    await isClosed();
  });

  it('leads a customer on another host to the documented sections of the account', async () => {
    const { drawer } = await openMenu({ user: testUser, client: { guestPassesEnabled: true } });
    const sections = within(drawer.getByRole('navigation', { name: 'My account' })).getAllByRole('link');
    const paths = sections.map((link) => new URL(link.getAttribute('href') ?? '').pathname);
    expect(paths).toEqual([
      '/',
      '/user-details',
      '/memberships',
      '/packages',
      '/bookings/upcoming',
      '/guest-passes',
      '/payments',
    ]);
    expect(sections.some((link) => link.hasAttribute('aria-current'))).toBe(false);
  });

  it('leaves the account of staff to its one line', async () => {
    const { drawer } = await openMenu({ app: 'front-of-house', user: testUser });
    expect(drawer.getByRole('link', { name: 'My account' })).toBeTruthy();
    expect(drawer.queryByRole('navigation', { name: 'My account' })).toBeNull();
  });

  it('shows the number of items in the basket', async () => {
    const { bus, drawer } = await openMenu({ user: testUser });
    act(() => bus.emit('basket:changed', { cartId: '1', itemCount: 2 }));
    expect(drawer.getByRole('link', { name: 'Shopping basket, 2 items' }).getAttribute('href')).toBe(
      '/basket',
    );
  });

  it('closes for the login, and requests it', async () => {
    const { bus, drawer } = await openMenu();
    const asked = vi.fn();
    bus.on('session:login-requested', asked);
    await userEvent.click(drawer.getByRole('button', { name: 'Log in' }));
    expect(asked).toHaveBeenCalledWith({ resume: null });
    await isClosed();
  });

  it('closes for the logout, and requests it', async () => {
    const { bus, drawer } = await openMenu({ user: testUser });
    const asked = vi.fn();
    bus.on('session:logout-requested', asked);
    await userEvent.click(drawer.getByRole('button', { name: 'Log out' }));
    expect(asked).toHaveBeenCalledOnce();
    await isClosed();
  });

  it('keeps focus inside, closes on Escape and gives focus back', async () => {
    const { element } = await openMenu();
    await waitFor(() => expect(element.parentElement?.contains(document.activeElement)).toBe(true));
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab();
      expect(element.parentElement?.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  it('closes on its close button and when a link is followed', async () => {
    const { drawer } = await openMenu();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await isClosed();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('link', { name: 'Shopping basket' }),
    );
    await isClosed();
    expect(screen.getByRole('link', { name: 'Shopping basket' }).getAttribute('aria-current')).toBe('page');
  });
});
