// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
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

it.each([
  ['bookings:sale-leisure-centre', '/location/sale-leisure-centre?kiosk=true'],
  ['', '/?kiosk=true'],
])('with the cookie %j leads to %s', async (cookie, expected) => {
  setCookie(cookie);
  renderWithPlatform(<Screen />, { path: '/redirect-to-selected-venue?kiosk=true' });
  expect((await screen.findByLabelText('Address')).textContent).toBe(expected);
});
