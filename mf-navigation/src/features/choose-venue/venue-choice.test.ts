import type { AppName } from 'shared-contracts/links';
import { describe, expect, it } from 'vitest';
import { offersVenueChoice, pageAfterChoice, type VenueChoiceContext } from './venue-choice.ts';

const open = { displayVenueSelectionButton: true };
const fixed = { displayVenueSelectionButton: false };

describe('offersVenueChoice', () => {
  it.each<[string, Partial<VenueChoiceContext>, boolean]>([
    ['the selected venue allows it', { selected: open }, true],
    ['the selected venue does not, whatever others say', { selected: fixed, venues: [open] }, false],
    ['no venue is selected and one allows it', { selected: null, venues: [fixed, open] }, true],
    ['no venue is selected and none allows it', { selected: null, venues: [fixed] }, false],
    ['no venue is selected and they are not known yet', { selected: null, venues: undefined }, false],
    ['the selected venue is not known yet', { selected: undefined, venues: [open] }, false],
    ['it is time to pay', { selected: open, pathname: '/checkout' }, false],
    ['the payment is challenged', { selected: open, pathname: '/checkout/challenge' }, false],
    ['staff serve customers', { selected: open, app: 'front-of-house' }, false],
    ['the path only starts alike', { selected: open, pathname: '/checkouts' }, true],
  ])('when %s', (_, situation, expected) => {
    expect(
      offersVenueChoice({ app: 'bookings', pathname: '/', selected: null, venues: [], ...situation }),
    ).toBe(expected);
  });
});

describe('pageAfterChoice', () => {
  it.each<[AppName, string, string | null]>([
    ['bookings', '/location/sale', '/location/hale'],
    ['bookings', '/location/sale/sessions/1', '/location/hale'],
    ['bookings', '/', null],
    ['bookings', '/basket', null],
    ['online-joining', '/centre/sale', '/centre/hale'],
    ['online-joining', '/centre/sale/membership/adult/recurring', '/centre/hale'],
    ['online-joining', '/change/12', null],
    ['my-account', '/memberships', null],
  ])('from %s%s is %s', (app, pathname, expected) => {
    expect(pageAfterChoice(app, pathname, 'hale')).toBe(expected);
  });
});
