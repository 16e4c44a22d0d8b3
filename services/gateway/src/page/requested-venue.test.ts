import { expect, test } from 'vitest';
import { requestedVenue } from './requested-venue.ts';

const choice = 'bookings:sale-leisure-centre.online-joining:tinside-lido';

test.each([
  ['/location/stretford', undefined, 'bookings', { named: 'stretford', selected: null }],
  [
    '/location/stretford/sessions/9',
    choice,
    'bookings',
    { named: 'stretford', selected: 'sale-leisure-centre' },
  ],
  ['/centre/tinside-lido', undefined, 'online-joining', { named: 'tinside-lido', selected: null }],
  ['/', choice, 'bookings', { named: null, selected: 'sale-leisure-centre' }],
  ['/', choice, 'my-account', { named: null, selected: 'sale-leisure-centre' }],
  ['/', choice, 'online-joining', { named: null, selected: 'tinside-lido' }],
  ['/location/%3Cscript%3E', 'bookings:<script>', 'bookings', { named: null, selected: null }],
  ['/location/..', '%E0%A4', 'bookings', { named: null, selected: null }],
] as const)('%s with %s on %s', (pathname, chosen, app, wanted) => {
  expect(requestedVenue(pathname, chosen, app)).toEqual(wanted);
});
