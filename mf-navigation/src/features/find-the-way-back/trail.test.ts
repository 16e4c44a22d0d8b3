import { expect, it } from 'vitest';
import { trailOf } from './trail.ts';

it.each([
  ['/', ['membership / page']],
  ['/centre/sale', ['membership / true']],
  ['/centre/sale/membership/swim/recurring', ['membership / true']],
  ['/checkout', ['membership /', 'checkout /checkout page']],
  ['/order-confirmed/81', ['membership /', 'confirmation /order-confirmed/81 page']],
  ['/order-confirmed/', ['membership /']],
  ['/basket', ['membership /']],
  ['/login', ['membership /']],
  ['/kiosk', []],
])('leads to %s', (pathname, expected) => {
  const crumbs = trailOf(pathname).map(({ id, path, current }) =>
    [id, path, current].filter(Boolean).join(' '),
  );
  expect(crumbs).toEqual(expected);
});
