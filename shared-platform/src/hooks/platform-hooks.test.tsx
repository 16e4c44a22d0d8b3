// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithPlatform, testUser } from '../testing/index.ts';
import { useLinks, useMoneySymbol, useScreenTitle } from './platform-hooks.ts';

function Amounts() {
  return <output>{useMoneySymbol()}</output>;
}

function Ways() {
  const { to, cross } = useLinks();
  useScreenTitle('Ways');
  return (
    <>
      <a href={to('/basket?x=1')}>Basket</a>
      <a href={cross('my-account', '/payments')}>Payments</a>
    </>
  );
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

describe('the symbol of amounts', () => {
  const client = { currency: { symbol: '€' } };
  const user = { ...testUser, currency: { symbol: '£' } };

  it.each([
    ["the person's own", { user, client }, '£'],
    ["the site's for a person without one", { user: testUser, client }, '€'],
    ["the site's for a visitor", { client }, '€'],
    ["the staff's at the front of house, whoever they are", { app: 'front-of-house', user, client }, '€'],
  ] as const)('is %s', async (_whose, options, symbol) => {
    renderWithPlatform(<Amounts />, options);
    expect(await screen.findByText(symbol)).toBeInTheDocument();
  });
});

describe('a screen', () => {
  it('titles the page after the site and itself', () => {
    renderWithPlatform(<Ways />, { client: { name: 'Harbour Sports & Swim' } });
    expect(document.title).toBe('Harbour Sports & Swim | Ways');
  });

  it.each([
    ['', '/basket?x=1', 'http://my-account.riverside.localhost:8080/payments'],
    [
      '?embedded=true&kiosk=1',
      '/basket?x=1&embedded=true&kiosk=true',
      'http://my-account.riverside.localhost:8080/payments?embedded=true&kiosk=true',
    ],
  ])('opened with %j links to %s and %s', (flags, here, there) => {
    window.history.replaceState(null, '', `/${flags}`);
    renderWithPlatform(<Ways />);
    expect([href('Basket'), href('Payments')]).toEqual([here, there]);
  });
});
