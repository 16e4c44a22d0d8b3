// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { logout } from 'shared-contracts/api/auth';
import { joiningVenue } from 'shared-contracts/api/venues';
import { formatVenueSelection, parseVenueSelection, VENUES_COOKIE } from 'shared-contracts/cookies';
import { KIOSK_COOKIE, parseKioskMemory } from 'shared-contracts/kiosk';
import { exampleVenue } from 'shared-contracts/testing';
import { answer, failure, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import KioskHomeScreen from './kiosk-home-screen.tsx';

const sale = exampleVenue({ slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' });
const BOOKINGS = 'http://bookings.riverside.localhost:8080';

const open = (path = '/kiosk', answers = [answer(joiningVenue, sale)]) =>
  renderWithPlatform(<KioskHomeScreen />, { app: 'online-joining', path, answers });
const cookie = (name: string) =>
  decodeURIComponent(document.cookie)
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the platform reads the kiosk's memory from the cookie
  document.cookie = `${name}=${value}; path=/${value ? '' : '; max-age=0'}`;
}
const buy = () => screen.getByRole('link', { name: 'Buy a membership' }).getAttribute('href');
const book = () => screen.getByRole('link', { name: 'Book an activity' }).getAttribute('href');

beforeEach(() => window.history.replaceState(null, '', '/kiosk'));
afterEach(() => {
  cleanup();
  setCookie(KIOSK_COOKIE, '');
  setCookie(VENUES_COOKIE, '');
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the kiosk home', () => {
  it('welcomes to the centre of the address, and both ways lead on from there', async () => {
    open(`/kiosk?centre=${sale.slug}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Welcome to Sale Leisure Centre' }),
    ).toBeVisible();
    expect(document.title).toBe('Riverside Leisure | Welcome');
    expect(buy()).toBe(`/centre/${sale.slug}?kiosk=true`);
    expect(book()).toBe(`${BOOKINGS}/location/${sale.slug}?kiosk=true`);
  });

  it('greets who is logged in by the first name alone, until they are logged out', async () => {
    const user = { ...testUser, firstName: 'Sam', lastName: 'Newbury' };
    const page = renderWithPlatform(<KioskHomeScreen />, {
      app: 'online-joining',
      path: '/kiosk',
      user,
      answers: [answer(joiningVenue, sale), answer(logout, {})],
    });
    expect(await screen.findByText('Hello Sam, what would you like to do?')).toBeVisible();
    expect(screen.queryByText(/Newbury/)).toBeNull();
    await act(() => page.platform.session.logout());
    expect(await screen.findByText('What would you like to do?')).toBeVisible();
    expect(screen.queryByText(/Sam/)).toBeNull();
  });

  it('is in that centre from then on, and has its looks', async () => {
    open(`/kiosk?centre=${sale.slug}`);
    await screen.findByRole('heading', { name: 'Welcome to Sale Leisure Centre' });
    expect(parseKioskMemory(cookie(KIOSK_COOKIE)).centre).toBe(sale.slug);
    expect(parseVenueSelection(cookie(VENUES_COOKIE))['online-joining']).toBe(sale.slug);
  });

  it.each([
    ['where it stands', KIOSK_COOKIE, `centre:${sale.slug}`],
    ['the venue selected on it before', VENUES_COOKIE, formatVenueSelection({ bookings: sale.slug })],
  ])('knows its centre from %s', async (_, name, value) => {
    setCookie(name, value);
    open();
    expect(await screen.findByRole('heading', { name: 'Welcome to Sale Leisure Centre' })).toBeVisible();
  });

  it('does not mistake a centre chosen before for the one it is in', async () => {
    setCookie(KIOSK_COOKIE, `centre:${sale.slug}`);
    setCookie(VENUES_COOKIE, formatVenueSelection({ 'online-joining': 'altrincham' }));
    const { requests } = open();
    await screen.findByRole('heading', { name: 'Welcome to Sale Leisure Centre' });
    expect(requests.map(({ url }) => url)).toEqual([`/api/v1/online-joining/venues/${sale.slug}`]);
  });

  it.each([
    ['no centre is known', '/kiosk', []],
    ['the centre is unknown', '/kiosk?centre=nowhere', [failure(joiningVenue, 404)]],
    ['the server fails', `/kiosk?centre=${sale.slug}`, [failure(joiningVenue, 500)]],
  ])('welcomes to the site when %s', async (_, path, answers) => {
    open(path, answers);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Riverside Leisure'),
    );
    expect(buy()).toBe('/?kiosk=true');
    expect(book()).toBe(`${BOOKINGS}/?kiosk=true`);
    expect(cookie(KIOSK_COOKIE)).toBeUndefined();
  });

  it('keeps the centre on both ways while it is on its way', () => {
    open('/kiosk?centre=sale', [answer(joiningVenue, () => new Promise<never>(() => undefined))]);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    expect(buy()).toBe('/centre/sale?kiosk=true');
    expect(book()).toBe(`${BOOKINGS}/location/sale?kiosk=true`);
  });
});

it('forgets a centre that is no longer there, and welcomes to the site', async () => {
  setCookie(KIOSK_COOKIE, `centre:${sale.slug}`);
  setCookie(VENUES_COOKIE, formatVenueSelection({ 'online-joining': sale.slug }));
  open('/kiosk', [failure(joiningVenue, 404)]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome to Riverside Leisure' }),
  ).toBeVisible();
  await waitFor(() => expect(parseKioskMemory(cookie(KIOSK_COOKIE)).centre).toBeNull());
  expect(parseVenueSelection(cookie(VENUES_COOKIE))).toEqual({});
  expect(buy()).toBe('/?kiosk=true');
});
