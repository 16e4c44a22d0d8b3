// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { Window } from 'happy-dom';
import type { Registry } from 'shared-contracts/remote';
import { renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AccountSections } from './account-sections.tsx';

type Options = Parameters<typeof renderWithPlatform>[1];

const PATHS = ['/', '/user-details', '/bookings/upcoming', '/payments', '/guest-passes'];
const registry: Registry = [
  {
    descriptor: {
      name: 'mf-example',
      displayName: 'An example',
      contract: 1,
      routes: PATHS.map((path) => ({ id: path, apps: ['my-account'], path, title: path })),
      slots: [],
    },
    version: '1.0.0',
    entry: '',
    integrity: null,
    container: 'mf_example',
    chunks: {},
  },
];

const setWidth = (width: number) => (window as unknown as Window).happyDOM.setViewport({ width });
const open = (options: Options = {}) =>
  renderWithPlatform(<AccountSections />, { app: 'my-account', user: testUser, registry, ...options });
const list = () => screen.queryByRole('navigation', { name: 'Your account' });
const sections = () =>
  within(list() as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => setWidth(390));
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  window.history.replaceState({}, '', '/');
});

describe('the sections of the account', () => {
  it('are those with a screen', () => {
    open();
    expect(sections()).toEqual([
      ['Bookings', '/bookings/upcoming'],
      ['Payments', '/payments'],
      ['My details', '/user-details'],
    ]);
  });

  it('have guest passes where they are enabled', () => {
    open({ client: { guestPassesEnabled: true } });
    expect(sections()[2]).toEqual(['Guest passes', '/guest-passes']);
  });

  it('are left to the bar on a wide screen', () => {
    setWidth(1280);
    open();
    expect(list()).toBeNull();
  });

  it('are shown at any width in a frame, which has no bar', () => {
    setWidth(1280);
    window.history.replaceState({}, '', '/?embedded=true');
    open();
    expect(list()).not.toBeNull();
  });
});
