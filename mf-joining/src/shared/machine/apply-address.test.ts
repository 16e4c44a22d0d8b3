import { describe, expect, it } from 'vitest';
import { applyAddress } from './apply-address.ts';
import { freshJoining, type Joining } from './joining.ts';
import { type JoiningAddress, readJoiningAddress } from './joining-address.ts';

const address = (centreSlug?: string, query = '', membership?: string) =>
  readJoiningAddress(
    { ...(centreSlug && { centreSlug }), ...(membership && { membership }) },
    new URLSearchParams(query),
  ) as JoiningAddress;
const monthly = { typeId: '1', paymentOptionId: '2', paymentType: 'recurring' } as const;
const atDates: Joining = {
  ...freshJoining,
  centreSlug: 'sale',
  membership: monthly,
  open: 'dates_section',
  edited: ['centre_section', 'membership_section', 'details_section'],
};

describe('arriving', () => {
  it('at the start opens the centre', () => {
    expect(applyAddress(freshJoining, address())).toMatchObject({ open: 'centre_section', centreSlug: null });
  });
  it('back at the start keeps what was chosen', () => {
    expect(applyAddress(atDates, address())).toMatchObject({
      ...atDates,
      open: 'centre_section',
      arrivedAt: expect.any(String),
    });
  });
  it('at a centre has it chosen and continues with the membership', () => {
    expect(applyAddress(freshJoining, address('sale'))).toMatchObject({
      centreSlug: 'sale',
      edited: ['centre_section'],
      open: 'membership_section',
    });
  });
  it('at the membership again continues where the person was', () => {
    expect(applyAddress(atDates, address('sale', '', 'gold'))).toMatchObject({
      open: 'dates_section',
      membership: monthly,
    });
  });
  it('back at the same centre is at its memberships, with nothing lost', () => {
    expect(applyAddress(atDates, address('sale'))).toMatchObject({
      open: 'membership_section',
      membership: monthly,
      edited: atDates.edited,
    });
  });
  it('at the same centre from its own section continues with the membership', () => {
    const reopened: Joining = { ...atDates, open: 'centre_section' };
    expect(applyAddress(reopened, address('sale'))).toMatchObject({
      open: 'membership_section',
      membership: monthly,
    });
  });
  it('at another centre starts again', () => {
    expect(applyAddress(atDates, address('bury'))).toMatchObject({
      centreSlug: 'bury',
      membership: null,
      edited: ['centre_section'],
      open: 'membership_section',
    });
  });
  it('to change or renew a membership starts again, once', () => {
    const changing = applyAddress(atDates, address(undefined, 'change=31'));
    expect(changing).toMatchObject({
      mode: 'change',
      membershipId: '31',
      centreSlug: null,
      membership: null,
    });
    const chosen: Joining = { ...changing, membership: monthly, open: 'dates_section', arrivedAt: null };
    expect(applyAddress(chosen, address(undefined, 'change=31'))).toMatchObject({
      membership: monthly,
      open: 'dates_section',
    });
    expect(applyAddress(chosen, address(undefined, 'renew=31'))).toMatchObject({
      mode: 'renew',
      membership: null,
    });
    expect(applyAddress(chosen, address())).toMatchObject({
      mode: 'join',
      membershipId: null,
      membership: null,
    });
  });
  it('at the address they are at changes nothing', () => {
    const here = applyAddress(atDates, address('sale'));
    expect(applyAddress(here, address('sale'))).toBe(here);
  });
});
