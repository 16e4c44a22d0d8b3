// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { venue } from 'shared-contracts/api/venues';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { testVenue } from '../../testing/examples.ts';
import { Where } from '../../testing/where.tsx';
import RedirectScreen from './redirect-screen.tsx';
import { REDIRECT_TIMEOUT } from './redirect-wait.tsx';

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = `touchline_venues=${text}; path=/`;
};
afterEach(() => {
  vi.useRealTimers();
  setCookie('; max-age=0');
});

function Screen() {
  return (
    <>
      <Where />
      <RedirectScreen />
    </>
  );
}

const known = answer(venue, testVenue());
it.each([
  ['a venue', 'bookings:sale-leisure-centre', known, '/location/sale-leisure-centre?kiosk=true'],
  ['none', '', known, '/?kiosk=true'],
  ['one that is gone', 'bookings:sale-leisure-centre', failure(venue, 404), '/?kiosk=true'],
  [
    'one that cannot be asked for now',
    'bookings:sale-leisure-centre',
    failure(venue, 500),
    '/location/sale-leisure-centre?kiosk=true',
  ],
])('with %s chosen before leads on', async (_what, cookie, said, expected) => {
  setCookie(cookie);
  renderWithPlatform(<Screen />, { path: '/redirect-to-selected-venue?kiosk=true', answers: [said] });
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(expected));
});

it('forgets a venue that is gone', async () => {
  setCookie('bookings:sale-leisure-centre');
  const { platform } = renderWithPlatform(<Screen />, {
    path: '/redirect-to-selected-venue',
    answers: [failure(venue, 404)],
  });
  await waitFor(() => expect(platform.venue.slug.get()).toBeNull());
  expect(platform.venue.hasForgotten.get()).toBe(true);
  expect(document.cookie).not.toContain('sale-leisure-centre');
});

it('offers the ways on long before a silent call is given up, and still goes on by itself', async () => {
  vi.useFakeTimers();
  setCookie('bookings:sale-leisure-centre');
  const late = Promise.withResolvers<ReturnType<typeof testVenue>>();
  renderWithPlatform(<Screen />, {
    path: '/redirect-to-selected-venue?kiosk=true',
    answers: [answer(venue, () => late.promise)],
  });
  await act(() => vi.advanceTimersByTimeAsync(REDIRECT_TIMEOUT - 100));
  expect(screen.getByText('Opening your venue')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('heading', { level: 1, name: 'This is taking longer than usual' })).toBeVisible();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Go to your venue')).toBe('/location/sale-leisure-centre?kiosk=true');
  expect(addressOf('Find a venue')).toBe('/?kiosk=true');
  late.resolve(testVenue());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByLabelText('Address').textContent).toBe('/location/sale-leisure-centre?kiosk=true');
});
