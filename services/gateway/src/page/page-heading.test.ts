import type { RemoteRoute } from 'shared-contracts/remote';
import { expect, test } from 'vitest';
import { bookings } from '../../test-support/build-tree.ts';
import { envelope } from '../../test-support/fake-api.ts';
import { venue } from '../../test-support/site-answers.ts';
import type { PageContent } from './page-content.ts';
import { pageHeading } from './page-heading.ts';

const answers = { venue: { url: 'venue', status: 200, body: envelope(venue) } };
const headingOf = (pathname: string, path: string, parts: Partial<RemoteRoute> = {}, app = 'bookings') =>
  pageHeading({
    site: { app },
    pathname,
    answers,
    matched: { remote: bookings, route: { id: 'x', apps: [], path, title: 'Its title', ...parts } },
  } as unknown as PageContent);

test.each([
  ['a screen', '/basket', '/basket', 'Its title'],
  ['a venue', '/location/sale', '/location/:slug', 'Sale Leisure Centre'],
  ['one thing among others', '/orders/7', '/orders/:id', null],
  ['joining, whatever the centre', '/centre/sale', '/centre/:slug', 'Its title'],
  [
    'joining, whatever the membership',
    '/centre/sale/membership/gold',
    '/centre/:slug/membership/:m',
    'Its title',
  ],
])('%s: %s', (_, pathname, path, heading) => expect(headingOf(pathname, path)).toBe(heading));

test('pages behind the login have none, but for the checkout of customers', () => {
  expect(headingOf('/', '/', { guard: 'customer' })).toBeNull();
  expect(headingOf('/checkout', '/checkout', { guard: 'customer' })).toBe('Its title');
  expect(headingOf('/checkout', '/checkout', { guard: 'customer' }, 'front-of-house')).toBeNull();
});
