import { exampleVenue } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { testFixedOption, testJoiningCart } from '../../testing/membership-examples.ts';
import { cartAppliesAt, isDone, isInCart, resetJoining, restoreCart } from './cart-selection.ts';
import { freshJoining, type Joining } from './joining.ts';
import { readJoiningAddress } from './joining-address.ts';
import { SECTION_IDS } from './section-ids.ts';
import { dropMembership } from './selection.ts';

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

describe('what is in the basket', () => {
  const wins = (path: string[], query = '', of = cart) => {
    const [centreSlug, membership, detail] = path;
    const params = {
      ...(centreSlug && { centreSlug }),
      ...(membership && { membership }),
      ...(detail && { detail }),
    };
    const address = readJoiningAddress(params, new URLSearchParams(query));
    return address !== null && cartAppliesAt(of, address);
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
    expect(isInCart(restored, cart)).toBe(true);
  });
  it('is restored at the dates when it is a renewal', () => {
    expect(restoreCart(freshJoining, renewal)).toMatchObject({
      mode: 'renew',
      membershipId: '31',
      open: 'dates_section',
    });
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
    expect(resetJoining(changing)).toEqual({ ...freshJoining, mode: 'change', membershipId: '31' });
  });
  it('is left alone when it is not known how it is paid', () => {
    const odd = testJoiningCart({ paymentOption: testFixedOption({ paymentType: 'barter' }) });
    expect(restoreCart(freshJoining, odd)).toBe(freshJoining);
  });
  it.each<[string, boolean, Joining, typeof cart]>([
    ['the one that is chosen', true, atDates, cart],
    ['another one than is chosen', false, { ...atDates, membership: single }, cart],
    ['the same at another centre', false, atDates, { ...cart, homeVenue: exampleVenue({ slug: 'bury' }) }],
    ['the same as a renewal', false, atDates, renewal],
    ['one, and none is chosen', false, dropMembership(atDates, 'ineligible'), cart],
  ])('is %s: %s', (_, expected, joining, of) => expect(isInCart(joining, of)).toBe(expected));
  const checked = (lacking: string, ids: readonly string[] = SECTION_IDS) =>
    ids.map((section) => ({
      section,
      missing: section === lacking ? [{ key: 'x', message: 'Missing.' }] : [],
    }));
  it.each<[string, Parameters<typeof testJoiningCart>[0], string[]]>([
    ['none that the server calls complete', { steps: checked('') }, []],
    ['those that it calls incomplete', { steps: checked('dates_section') }, ['dates_section']],
    [
      'the confirmation of an account that it lacks',
      { steps: checked('dd_section') },
      ['dd_section', 'confirmation_section'],
    ],
    [
      'an account that it does not check, and its confirmation',
      { steps: [], checkedTerms: ['health', 'rules@2'], answers: [{ questionId: '7', answer: 'regular' }] },
      ['dd_section', 'confirmation_section'],
    ],
    [
      'everything that it neither checks nor returns',
      {},
      ['additional_details_section', 'dates_section', 'dd_section', 'confirmation_section'],
    ],
    [
      'no account where there is none',
      { paymentOption: testFixedOption({}) },
      ['additional_details_section', 'dates_section'],
    ],
  ])('has as incomplete sections %s', (_, parts, expected) =>
    expect(restoreCart(freshJoining, testJoiningCart(parts)).incomplete).toEqual(expected),
  );
});
