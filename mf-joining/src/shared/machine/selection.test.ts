import { describe, expect, it } from 'vitest';
import { freshJoining, type Joining } from './joining.ts';
import { dropMembership, selectMembership } from './selection.ts';

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

describe('choosing a membership', () => {
  it('resets what was answered for another one, and keeps the centre and the details', () => {
    expect(selectMembership(atDates, single)).toMatchObject({
      membership: single,
      newMandateSubmitted: false,
      edited: ['centre_section', 'details_section'],
    });
  });
  it('again resets nothing', () => expect(selectMembership(atDates, monthly)).toBe(atDates));
  it('is not submitted any more with another one', () =>
    expect(selectMembership({ ...atDates, isSubmitted: true }, single).isSubmitted).toBe(false));
  it('says no more what happened to another one', () => {
    const lost: Joining = { ...atDates, lostChoice: 'not-found' };
    expect(selectMembership(lost, monthly)).toEqual(atDates);
    expect(selectMembership(lost, single).lostChoice).toBeNull();
  });
  it('is given up by going back to the centre', () => {
    expect(dropMembership(atDates, 'ineligible')).toMatchObject({
      centreSlug: 'sale-leisure-centre',
      membership: null,
      lostChoice: 'ineligible',
      lostMembership: monthly,
      open: 'centre_section',
      edited: ['centre_section', 'details_section'],
    });
  });
});
