// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { currentUser, register } from 'shared-contracts/api/auth';
import { answerCustomQuestions, customQuestions } from 'shared-contracts/api/custom-questions';
import { dataFields } from 'shared-contracts/api/data-fields';
import { clearJoiningCart, joiningCart, storeMembership } from 'shared-contracts/api/joining-cart';
import { changeCosts, changeMembership, changeMemberships } from 'shared-contracts/api/memberships';
import { joiningVenues } from 'shared-contracts/api/venues';
import { exampleField, exampleVenue } from 'shared-contracts/testing';
import { answer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import {
  testChangeCosts,
  testFixedOption,
  testHeld,
  testJoiningCart,
  testType,
} from '../../testing/membership-examples.ts';
import { openJoining } from '../../testing/open-joining.tsx';
import { address, enter, expectOpen, openSections, press, single } from '../../testing/open-sections.tsx';
import { emptyDirectDebit } from '../entries/direct-debit-entry.ts';

/** The calls of joining specification 7 as they leave the page: method, path, query and payload. */

type Page = ReturnType<typeof openSections>;
const lines = ({ requests }: Pick<Page, 'requests'>) => requests.map(({ method, url }) => `${method} ${url}`);
const called = (page: Pick<Page, 'requests'>, line: string) =>
  waitFor(() => expect(lines(page).filter((each) => each === line)).toHaveLength(1));
const payload = (page: Pick<Page, 'requests'>, line: string) =>
  page.requests.find(({ method, url }) => `${method} ${url}` === line)?.wireBody;

const edited = [
  'centre_section',
  'membership_section',
  'details_section',
  'additional_details_section',
] as const;
const account = {
  ...emptyDirectDebit,
  accountHolder: 'Sam New',
  accountNumber: '66374958',
  sortCode: '08-99-99',
  billingAddressLineOne: '8 Weir Street',
  billingAddressLineTwo: 'Flat 2',
  billingCity: 'Sale',
  billingPostcode: 'm337ab',
  isAuthorised: true,
};
const STORE = 'POST /api/v1/memberships/online-joining/store';
const COSTS = '/api/v1/memberships/types/101/payment-options';

afterEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = 'touchline_venues=; path=/; max-age=0';
});

describe('before anything is chosen', () => {
  it('the centres to join at are asked for', async () => {
    const page = openJoining('/', { answers: [answer(joiningVenues, [exampleVenue()])] });
    await screen.findByRole('link', { name: /Select and continue/ });
    expect(lines(page)).toEqual(['GET /api/v1/online-joining/venues']);
  });

  it('a person’s basket, and the memberships of a centre, are asked for', async () => {
    const page = openJoining('/centre/sale-leisure-centre', { user: testUser });
    await screen.findByRole('button', { name: 'Choose this membership: Adult' });
    await called(page, 'GET /api/v1/memberships/online-joining');
    await called(page, 'GET /api/v1/online-joining/venues/sale-leisure-centre');
    await called(page, 'GET /api/v1/memberships/types?venue_id=AP1');
    expect(lines(page).filter((line) => line.includes('terms'))).toEqual([]);
  });
});

it('another choice than the one in the basket clears it, and a link to it does not', async () => {
  const page = openJoining('/centre/sale-leisure-centre/membership/adult/fixed', {
    user: testUser,
    answers: [answer(joiningCart, testJoiningCart()), answer(clearJoiningCart, {})],
  });
  await screen.findByRole('button', { name: 'Continue: Adult' });
  expect(lines(page).filter((line) => line.includes('DELETE'))).toEqual([]);
  await press('Continue: Adult');
  await called(page, 'DELETE /api/v1/cart/clear');
  expect(page.toasts).not.toHaveBeenCalled();
});

describe('the review', () => {
  it('asks what it costs with everything given, and for the terms', async () => {
    const startDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const page = openSections({
      client: { availableBillingDates: [1, 15] },
      given: { startDate, billingDay: 15, promotion: { id: '3', code: 'ABC' } },
    });
    const query = `start_date=${startDate}&billing_day=15&venue_id=AP1&promotion_code_id=3`;
    await called(page, `GET ${COSTS}/1011?${query}`);
    await called(page, 'GET /api/v1/custom-questions/memberships/101');
    await called(page, 'GET /api/v1/terms/health-commitment');
    await called(page, 'GET /api/v1/terms/membership');
    await press('Remove');
    await called(page, `GET ${COSTS}/1011?start_date=${startDate}&billing_day=15&venue_id=AP1`);
  });

  it('asks for the Direct Debit terms where one is to be set up', async () => {
    const page = openSections({ open: 'dd_section', joining: { edited: [...edited, 'dates_section'] } });
    await called(page, 'GET /api/v1/terms/direct-debit');
  });

  it.each([
    ['for a single payment', { joining: { membership: single } }],
    ['for somebody who has one', { user: { ...testUser, hasInstruction: true } }],
  ])('asks for none %s', async (_what, options) => {
    const page = openSections(options);
    await screen.findByRole('button', { name: 'Save and continue to checkout' });
    await called(page, 'GET /api/v1/terms/membership');
    expect(lines(page)).not.toContain('GET /api/v1/terms/direct-debit');
  });
});

describe('submitting', () => {
  it('a new membership stores all of it, in snake case', async () => {
    const page = openSections({
      open: 'confirmation_section',
      joining: { edited: [...edited, 'dates_section', 'dd_section'] },
      given: {
        startDate: null,
        billingDay: 1,
        promotion: { id: '3', code: 'ABC' },
        checkedTerms: ['h'],
        directDebit: account,
      },
      client: { collectDirectDebitBillingAddress: true },
      answers: [answer(storeMembership, testJoiningCart())],
    });
    await press('Continue to checkout');
    await waitFor(() => expect(address()).toBe('/checkout'));
    expect(payload(page, STORE)).toEqual({
      home_venue_id: 'AP1',
      venue_name: 'Sale Leisure Centre',
      venue_type: 'leisure_centre',
      membership_type_id: '101',
      payment_option_id: '1011',
      start_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      billing_day: 1,
      promotion_code: 'ABC',
      promotion_code_id: '3',
      account_holder: 'Sam New',
      account_details: {
        account_number: '66374958',
        sort_code: '089999',
        billing_address_line_one: '8 Weir Street',
        billing_address_line_two: 'Flat 2',
        billing_city: 'Sale',
        billing_postcode: 'M33 7AB',
      },
      dd_terms_accepted: false,
      checked_terms: ['h'],
    });
  });

  it('answers go with the id of their question', async () => {
    const asked = {
      reference: 'r',
      name: 'q',
      placeholder: null,
      isRequired: false,
      default: null,
    };
    const page = openSections({
      joining: { membership: single },
      given: { answers: { 1: 'b', 2: ['mon', 'tue'], 3: '2020-02-29', 4: null } },
      answers: [
        answer(storeMembership, testJoiningCart({ paymentOption: testFixedOption() })),
        answer(answerCustomQuestions, {}),
        answer(customQuestions, [
          {
            title: 'You',
            questions: [
              { ...asked, id: '1', label: 'Club', type: 'select', options: { a: 'Aces', b: 'Bears' } },
              { ...asked, id: '2', label: 'Days', type: 'multi_select', options: { mon: 'M', tue: 'T' } },
              { ...asked, id: '3', label: 'Since', type: 'date', options: {} },
              { ...asked, id: '4', label: 'More', type: 'text', options: {} },
            ],
          },
        ]),
      ],
    });
    await screen.findByRole('heading', { name: /Additional details/ });
    await press('Save and continue to checkout');
    await waitFor(() => expect(address()).toBe('/checkout'));
    expect(payload(page, 'POST /api/v1/custom-questions/memberships/101')).toEqual({
      answers: [
        { question_id: '1', answer: 'b' },
        { question_id: '2', answer: ['mon', 'tue'] },
        { question_id: '3', answer: '2020-02-29' },
      ],
    });
  });

  it('a change goes to the membership that is changed, and sets up no new mandate', async () => {
    const min = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const page = openSections({
      joining: {
        mode: 'change',
        membershipId: '31',
        membership: single,
        edited: ['centre_section', 'membership_section'],
      },
      answers: [
        answer(changeMemberships, {
          membership: testHeld(),
          membershipTypes: [testType()],
        }),
        answer(changeCosts, testChangeCosts({ min, max: min })),
        answer(changeMembership, testJoiningCart({ purchase: 'change', membershipId: '31' })),
      ],
    });
    await called(page, 'GET /api/v1/memberships/31/change/1012');
    await press('Save and continue to checkout');
    await waitFor(() => expect(address()).toBe('/checkout'));
    expect(payload(page, 'POST /api/v1/memberships/31/change')).toMatchObject({
      membership_type_id: '101',
      payment_option_id: '1012',
      start_date: min,
    });
    expect(lines(page)).not.toContain(STORE);
    expect(sessionStorage.getItem('touchline:joining')).toContain('"newMandateSubmitted":false');
  });
});

it('an account is created with the client’s id, the answers and where they were given', async () => {
  const firstName = exampleField('firstName', 'First name', { isRequired: true });
  const page = openSections({
    open: 'details_section',
    joining: { edited: ['centre_section', 'membership_section'] },
    user: null,
    answers: [
      answer(dataFields, {
        checksum: 'x',
        sections: [{ sectionName: 'You', sectionReference: 'you', sectionFields: [firstName] }],
      }),
      answer(register, { token: 'new-token' }),
      answer(currentUser, testUser),
    ],
  });
  await enter('First name', 'Sam');
  await press('Create Account');
  await expectOpen(/Choose your membership/);
  const line = 'POST /api/v1/auth/customer/register?onboarding_type=customer_account_online';
  expect(payload(page, line)).toEqual({ first_name: 'Sam', client_id: '1', source: 'online-joining' });
});
