import { expect, test } from 'vitest';
import type { MatchedRoute } from './match-route.ts';
import { plannedScreen, type RenderPlanInput } from './render-plan.ts';

const half = { name: 'shell', version: '1', file: '/shell/server.1.mjs', hash: 'sha256-x' };
const halves = { host: half, rendersShapes: true, remotes: [] };
const page: Omit<RenderPlanInput, 'pathname'> = {
  app: 'my-account',
  host: { folder: '/shell/' },
  search: '',
  status: 200,
  matched: null,
  isMaintenance: false,
  now: new Date('2026-11-24T12:00:00Z'),
};
const NOT_RENDERED = undefined;

const remote = { descriptor: { name: 'mf-basket' } };
const guarded = (path: string) =>
  ({
    route: { id: 'own', apps: [], path, title: 'Own', guard: 'customer' },
    remote,
  }) as unknown as MatchedRoute;
const offering = { ...halves, remotes: [{ ...half, name: 'mf-basket', renders: ['own'] }] };

test.each([
  ['/bookings', {}, 'mf-basket'],
  ['/bookings', { search: 'from=mail' }, NOT_RENDERED],
  ['/bookings', { status: 502 }, NOT_RENDERED],
  ['/bookings', { app: 'front-of-house' }, NOT_RENDERED],
  // No inline script runs where a card is entered.
  ['/checkout', {}, NOT_RENDERED],
] as const)('a customer’s screen at %s with %j is planned as %s', (pathname, change, screen) => {
  expect(plannedScreen({ ...page, pathname, matched: guarded(pathname), ...change }, offering)).toBe(screen);
});

test.each([
  ['/login', null],
  ['/register', null],
  // The server would say that the link no longer works, to those whose link works.
  ['/reset-password', NOT_RENDERED],
  ['/reset-password/', NOT_RENDERED],
  ['/confirm-email', NOT_RENDERED],
])('the shell’s screen at %s is planned as %s', (pathname, screen) => {
  expect(plannedScreen({ ...page, pathname }, halves)).toBe(screen);
});
