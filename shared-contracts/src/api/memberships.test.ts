import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from '../codec.ts';
import { type Schema, safeParse } from '../schema.ts';
import { customQuestions } from './custom-questions.ts';
import { membershipDetailsSchema } from './joining-cart.ts';
import { membershipTypeSchema } from './membership-entities.ts';

const accepts = (schema: Schema, value: unknown) => safeParse(schema, value).success;

const type = {
  id: '101',
  slug: 'adult',
  name: 'Adult',
  description: null,
  eligibility: null,
  coverage: 'national',
  provides_access_to: [],
  included_locations: [],
  benefits: [],
  categories: [{ id: 'adult', name: 'Adult' }],
  payment_options: [],
  selected_payment_option: null,
};

describe('a membership type of the server', () => {
  it.each<[string, object]>([
    ['as it stands', {}],
    ['without a name', { name: null }],
    ['without payment options', { payment_options: undefined }],
    ['with bare venue ids', { provides_access_to: ['v1', { id: 'v2', name: 'Sale' }] }],
    ['with a coverage of its own', { coverage: 'All of Trafford' }],
  ])('%s is read', (_what, change) => {
    expect(accepts(membershipTypeSchema, fromWire({ ...type, ...change }))).toBe(true);
  });
});

describe('additional questions', () => {
  const group = {
    title: 'About you',
    questions: [
      {
        id: '1',
        reference: 'goal',
        name: 'goal',
        label: 'Your goal',
        type: 'multi_select',
        placeholder: null,
        options: { lose_weight: 'Lose weight', Strength: 'Get stronger' },
        is_required: true,
        default: '["lose_weight"]',
      },
    ],
  };

  it('keep the values of their options as they are (decisions 2)', () => {
    const answer = fromWire([group], customQuestions.dataKeys);
    expect(accepts(customQuestions.answer, answer)).toBe(true);
    expect(answer).toMatchObject([
      {
        questions: [{ isRequired: true, options: { lose_weight: 'Lose weight', Strength: 'Get stronger' } }],
      },
    ]);
    expect(toWire(answer, customQuestions.dataKeys)).toEqual([group]);
  });
});

describe('membership details', () => {
  const details = {
    homeVenueId: 'v1',
    membershipTypeId: '101',
    paymentOptionId: '1011',
    startDate: '2026-11-21',
  };

  it('are sent snake_cased, bank details in a group of their own', () => {
    const accountDetails = {
      accountNumber: '12345678',
      sortCode: '10-79-99',
      billingAddressLineOne: '1 Way',
    };
    const full = {
      ...details,
      billingDay: 1,
      accountHolder: 'Sam New',
      accountDetails,
      ddTermsAccepted: true,
    };
    expect(accepts(membershipDetailsSchema, full)).toBe(true);
    expect(toWire(full)).toMatchObject({
      home_venue_id: 'v1',
      dd_terms_accepted: true,
      account_details: { account_number: '12345678', billing_address_line_one: '1 Way' },
    });
  });

  it.each<[string, object, boolean]>([
    ['without what is only for a Direct Debit', {}, true],
    ['with nulls in its place', { billingDay: null, accountHolder: null, accountDetails: null }, true],
    ['with a price of their own', { price: '0.01' }, false],
    ['with a day that is none', { startDate: '2026-02-30' }, false],
    ['without an option', { paymentOptionId: '' }, false],
    ['with half a billing day', { billingDay: 1.5 }, false],
  ])('%s', (_what, change, isFine) => {
    expect(accepts(membershipDetailsSchema, { ...details, ...change })).toBe(isFine);
  });
});
