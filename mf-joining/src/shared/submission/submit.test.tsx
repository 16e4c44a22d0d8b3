// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { answerCustomQuestions, customQuestions } from 'shared-contracts/api/custom-questions';
import { storeMembership } from 'shared-contracts/api/joining-cart';
import { siteDay } from 'shared-contracts/dates';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testJoiningCart, testQuestion } from '../../testing/membership-examples.ts';
import {
  address,
  expectOpen,
  openSections,
  press,
  single,
  termsAnswers,
} from '../../testing/open-sections.tsx';
import { emptyDirectDebit } from '../entries/direct-debit-entry.ts';

const directDebit = {
  ...emptyDirectDebit,
  accountHolder: 'Sam New',
  accountNumber: '66374958',
  sortCode: '08-99-99',
  isAuthorised: true,
};
const edited = [
  'centre_section',
  'membership_section',
  'details_section',
  'additional_details_section',
  'dates_section',
  'dd_section',
] as const;
const questions = answer(customQuestions, [{ title: 'You', questions: [testQuestion] }]);
const stored = answer(storeMembership, testJoiningCart());
type Options = NonNullable<Parameters<typeof openSections>[0]>;

const openAtEnd = ({ given, ...options }: Options, ...answers: TestAnswer[]) =>
  openSections({
    open: 'confirmation_section',
    joining: { edited },
    given: { billingDay: 1, directDebit, ...given },
    ...options,
    answers: [stored, ...answers],
  });
const openSingle = (...answers: TestAnswer[]) =>
  openSections({ joining: { membership: single }, answers: [stored, ...answers] });
const toCheckout = () => press('Save and continue to checkout');
const atCheckout = () => waitFor(() => expect(address()).toBe('/checkout'));

afterEach(() => sessionStorage.clear());

describe('submitting', () => {
  it('stores a monthly membership with its Direct Debit, and goes to the checkout', async () => {
    const { sent, toasts } = openAtEnd(
      { given: { checkedTerms: ['health-1', 'rules-1'] } },
      ...termsAnswers(),
    );
    await press('Continue to checkout');
    await atCheckout();
    const [call, ...more] = sent('POST', 'memberships/online-joining/store');
    expect(more).toEqual([]);
    expect(call?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(call?.body).toEqual({
      homeVenueId: 'AP1',
      venueName: 'Sale Leisure Centre',
      venueType: 'leisure_centre',
      membershipTypeId: '101',
      paymentOptionId: '1011',
      startDate: siteDay(new Date()),
      billingDay: 1,
      promotionCode: null,
      promotionCodeId: null,
      accountHolder: 'Sam New',
      accountDetails: { accountNumber: '66374958', sortCode: '089999' },
      ddTermsAccepted: false,
      checkedTerms: ['health-1', 'rules-1'],
    });
    expect(sent('POST', 'custom-questions')).toEqual([]);
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: 'Membership added to basket.',
      type: 'success',
    });
    expect(sessionStorage.getItem(storageKeys.joiningTerms('cart-1'))).toBe('["health-1","rules-1"]');
    const kept = sessionStorage.getItem(storageKeys.joining) ?? '';
    expect(kept).toContain('"isSubmitted":true');
    expect(kept).toContain('"newMandateSubmitted":true');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/66374958|089999|08-99-99/);
  });

  it('carries the billing address over to the checkout, and nothing else of the bank details', async () => {
    const address = {
      billingAddressLineOne: '1 New Street',
      billingAddressLineTwo: '',
      billingCity: 'Sale',
      billingPostcode: 'M33 1AA',
    };
    openAtEnd({
      given: { directDebit: { ...directDebit, ...address } },
      client: { collectDirectDebitBillingAddress: true },
    });
    await press('Continue to checkout');
    await atCheckout();
    const state = screen.getByLabelText('Address').getAttribute('data-state') ?? '';
    expect(JSON.parse(state)).toEqual({
      owner: testUser.id,
      billingAddress: { ...address, billingAddressLineTwo: null },
    });
  });

  it('of a single payment sets up no mandate', async () => {
    const { sent } = openSingle();
    await toCheckout();
    await atCheckout();
    expect(sent('POST', 'store')[0]?.body).toMatchObject({ accountDetails: null, billingDay: null });
    expect(sessionStorage.getItem(storageKeys.joining)).toContain('"newMandateSubmitted":false');
  });

  it('sends the answers after the membership, and waits for them', async () => {
    const waiting = Promise.withResolvers<Record<string, never>>();
    const slow = answer(answerCustomQuestions, () => waiting.promise);
    const { sent } = openSections({
      joining: { membership: single },
      given: { answers: { 11: 'Golf' } },
      answers: [stored, questions, slow],
    });
    await toCheckout();
    await waitFor(() => expect(sent('POST', 'custom-questions/memberships/101')).toHaveLength(1));
    expect(sent('POST', '').map(({ url }) => url.split('/').at(-1))).toEqual(['store', '101']);
    expect(sent('POST', 'custom-questions')[0]?.body).toEqual({
      answers: [{ questionId: '11', answer: 'Golf' }],
    });
    expect(address()).not.toBe('/checkout');
    waiting.resolve({});
    await atCheckout();
  });

  it('sends no answers where none was given', async () => {
    const optional = answer(customQuestions, [
      { title: 'You', questions: [{ ...testQuestion, isRequired: false }] },
    ]);
    const { sent } = openSections({ joining: { membership: single }, answers: [stored, optional] });
    await screen.findByRole('heading', { name: /Additional details/ });
    await toCheckout();
    await atCheckout();
    expect(sent('POST', 'custom-questions')).toEqual([]);
  });

  it('with a required question open tells so, reopens it and sends nothing', async () => {
    const { sent, toasts } = openSections({ joining: { membership: single }, answers: [stored, questions] });
    await toCheckout();
    await expectOpen(/Additional details/);
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: 'Please fill in required questions',
      type: 'danger',
    });
    expect(sent('POST', '')).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    ['without a message', {}, 'Something went wrong, please try again'],
    ['with one', { message: 'Not today.' }, 'Not today.'],
  ])(
    '%s is shown in a toast and on the page; a repeat carries the same key',
    async (_what, parts, content) => {
      const { sent, toasts } = openSingle(failure(storeMembership, 500, parts));
      await toCheckout();
      expect(await screen.findByText(content)).toBeInTheDocument();
      expect(toasts).toHaveBeenCalledExactlyOnceWith({ content, type: 'danger' });
      await toCheckout();
      await waitFor(() => expect(sent('POST', 'store')).toHaveLength(2));
      const [first, second] = sent('POST', 'store').map(({ headers }) => headers['Idempotency-Key']);
      expect(second).toBe(first);
    },
  );

  it('of the account reopens the closed section and flags the field', async () => {
    const { toasts } = openAtEnd(
      {},
      failure(storeMembership, 422, {
        validation_messages: { 'account_details.sort_code': ['Not a bank.'] },
      }),
    );
    await press('Continue to checkout');
    await expectOpen(/Monthly payment/);
    expect(await screen.findByLabelText('Sort code')).toHaveAccessibleDescription(/Not a bank\./);
    expect(toasts).not.toHaveBeenCalled();
  });

  it('of a date stands at the date; what no section owns goes into a toast', async () => {
    const { toasts } = openSingle(
      failure(storeMembership, 422, {
        validation_messages: { start_date: ['Closed that day.'], moon: ['Full.'] },
      }),
    );
    await toCheckout();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Start date' })).toHaveAccessibleDescription(
        /Closed that day\./,
      ),
    );
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: '',
      type: 'danger',
      validationMessages: { moon: ['Full.'] },
    });
    await waitFor(() => expect(screen.getByRole('heading', { name: /Review & select dates/ })).toHaveFocus());
  });

  it('of the membership reopens its section with the words above it', async () => {
    openSingle(
      failure(storeMembership, 422, {
        validation_messages: { membership_type_id: ['You have it already.'] },
      }),
    );
    await toCheckout();
    await expectOpen(/Choose your membership/);
    expect(screen.getByText('You have it already.')).toBeInTheDocument();
  });

  it.each([
    ['start_date', /Review & select dates/, 'Start date'],
    ['billing_day', /Review & select dates/, 'Billing day'],
    ['account_details.account_number', /Monthly payment/, 'Account number'],
    ['account_details.sort_code', /Monthly payment/, 'Sort code'],
    ['account_details', /Monthly payment/, null],
    ['home_venue_id', /Choose your home centre/, null],
    ['membership_type_id', /Choose your membership/, null],
  ])('of %s is in its section', async (key, section, field) => {
    const { toasts } = openAtEnd(
      {},
      failure(storeMembership, 422, { validation_messages: { [key]: ['Not this one.'] } }),
    );
    await press('Continue to checkout');
    await expectOpen(section);
    expect(await screen.findByText('Not this one.')).toBeInTheDocument();
    if (field !== null)
      expect(screen.getByLabelText(field, { selector: 'input, select' })).toHaveAccessibleDescription(
        /Not this one\./,
      );
    expect(toasts).not.toHaveBeenCalled();
  });

  describe('of the answers', () => {
    const refuse = (status: number, parts: Parameters<typeof failure>[2]) =>
      openSections({
        joining: { membership: single },
        given: { answers: { 11: 'Golf' } },
        user: testUser,
        answers: [stored, questions, failure(answerCustomQuestions, status, parts)],
      });

    it('reopens the questions with the message at its field', async () => {
      const { toasts } = refuse(422, { validation_messages: { 11: ['No golf.'] } });
      await toCheckout();
      await expectOpen(/Additional details/);
      expect(screen.getByLabelText('Sport')).toHaveAccessibleDescription(/No golf\./);
      expect(toasts).toHaveBeenCalledExactlyOnceWith({
        content: 'Error occurred while submitting your answers.',
        type: 'neutral',
      });
      expect(address()).not.toBe('/checkout');
    });

    it('that says nothing of any of them is shown as a failure', async () => {
      const { toasts } = refuse(500, {});
      await toCheckout();
      const content = 'Something went wrong, please try again.';
      expect(await screen.findByText(content)).toBeInTheDocument();
      expect(toasts).toHaveBeenCalledExactlyOnceWith({ content, type: 'danger' });
      expect(address()).not.toBe('/checkout');
    });
  });
});
