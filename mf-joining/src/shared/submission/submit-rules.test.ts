import { exampleVenue } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { testQuestion } from '../../testing/membership-examples.ts';
import { emptyDirectDebit } from '../entries/direct-debit-entry.ts';
import { emptyEntries, type JoiningEntries } from '../entries/joining-entries.ts';
import { firstSectionOf, messagesOf, sectionOfKey } from '../machine/section-of-key.ts';
import { type DetailsFacts, membershipDetails } from './membership-details.ts';
import { firstIncompleteSection, type Readiness } from './readiness.ts';

const monthly = { typeId: '101', paymentOptionId: '1011', paymentType: 'recurring' } as const;
const single = { ...monthly, paymentOptionId: '1012', paymentType: 'fixed' } as const;
const visitor = { hasInstruction: false, hasBillingDate: false };

describe('what is submitted', () => {
  const given: JoiningEntries = {
    ...emptyEntries,
    billingDay: 15,
    promotion: { id: '3', code: 'ABC' },
    checkedTerms: ['h'],
    directDebit: {
      ...emptyDirectDebit,
      accountHolder: ' Al ',
      accountNumber: '1234567',
      sortCode: '12-34-56',
      hasAgreed: true,
    },
  };
  const facts: DetailsFacts = {
    centre: exampleVenue(),
    membership: monthly,
    startDate: '2026-06-10',
    payer: visitor,
    collectsAddress: false,
    keepsAccount: false,
  };
  it('is everything that is asked for', () =>
    expect(membershipDetails(facts, given)).toEqual({
      homeVenueId: 'AP1',
      venueName: 'Sale Leisure Centre',
      venueType: 'leisure_centre',
      membershipTypeId: '101',
      paymentOptionId: '1011',
      startDate: '2026-06-10',
      billingDay: 15,
      promotionCode: 'ABC',
      promotionCodeId: '3',
      accountHolder: 'Al',
      accountDetails: { accountNumber: '01234567', sortCode: '123456' },
      ddTermsAccepted: true,
      checkedTerms: ['h'],
    }));
  const none = { accountHolder: null, accountDetails: null, ddTermsAccepted: false };
  it('is no account of a person who has a Direct Debit, and no day', () =>
    expect(
      membershipDetails({ ...facts, payer: { hasInstruction: true, hasBillingDate: false } }, given),
    ).toMatchObject({
      ...none,
      billingDay: null,
    }));
  it('leaves an account that is in the basket as it is', () => {
    const kept = { ...facts, keepsAccount: true };
    expect(membershipDetails(kept, given)).toMatchObject({ ...none, billingDay: 15, keepsAccount: true });
    expect(membershipDetails({ ...kept, membership: single }, given)).not.toHaveProperty('keepsAccount');
  });
  it('is no day of a person who has a billing date', () =>
    expect(
      membershipDetails({ ...facts, payer: { hasInstruction: false, hasBillingDate: true } }, given),
    ).toMatchObject({
      billingDay: null,
      accountHolder: 'Al',
    }));
  it('is neither for a single payment', () =>
    expect(membershipDetails({ ...facts, membership: single }, given)).toMatchObject({
      ...none,
      billingDay: null,
    }));
});

describe('the section that is incomplete', () => {
  const ready: Readiness = {
    questions: [],
    answers: null,
    isReviewed: true,
    needsDirectDebit: true,
    isDirectDebitComplete: true,
    today: '2026-06-10',
  };
  const group = [{ title: 'You', questions: [testQuestion] }];
  it.each<[string, Partial<Readiness>, string | null]>([
    ['nothing is missing', {}, null],
    ['the questions are not known', { questions: null }, 'additional_details_section'],
    ['a required testQuestion is open', { questions: group }, 'additional_details_section'],
    ['it is answered', { questions: group, answers: { 11: 'Tennis' } }, null],
    [
      'only an optional one is open',
      { questions: [{ title: 'You', questions: [{ ...testQuestion, isRequired: false }] }] },
      null,
    ],
    [
      'its default answers it',
      { questions: [{ title: 'You', questions: [{ ...testQuestion, default: 'Golf' }] }] },
      null,
    ],
    ['the review is not done', { isReviewed: false, isDirectDebitComplete: false }, 'dates_section'],
    ['the Direct Debit is not whole', { isDirectDebitComplete: false }, 'dd_section'],
    ['none is needed', { isDirectDebitComplete: false, needsDirectDebit: false }, null],
  ])('%s', (_what, parts, expected) => expect(firstIncompleteSection({ ...ready, ...parts })).toBe(expected));
});

describe('messages of the server', () => {
  it.each([
    ['homeVenueId', 'centre_section'],
    ['membershipTypeId', 'membership_section'],
    ['startDate', 'dates_section'],
    ['billingDay', 'dates_section'],
    ['accountDetails', 'dd_section'],
    ['accountDetails.accountNumber', 'dd_section'],
    ['accountDetails.sortCode', 'dd_section'],
    ['accountHolder', 'dd_section'],
    ['details.mobile', 'details_section'],
    ['details.address.city', 'details_section'],
    ['checkedTerms', 'dates_section'],
    ['accountDetailsOther', null],
    ['toString', null],
  ])('%s belongs to %s', (key, section) => expect(sectionOfKey(key)).toBe(section));
  it('reopen the first section that owns one', () => {
    expect(firstSectionOf({ 'accountDetails.sortCode': ['x'], unknown: ['x'], startDate: ['x'] })).toBe(
      'dates_section',
    );
    expect(firstSectionOf({ unknown: ['x'] })).toBeNull();
  });
  it('are above a section that has no field for them', () => {
    const messages = { homeVenueId: ['Closed.'], startDate: ['Late.'] };
    expect(messagesOf('centre_section', messages)).toEqual(['Closed.']);
    expect(messagesOf('dates_section', messages)).toEqual([]);
    const incomplete = { 'details.mobile': ['Mobile number is required.'], checkedTerms: ['Please tick.'] };
    expect(messagesOf('details_section', incomplete)).toEqual(['Mobile number is required.']);
    expect(messagesOf('dates_section', incomplete)).toEqual(['Please tick.']);
  });
});
