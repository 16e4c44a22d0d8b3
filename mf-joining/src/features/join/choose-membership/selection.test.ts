import { exampleVenue } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { testFixedOption, testJoiningCart } from '../../../testing/membership-examples.ts';
import { freshJoining, type Joining } from '../state/joining.ts';
import { readJoiningAddress } from '../state/joining-address.ts';
import { beginRenewal, holds, isDone, isGivenUp, restoreCart, startAgain, winsAt } from './cart-selection.ts';
import { dropMembership, keepHomeCentre, selectMembership } from './selection.ts';

const monthly = { typeId: '101', paymentOptionId: '1011', paymentType: 'recurring' } as const;
const single = { typeId: '101', paymentOptionId: '1012', paymentType: 'fixed' } as const;
const atDates: Joining = {
  ...freshJoining,
  centreSlug: 'sale-leisure-centre',
  membership: monthly,
  newMandateSubmitted: true,
  open: 'dates_section',
  edited: ['centre_section', 'membership_section', 'details_section', 'additional_details_section'],
};
const cart = testJoiningCart();
const renewal = testJoiningCart({ purchase: 'renewal', membershipId: '31' });

describe('choosing a membership', () => {
  it('resets what was answered for another one, and keeps the centre and the details', () => {
    expect(selectMembership(atDates, single)).toMatchObject({
      membership: single,
      newMandateSubmitted: false,
      edited: ['centre_section', 'details_section'],
    });
  });
  it('again resets nothing', () => expect(selectMembership(atDates, monthly)).toBe(atDates));
  it('says no more what became of another one', () => {
    const lost: Joining = { ...atDates, lostChoice: 'not-found' };
    expect(selectMembership(lost, monthly)).toEqual(atDates);
    expect(selectMembership(lost, single).lostChoice).toBeNull();
  });
  it('is given up by going back to the centre', () => {
    expect(dropMembership(atDates, 'ineligible')).toMatchObject({
      centreSlug: 'sale-leisure-centre',
      membership: null,
      lostChoice: 'ineligible',
      open: 'centre_section',
      edited: ['centre_section', 'details_section'],
    });
  });
  it('for a change starts with the home centre, once', () => {
    expect(keepHomeCentre(freshJoining, 'sale')).toMatchObject({
      centreSlug: 'sale',
      edited: ['centre_section'],
      open: 'membership_section',
    });
    expect(keepHomeCentre(atDates, 'bury')).toBe(atDates);
  });
});

describe('what is in the basket', () => {
  const wins = (path: string[], query = '', of = cart) => {
    const [centreSlug, membership, detail] = path;
    const params = {
      ...(centreSlug && { centreSlug }),
      ...(membership && { membership }),
      ...(detail && { detail }),
    };
    const address = readJoiningAddress(params, new URLSearchParams(query));
    return address !== null && winsAt(of, address);
  };
  const here = 'sale-leisure-centre';
  it.each<[string, boolean, string[], string?, typeof cart?]>([
    ['at the start', true, []],
    ['at its own centre', true, [here]],
    ['at its own address', true, [here, 'adult', 'recurring']],
    ['at its own address without a way to pay', true, [here, 'adult']],
    ['at its own address by id', true, [here, '101']],
    ['not at another centre', false, ['bury']],
    ['not at another membership', false, [here, 'junior']],
    ['not at another way to pay', false, [here, 'adult', 'fixed']],
    ['not where one is renewed', false, [], 'renew=31'],
    ['where it is the renewal', true, [], 'renew=31', renewal],
    ['not where another is renewed', false, [], 'renew=32', renewal],
    ['not at the start when it is a renewal', false, [], '', renewal],
  ])('is gone on with %s: %s', (_, expected, path, query, of) =>
    expect(wins(path, query, of)).toBe(expected),
  );

  it('is restored with everything edited, at the details', () => {
    const restored = restoreCart(freshJoining, cart);
    expect(restored).toMatchObject({
      mode: 'join',
      centreSlug: 'sale-leisure-centre',
      membership: monthly,
      open: 'details_section',
    });
    expect(restored.edited).toContain('confirmation_section');
    expect(holds(restored, cart)).toBe(true);
  });
  it('is restored at the dates when it is a renewal', () => {
    expect(restoreCart(freshJoining, renewal)).toMatchObject({
      mode: 'renew',
      membershipId: '31',
      open: 'dates_section',
    });
    expect(beginRenewal(freshJoining, renewal).edited).toEqual(['centre_section', 'membership_section']);
  });
  it.each<[string, boolean, Partial<Joining>, typeof cart | null]>([
    ['submitted, and in the basket no more', true, { isSubmitted: true }, null],
    ['submitted, and still in the basket', false, { isSubmitted: true }, cart],
    ['not submitted yet', false, {}, null],
    ['renewed, and in the basket no more', true, { isSubmitted: true, mode: 'renew' }, null],
    ['renewed, and still in the basket', false, { isSubmitted: true, mode: 'renew' }, renewal],
  ])('is done with when %s: %s', (_, expected, parts, of) =>
    expect(isDone({ ...atDates, ...parts }, of)).toBe(expected),
  );
  it('starts again in the same mode', () => {
    const changing: Joining = { ...atDates, mode: 'change', membershipId: '31', isSubmitted: true };
    expect(startAgain(changing)).toEqual({ ...freshJoining, mode: 'change', membershipId: '31' });
    expect(selectMembership({ ...atDates, isSubmitted: true }, single).isSubmitted).toBe(false);
  });
  it('is left alone when nobody knows how it is paid', () => {
    const odd = testJoiningCart({ paymentOption: testFixedOption({ paymentType: 'barter' }) });
    expect(restoreCart(freshJoining, odd)).toBe(freshJoining);
  });
  it.each<[string, boolean, Joining, typeof cart]>([
    ['stays while it is chosen', false, atDates, cart],
    ['goes when another one is chosen', true, { ...atDates, membership: single }, cart],
    ['goes when the centre is changed', true, { ...freshJoining }, cart],
    ['goes when it is given up', true, dropMembership(atDates, 'ineligible'), cart],
    [
      'goes when the same is chosen elsewhere',
      true,
      atDates,
      { ...cart, homeVenue: exampleVenue({ slug: 'bury' }) },
    ],
    ['stays while one is changed', false, { ...freshJoining, mode: 'change', membershipId: '31' }, cart],
    ['stays, a renewal, until something is chosen', false, freshJoining, renewal],
    ['goes, a renewal, once something is chosen', true, atDates, renewal],
  ])('%s', (_, expected, joining, of) => expect(isGivenUp(of, joining)).toBe(expected));
});
