import { expect, test } from 'vitest';
import { wantedVenue } from './wanted-venue.ts';

const cookie = 'a=1; touchline_venues=bookings:sale-leisure-centre.online-joining:tinside-lido; b=2';

test.each([
  ['/location/stretford', undefined, 'bookings', { named: 'stretford', selected: null }],
  [
    '/location/stretford/sessions/9',
    cookie,
    'bookings',
    { named: 'stretford', selected: 'sale-leisure-centre' },
  ],
  ['/centre/tinside-lido', undefined, 'online-joining', { named: 'tinside-lido', selected: null }],
  ['/', cookie, 'bookings', { named: null, selected: 'sale-leisure-centre' }],
  ['/', cookie, 'my-account', { named: null, selected: 'sale-leisure-centre' }],
  ['/', cookie, 'online-joining', { named: null, selected: 'tinside-lido' }],
  [
    '/location/%3Cscript%3E',
    'touchline_venues=bookings:<script>',
    'bookings',
    { named: null, selected: null },
  ],
  ['/location/..', 'touchline_venues=%E0%A4', 'bookings', { named: null, selected: null }],
] as const)('%s with %s on %s', (pathname, header, app, wanted) => {
  expect(wantedVenue(pathname, header, app)).toEqual(wanted);
});
