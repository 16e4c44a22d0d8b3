import { exampleVenue } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { testQuestion } from '../../../testing/membership-examples.ts';
import { firstSectionOf, messagesOf, sectionOfKey } from '../messages/section-of-key.ts';
import { emptyDirectDebit } from '../state/direct-debit-entry.ts';
import { type Given, nothingGiven } from '../state/given.ts';
import { lackingSection, type Readiness } from './lacking.ts';
import { type DetailsFacts, membershipDetails } from './membership-details.ts';
import { submitsNewMandate } from './new-mandate.ts';

const monthly = { typeId: '101', paymentOptionId: '1011', paymentType: 'recurring' } as const;
const single = { ...monthly, paymentOptionId: '1012', paymentType: 'fixed' } as const;
const nobody = { hasInstruction: false, hasBillingDate: false };

describe('what is submitted', () => {
  const given: Given = {
    ...nothingGiven,
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
    payer: nobody,
    collectsAddress: false,
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
  it('is no account of somebody who has a Direct Debit, and no day', () =>
    expect(
      membershipDetails({ ...facts, payer: { hasInstruction: true, hasBillingDate: false } }, given),
    ).toMatchObject({
      ...none,
      billingDay: null,
    }));
  it('is no day of somebody who has a billing date', () =>
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

describe('the section that lacks something', () => {
  const ready: Readiness = {
    questions: [],
    answers: null,
    isReviewed: true,
    needsDirectDebit: true,
    isDirectDebitWhole: true,
    today: '2026-06-10',
  };
  const group = [{ title: 'You', questions: [testQuestion] }];
  it.each<[string, Partial<Readiness>, string | null]>([
    ['nothing lacks', {}, null],
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
    ['the review is not done', { isReviewed: false, isDirectDebitWhole: false }, 'dates_section'],
    ['the Direct Debit is not whole', { isDirectDebitWhole: false }, 'dd_section'],
    ['none is needed', { isDirectDebitWhole: false, needsDirectDebit: false }, null],
  ])('%s', (_what, parts, expected) => expect(lackingSection({ ...ready, ...parts })).toBe(expected));
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
  it('stand above a section that has no field for them', () => {
    const messages = { homeVenueId: ['Closed.'], startDate: ['Late.'] };
    expect(messagesOf('centre_section', messages)).toEqual(['Closed.']);
    expect(messagesOf('dates_section', messages)).toEqual([]);
    const lacking = { 'details.mobile': ['Mobile number is required.'], checkedTerms: ['Please tick.'] };
    expect(messagesOf('details_section', lacking)).toEqual(['Mobile number is required.']);
    expect(messagesOf('dates_section', lacking)).toEqual(['Please tick.']);
  });
});

it.each([
  ['join', monthly, false, true],
  ['join', monthly, true, false],
  ['join', single, false, false],
  ['join', single, true, false],
  ['change', monthly, false, false],
  ['renew', monthly, false, false],
] as const)('%s, %o, instruction %s: a new mandate %s', (mode, membership, hasInstruction, expected) =>
  expect(submitsNewMandate({ mode, membership }, { hasInstruction })).toBe(expected),
);
