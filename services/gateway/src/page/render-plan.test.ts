import { expect, test } from 'vitest';
import { plannedScreen, type RenderPlanInput } from './render-plan.ts';

const half = { name: 'shell', version: '1', file: '/shell/server.1.mjs', hash: 'sha256-x' };
const halves = { host: half, remotes: [] };
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
