import { expect, test, vi } from 'vitest';
import { createFindRoute } from './find-route.ts';

const routes = ['/', '/centre/:centreSlug', '/centre/:centreSlug/membership/:membership/:detail?'];
const find = createFindRoute(routes.map((path) => ({ path })));

test.each([
  ['/', '/'],
  ['/Centre/Sale/', '/centre/:centreSlug'],
  ['/centre/sale%2Feast', '/centre/:centreSlug'],
  ['/centre/sale/membership/swim', '/centre/:centreSlug/membership/:membership/:detail?'],
  ['/centre/sale/membership/swim/12', '/centre/:centreSlug/membership/:membership/:detail?'],
  ['/centre', undefined],
])('%s is %s, asked twice', (pathname, expected) => {
  expect(find(pathname)?.path).toBe(expected);
  expect(find(pathname)?.path).toBe(expected);
});

test('an address that cannot be decoded is compared as it is written, without a line in the log', () => {
  const warn = vi.spyOn(console, 'warn');
  expect(find('/centre/%zz')?.path).toBe('/centre/:centreSlug');
  expect(find('/centre/100%')?.path).toBe('/centre/:centreSlug');
  expect(find('/%zz')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});
