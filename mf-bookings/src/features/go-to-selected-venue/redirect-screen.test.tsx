// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { venue } from 'shared-contracts/api/venues';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { testVenue } from '../../testing/examples.ts';
import { Where } from '../../testing/where.tsx';
import RedirectScreen from './redirect-screen.tsx';

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = `touchline_venues=${text}; path=/`;
};
afterEach(() => setCookie('; max-age=0'));

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
