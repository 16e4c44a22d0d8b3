import type { Joining } from '../shared/machine/joining.ts';
import { addressKey } from '../shared/machine/joining-address.ts';
import type { JoiningEffect, JoiningEvent } from '../shared/machine/joining-states.ts';
import type { SectionId } from '../shared/machine/section-ids.ts';
import { ids } from './joining-facts.ts';
import {
  at,
  atCentre,
  atDates,
  atMembership,
  cart,
  customer,
  home,
  opening,
  renewal,
  single,
  toRenew,
} from './joining-samples.ts';
import { type JoiningRow, submissionSteps } from './submission-steps.ts';

const basket = (of: typeof cart | null | undefined, address = home): JoiningEvent => ({
  type: 'basket-read',
  owner: 'p2',
  cart: of,
  address,
});
const own = '/centre/sale-leisure-centre/membership/adult/recurring';
const restore = (of = cart): JoiningEffect => ({ do: 'restore', cart: of });
const goTo = (path: string, replaces = true, section?: SectionId): JoiningEffect => ({
  do: 'go',
  path,
  replaces,
  ...(section && { section }),
});
const push = (id: SectionId): JoiningEffect => ({ do: 'push-section', id });
const taking = at('filling', { mode: 'renew', membershipId: '31', centreSlug: null, membership: null });
const changing = at('filling', { mode: 'change', membershipId: '31', centreSlug: null, membership: null });
const checking = at('filling', { isNewCustomer: true, open: 'details_section', edited: ids('CM') });
const renewing: Partial<Joining> = { mode: 'renew', membershipId: '31' };
const resetDone = { centreSlug: null, membership: null, isSubmitted: false };
const link = addressKey(atMembership);
const read = { type: 'link-read', link, centreSlug: 'sale-leisure-centre' } as const;
const chosen = { type: 'membership-chosen', path: null, cart, person: customer } as const;

/** Every step that an event leads to; the drawing in docs/joining.md has an arrow for each. */
export const joiningSteps: readonly JoiningRow[] = [
  // The basket.
  ['an empty basket', opening, basket(null), 'filling', {}, []],
  ['a basket that could not be loaded', opening, basket(undefined), 'filling', {}, []],
  [
    'a basket leads to its own address',
    opening,
    basket(cart),
    'leading',
    { open: 'details_section' },
    [restore(), goTo(own, true, 'details_section')],
  ],
  [
    'its own address is the end of the way',
    at('leading'),
    { type: 'arrived', address: atMembership },
    'filling',
    {},
    [],
  ],
  ['a basket for another address', opening, basket(cart, toRenew), 'filling', {}, []],
  [
    'a renewal in the basket',
    opening,
    basket(renewal, toRenew),
    'filling',
    { ...renewing, open: 'dates_section' },
    [restore(renewal)],
  ],
  [
    'no renewal in the basket',
    at('opening', taking.joining),
    basket(null, toRenew),
    'taking-up',
    renewing,
    [],
  ],
  [
    'what was paid for meanwhile',
    at('opening', { isSubmitted: true }),
    basket(null),
    'filling',
    resetDone,
    [{ do: 'forget-search' }],
  ],
  ['a new customer after a reload', at('opening', checking.joining), basket(null), 'checking', {}, []],
  [
    'the basket of the person who has logged in',
    at('filling'),
    basket(cart, home),
    'leading',
    { open: 'details_section' },
    [restore(), goTo(own, true, 'details_section')],
  ],
  [
    'the same at its own address',
    at('filling'),
    basket(cart, atMembership),
    'filling',
    { open: 'details_section' },
    [restore(), goTo(own, true, 'details_section')],
  ],
  // The membership to change or renew.
  [
    'the home centre of a change',
    changing,
    { type: 'home-centre-known', centreSlug: 'sale' },
    'filling',
    { centreSlug: 'sale', open: 'membership_section' },
    [],
  ],
  [
    'a renewal put into the basket',
    taking,
    { type: 'renewal-stored', cart: renewal },
    'filling',
    { edited: ids('CM'), open: 'dates_section' },
    [],
  ],
  // Addresses: Back leads to the step before.
  [
    'Back to the centre',
    at('filling'),
    { type: 'arrived', address: atCentre },
    'filling',
    { ...atDates, open: 'membership_section', arrivedAt: addressKey(atCentre) },
    [],
  ],
  [
    'Back to the start',
    at('filling'),
    { type: 'arrived', address: home },
    'filling',
    { ...atDates, open: 'centre_section', arrivedAt: addressKey(home) },
    [],
  ],
  [
    'the address of a renewal',
    at('filling'),
    { type: 'arrived', address: toRenew },
    'taking-up',
    { ...renewing, membership: null },
    [],
  ],
  [
    'a link keeps the basket',
    at('filling'),
    { ...read, found: single, unavailable: null },
    'filling',
    { membership: single, open: 'membership_section', edited: ids('CD') },
    [{ do: 'reset-filters' }],
  ],
  [
    'a link to the chosen membership',
    at('filling'),
    { ...read, found: { ...single, paymentType: 'recurring' }, unavailable: 'ineligible' },
    'filling',
    atDates,
    [],
  ],
  [
    'a link to nothing',
    at('filling'),
    { ...read, found: null, unavailable: 'not-found' },
    'filling',
    { lostChoice: 'not-found', lostMembership: null },
    [{ do: 'tell', what: 'not-found' }, goTo('/centre/sale-leisure-centre')],
  ],
  // The choice.
  [
    'choosing another membership clears the basket',
    at('filling'),
    { ...chosen, chosen: single, path: own },
    'filling',
    { membership: single, open: 'dates_section', edited: ids('CDM') },
    [{ do: 'clear-basket' }, goTo(own, false, 'dates_section')],
  ],
  [
    'choosing the one in the basket keeps it',
    at('filling', { open: 'membership_section' }),
    { ...chosen, chosen: { ...single, paymentOptionId: '1011', paymentType: 'recurring' } },
    'filling',
    { edited: ids('CMD') },
    [push('dates_section')],
  ],
  [
    'a membership that is no longer on sale',
    at('filling'),
    { type: 'membership-lost', why: 'ineligible' },
    'filling',
    {
      membership: null,
      lostChoice: 'ineligible',
      lostMembership: atDates.membership,
      open: 'centre_section',
    },
    [{ do: 'tell', what: 'ineligible' }, goTo('/')],
  ],
  [
    'another centre',
    at('filling'),
    { type: 'centre-given-up' },
    'filling',
    { ...resetDone, open: 'centre_section', edited: [] },
    [
      { do: 'forget-search' },
      { do: 'forget-centre' },
      goTo('/', false),
      { do: 'focus', id: 'centre_section' },
    ],
  ],
  // Sections.
  [
    'finishing a section opens the next',
    at('filling'),
    { type: 'section-finished', id: 'dates_section', person: customer },
    'filling',
    { open: 'dd_section', edited: ids('CMDR') },
    [push('dd_section')],
  ],
  [
    'Edit opens a completed section',
    at('filling'),
    { type: 'section-edited', id: 'membership_section', person: customer },
    'filling',
    { open: 'membership_section' },
    [push('membership_section')],
  ],
  [
    'Back opens the section of its entry',
    at('filling', { open: 'dd_section', edited: ids('CMDR') }),
    { type: 'section-revisited', id: 'dates_section' },
    'filling',
    { open: 'dates_section', edited: ids('CMDR') },
    [],
  ],
  [
    'Back to an address opens where it leads',
    at('filling'),
    { type: 'section-revisited', id: null },
    'filling',
    { open: 'membership_section' },
    [],
  ],
  [
    'Back to the address of a renewal opens its dates',
    at('filling', { ...renewing, open: 'dd_section' }),
    { type: 'section-revisited', id: null },
    'filling',
    { open: 'dates_section' },
    [],
  ],
  // The account.
  [
    'a new account',
    at('filling', { open: 'details_section', edited: ids('CM') }),
    { type: 'account-created' },
    'checking',
    { isNewCustomer: true },
    [],
  ],
  [
    'a new customer who can have it',
    checking,
    { type: 'customer-checked', isEligible: true, areDetailsComplete: true },
    'filling',
    { isNewCustomer: false, open: 'membership_section', edited: ids('CMD') },
    [push('membership_section'), { do: 'reset-filters' }, { do: 'focus-continue' }],
  ],
  [
    'a new customer who cannot',
    checking,
    { type: 'customer-checked', isEligible: false, areDetailsComplete: false },
    'filling',
    { isNewCustomer: false, membership: null, open: 'centre_section' },
    [{ do: 'tell', what: 'ineligible' }, goTo('/', false)],
  ],
  ...submissionSteps,
];
