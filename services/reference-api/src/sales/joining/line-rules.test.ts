import { describe, expect, it } from 'vitest';
import { joiningTexts, membershipTexts } from '../../memberships/index.ts';
import { completionProblem, membershipProblem } from './line-rules.ts';
import { joiningSteps, type LineFacts } from './steps.ts';

const TODAY = '2026-06-10';
const words = joiningTexts.line;

/** Adult by the month, stored with an instruction. */
const line = {
  row: {
    purchase: 'new',
    startDate: TODAY,
    mandateId: 'draft',
    answers: [],
    checkedTerms: ['health', 'membership'],
  },
  type: { id: 101, ageMin: 16, ageMax: null, questionGroups: [], isRestricted: false, venues: [] },
  option: { paymentType: 'recurring', isOnSale: true },
  venue: { id: 'sale', name: 'Sale' },
  customer: {
    birthday: '1990-02-01',
    hasOutstandingPenalties: false,
    heldTypeIds: [],
    hasInstruction: false,
    hasBillingDate: false,
    billingDay: null,
    mandate: null,
  },
  held: null,
  missingDetails: [],
  reviewTerms: ['health', 'membership'],
  areBookingsAgreed: true,
} as unknown as LineFacts;

const held = (change: object) => ({ status: 'active', isFollowed: false, ...change }) as LineFacts['held'];
const renewal = { row: { ...line.row, purchase: 'renewal' as const }, held: held({}) };
const holder = { customer: { ...line.customer, heldTypeIds: [101] } };
const noAccount = { row: { ...line.row, mandateId: null } };

describe('a membership in the basket', () => {
  const question = { id: '1', reference: 'q', label: 'Q', type: 'text', isRequired: true } as const;
  const asks = { type: { ...line.type, questionGroups: [{ title: 'T', questions: [question] }] } };
  it.each<[string, Partial<LineFacts>, string | null]>([
    ['as it was stored', {}, null],
    ['that started yesterday', { row: { ...line.row, startDate: '2026-06-09' } }, words.startDate],
    ['that is held meanwhile', holder, membershipTexts.refusal.alreadyHeld],
    ['without an instruction', noAccount, words.directDebit],
    [
      'without one, of somebody who has one',
      { ...noAccount, customer: { ...line.customer, hasInstruction: true } },
      null,
    ],
    ['for a single payment', { ...noAccount, option: { ...line.option, paymentType: 'fixed' } }, null],
    ['with an open question', asks, words.questions],
    ['with its answer', { ...asks, row: { ...line.row, answers: [{ questionId: '1', answer: 'A' }] } }, null],
    ['withdrawn', { option: { ...line.option, isOnSale: false } }, membershipTexts.renew.withdrawn],
    [
      'not for this centre',
      { type: { ...line.type, isRestricted: true } },
      membershipTexts.costs.noAccess('Sale'),
    ],
    ['with another list of later bookings', { areBookingsAgreed: false }, words.laterBookings],
    ['without terms', { row: { ...line.row, checkedTerms: ['health'] } }, words.terms],
    ['as a renewal whose terms are agreed to', renewal, null],
    ['as a renewal without its terms', { ...renewal, reviewTerms: ['new'] }, words.terms],
    [
      'of somebody whose details lack something',
      {
        missingDetails: [
          { path: 'mobile', label: 'Mobile number' },
          { path: 'address.city', label: 'Town or city' },
        ],
      },
      'Some of your details are missing: Mobile number, Town or city. Go back to joining and add them.',
    ],
    ['as a renewal of what one holds', { ...renewal, ...holder }, null],
    ['as a second renewal', { ...renewal, held: held({ isFollowed: true }) }, words.gone],
    ['as a renewal of what was cancelled', { ...renewal, held: held({ status: 'cancelled' }) }, words.gone],
  ])('%s', (_what, change, problem) => {
    expect(membershipProblem({ ...line, ...change }, TODAY)).toBe(problem);
  });
});

describe('each section of joining', () => {
  const missing = (change: Partial<LineFacts> = {}) =>
    joiningSteps({ ...line, ...change }, TODAY).flatMap((step) =>
      step.missing.map(({ key }) => `${step.section} ${key}`),
    );
  const mobile = { path: 'mobile', label: 'Mobile number' };
  it.each<[string, Partial<LineFacts>, string[]]>([
    ['is complete', {}, []],
    [
      'names what it lacks',
      { missingDetails: [mobile], row: { ...line.row, mandateId: null, checkedTerms: [] } },
      ['details_section details.mobile', 'dates_section checkedTerms', 'dd_section accountDetails'],
    ],
    [
      'asks nothing about somebody who changes a membership',
      { missingDetails: [mobile], held: held({}), row: { ...line.row, purchase: 'change' } },
      [],
    ],
    ['shows later bookings with the dates', { areBookingsAgreed: false }, ['dates_section bookingsKey']],
    [
      'may have gone by',
      { row: { ...line.row, startDate: '2026-06-09' }, option: { ...line.option, isOnSale: false } },
      ['membership_section membershipTypeId', 'dates_section startDate'],
    ],
  ])('%s', (_what, change, expected) => {
    expect(missing(change)).toEqual(expected);
  });
});

describe('a membership that is paid for', () => {
  it.each<[string, Partial<LineFacts>, string | null]>([
    ['is given', {}, null],
    ['though it started while it was paid', { row: { ...line.row, startDate: '2026-06-09' } }, null],
    ['not twice', holder, membershipTexts.refusal.alreadyHeld],
    ['not without an instruction', noAccount, words.directDebit],
    ['not when what it renews was renewed', { ...renewal, held: held({ isFollowed: true }) }, words.gone],
    ['as a renewal', { ...renewal, ...holder, option: { ...line.option, paymentType: 'fixed' } }, null],
  ])('%s', (_what, change, problem) => {
    expect(completionProblem({ ...line, ...change })).toBe(problem);
  });
});
