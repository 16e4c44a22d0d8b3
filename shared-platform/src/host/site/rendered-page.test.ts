// @vitest-environment happy-dom
import type { Flags } from 'shared-contracts/links';
import { storageKeys } from 'shared-contracts/storage';
import { expect, it } from 'vitest';
import { MemoryStorage } from '../../storage/memory-storage.ts';
import { createWatchable } from '../../watchable.ts';
import { type Assumptions, consumeAssumptions, matchesRenderedPage, RENDERED } from './rendered-page.ts';

const assumptions: Assumptions = {
  path: '/location/sale',
  search: '',
  venue: 'sale',
  now: '2026-06-10T08:00:00.000Z',
};

interface Situation {
  leadsToLogin?: boolean;
  flags?: Partial<Flags>;
  pathname?: string;
  search?: string;
  venue?: string | null;
  now?: string;
  usr?: unknown;
  isInEarlierVisit?: boolean;
  stored?: string;
}

function isSame(situation: Situation): boolean {
  const { flags, pathname = '/location/sale', search = '', venue = 'sale', stored } = situation;
  const tabStorage = new MemoryStorage();
  if (stored) tabStorage.setItem(stored, 'kept');
  const platform = {
    flags: { embedded: false, kiosk: false, ...flags },
    venue: {
      slug: createWatchable(venue),
      hasForgotten: createWatchable(false),
      select: () => undefined,
      forget: () => undefined,
    },
  };
  return matchesRenderedPage(assumptions, platform, {
    address: { pathname, search },
    historyState: situation.usr === undefined ? null : { usr: situation.usr },
    isInEarlierVisit: situation.isInEarlierVisit ?? false,
    tabStorage,
    now: new Date(situation.now ?? '2026-06-10T08:00:20.000Z'),
    leadsToLogin: situation.leadsToLogin ?? false,
  });
}

it.each<[string, Situation]>([
  ['a moment later', {}],
  ['late on the same day of the venue, which is the next one in Tokyo', { now: '2026-06-10T22:59:00.000Z' }],
  ['in a tab that keeps things of its own', { stored: storageKeys.visit }],
])('a page is hydrated %s', (_when, situation) => expect(isSame(situation)).toBe(true));

it.each<[string, Situation]>([
  ['on a customer’s screen without a token', { leadsToLogin: true }],
  ['at a kiosk', { flags: { kiosk: true } }],
  ['embedded', { flags: { embedded: true } }],
  ['at another path', { pathname: '/' }],
  ['with a query', { search: '?date=2026-06-11' }],
  ['with another venue chosen', { venue: 'bury' }],
  ['without the venue', { venue: null }],
  ['past midnight at the venue', { now: '2026-06-10T23:00:00.000Z' }],
  ['on a device whose clock is a day behind', { now: '2026-06-09T08:00:00.000Z' }],
  ['on the way back to what was opened from it', { usr: { openedSession: 's1' } }],
  ['in the history of somebody who has left', { isInEarlierVisit: true }],
  ['in a tab that keeps what a visitor chose', { stored: storageKeys.joining }],
  ['in a tab that keeps what a person typed', { stored: storageKeys.draft('login') }],
])('a page is drawn again %s', (_when, situation) => expect(isSame(situation)).toBe(false));

it.each([
  ['nothing', null],
  ['something of another release', '{"path":"/"}'],
])('a page that says %s was not rendered for this release', (_what, written) => {
  const root = document.createElement('div');
  if (written) root.setAttribute(RENDERED, written);
  expect(consumeAssumptions(root)).toBeNull();
});

it('keeps nothing of what was assumed, such as a search, in the page', () => {
  const root = document.createElement('div');
  root.setAttribute(RENDERED, JSON.stringify({ ...assumptions, search: '?search=Sale' }));
  expect(consumeAssumptions(root)).toEqual({ ...assumptions, search: '?search=Sale' });
  expect(root.outerHTML).toBe('<div></div>');
});
