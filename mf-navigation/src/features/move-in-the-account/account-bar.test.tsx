// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registryWith } from '../../testing/examples.ts';
import { openWithFlags, setScreenWidth } from '../../testing/page-state.ts';
import AccountBar from './account-bar.tsx';

type Options = Parameters<typeof renderWithPlatform>[1];
const registry = registryWith('my-account', '/', '/user-details', '/bookings', '/guest-passes');
const open = (options: Options = {}) =>
  renderWithPlatform(<AccountBar />, { app: 'my-account', user: testUser, registry, ...options });
const bar = () => screen.queryByRole('navigation', { name: 'My account' });
const sections = () =>
  within(bar() as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

beforeEach(() => setScreenWidth(1280));
afterEach(() => {
  cleanup();
  openWithFlags('');
});

describe('AccountBar', () => {
  it('links to the available sections, and marks the current one', () => {
    open({ path: '/user-details' });
    expect(sections()).toEqual([
      ['Dashboard', '/', null],
      ['My details', '/user-details', 'page'],
      ['Bookings', '/bookings', null],
    ]);
  });

  it('has guest passes only where they are enabled, and keeps display flags', () => {
    openWithFlags('kiosk=true');
    open({ path: '/bookings/upcoming', client: { guestPassesEnabled: true } });
    expect(sections().slice(2)).toEqual([
      ['Bookings', '/bookings?kiosk=true', 'true'],
      ['Guest passes', '/guest-passes?kiosk=true', null],
    ]);
  });

  it.each<[string, Options]>([
    ['a visitor', { user: null }],
    ['another host', { app: 'bookings', registry: registryWith('bookings', '/', '/bookings') }],
    ['an account with one screen', { registry: registryWith('my-account', '/') }],
  ])('is not shown to %s', (_, options) => {
    open(options);
    expect(bar()).toBeNull();
  });

  it('leaves phones to the drawer', () => {
    setScreenWidth(574);
    open();
    expect(bar()).toBeNull();
  });
});
