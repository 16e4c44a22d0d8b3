import { describe, expect, it } from 'vitest';
import { formatVenueSelection, parseVenueSelection } from './cookies.ts';

describe('the venue cookie', () => {
  it('brings the selection back', () => {
    const selection = { bookings: 'sale-leisure-centre', 'online-joining': 'st-marys-2' };
    expect(parseVenueSelection(formatVenueSelection(selection))).toEqual(selection);
  });

  it.each([null, '', 'bookings', 'bookings:', 'bookings:<script>', 'bookings:../../etc', '%7B%7D'])(
    'counts %s as no selection',
    (value) => expect(parseVenueSelection(value)).toEqual({}),
  );
});
