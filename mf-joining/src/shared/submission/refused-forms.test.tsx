// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { updateUser } from 'shared-contracts/api/account';
import { register } from 'shared-contracts/api/auth';
import { answerCustomQuestions, customQuestions } from 'shared-contracts/api/custom-questions';
import { dataFields } from 'shared-contracts/api/data-fields';
import { storeMembership } from 'shared-contracts/api/joining-cart';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import { membershipCosts } from 'shared-contracts/api/memberships';
import { exampleField } from 'shared-contracts/testing';
import {
  answer,
  expectRefusalShown,
  failure,
  refusing,
  type TestAnswer,
  testUser,
} from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testCosts, testJoiningCart, testQuestion } from '../../testing/membership-examples.ts';
import { enter, expectOpen, openSections, press, single } from '../../testing/open-sections.tsx';
import { emptyDirectDebit } from '../entries/direct-debit-entry.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe.each([
  { form: 'a new account', user: null, refused: register, submit: 'Create Account' },
  { form: 'your details', user: testUser, refused: updateUser, submit: 'Save and continue' },
])('a refusal of $form', ({ user, refused, submit }) => {
  it('stands at its fields, and what was typed is kept', async () => {
    const fields = { mobile: 'Mobile', 'address.post_code': 'Postcode' };
    const { toasts } = openSections({
      open: 'details_section',
      joining: { edited: ['centre_section', 'membership_section'] },
      user,
      answers: [
        answer(dataFields, {
          checksum: 'c1',
          sections: [
            {
              sectionName: 'You',
              sectionReference: 'you',
              sectionFields: Object.entries(fields).map(([path, label]) =>
                exampleField(path, label, { isRequired: true }),
              ),
            },
          ],
        }),
        refusing(refused, Object.keys(fields)),
      ],
    });
    await enter('Mobile', '07');
    await enter('Postcode', 'M33');
    await press(submit);
    await expectRefusalShown(fields, toasts);
    expect(screen.getByLabelText('Mobile')).toHaveValue('07');
  });
});

it('a refusal of the answers stands at the questions, what is about none in their summary', async () => {
  const { toasts } = openSections({
    joining: { membership: single },
    given: { answers: { 11: 'Golf' } },
    answers: [
      answer(storeMembership, testJoiningCart()),
      answer(customQuestions, [{ title: 'You', questions: [testQuestion] }]),
      refusing(answerCustomQuestions, ['11']),
    ],
  });
  await press('Save and continue to checkout');
  await expectOpen(/Additional details/);
  await expectRefusalShown({ 11: 'Sport' }, toasts);
  expect(screen.getByLabelText('Sport')).toHaveValue('Golf');
});

const directDebit = {
  ...emptyDirectDebit,
  accountHolder: 'Sam New',
  accountNumber: '66374958',
  sortCode: '08-99-99',
  billingAddressLineOne: '8 Weir Street',
  billingCity: 'Sale',
  billingPostcode: 'M33 7AB',
  isAuthorised: true,
  hasAgreed: true,
};
const edited = [
  'centre_section',
  'membership_section',
  'details_section',
  'additional_details_section',
  'dates_section',
  'dd_section',
] as const;

async function submit(messages: Record<string, string[]>, collectsAddress: boolean, ...more: TestAnswer[]) {
  const page = openSections({
    open: 'confirmation_section',
    joining: { edited },
    given: { billingDay: 1, directDebit },
    client: { collectDirectDebitBillingAddress: collectsAddress },
    answers: [failure(storeMembership, 422, { validation_messages: messages }), ...more],
  });
  await press('Continue to checkout');
  return page;
}

describe('a refusal of the Direct Debit', () => {
  it('stands at each of its fields', async () => {
    const fields = {
      account_holder: 'Account holder name',
      'account_details.sort_code': 'Sort code',
      'account_details.account_number': 'Account number',
      'account_details.billing_address_line_one': 'Address line 1',
      'account_details.billing_address_line_two': /Address line 2/,
      'account_details.billing_city': 'Town or city',
      'account_details.billing_postcode': 'Postcode',
      dd_terms_accepted: 'I have read and agree to the Direct Debit terms',
    };
    const { toasts } = await submit(
      Object.fromEntries(Object.keys(fields).map((key) => [key, [`No: ${key.length}.`]])),
      true,
      answer(directDebitTerms, [{ id: 'dd', title: 'Terms', html: '<p>I pay.</p>' }]),
    );
    await expectOpen(/Monthly payment/);
    for (const [key, label] of Object.entries(fields))
      expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(`No: ${key.length}.`),
      );
    expect(screen.getByLabelText('Sort code')).toHaveValue('08-99-99');
    expect(toasts).not.toHaveBeenCalled();
  });

  it('that is about none of its fields is above them, in words', async () => {
    await submit(
      { 'account_details.billing_city': ['Unknown.'], 'account_details.iban': ['Not from there.'] },
      false,
    );
    await expectOpen(/Monthly payment/);
    expect(await screen.findByText('Town or city: Unknown. Not from there.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/iban|billingCity/i);
  });
});

describe('a refusal of the dates', () => {
  it('stands at the code with the words of the server', async () => {
    await submit({ promotion_code_id: ['This code is used up.'] }, false);
    await expectOpen(/Review & select dates/);
    expect(await screen.findByLabelText(/Promo code/)).toHaveAccessibleDescription('This code is used up.');
  });

  it('names a field that is not drawn', async () => {
    await submit({ promotion_code_id: ['This code is used up.'] }, false, unpromoted);
    await expectOpen(/Review & select dates/);
    expect(await screen.findByText('Promo code: This code is used up.')).toBeVisible();
  });
});

const unpromoted = answer(membershipCosts, testCosts({ promotionEnabled: false }));

describe('a refusal that no section owns', () => {
  const unknown = { membership_user_id: ['Not this person.'] };

  it('is beside the button and in the toast', async () => {
    const { toasts } = await submit(unknown, false);
    const confirm = screen.getByRole('region', { name: /Confirm your details/ });
    expect(await within(confirm).findByText('Not this person.')).toBeVisible();
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: '',
      type: 'danger',
      validationMessages: { membershipUserId: ['Not this person.'] },
    });
  });

  it('is above the section that is reopened for another', async () => {
    await submit({ ...unknown, home_venue_id: ['Closed.'] }, false);
    await expectOpen(/Choose your home centre/);
    const centre = screen.getByRole('region', { name: /Choose your home centre/ });
    await waitFor(() => expect(within(centre).getByText('Closed. Not this person.')).toBeVisible());
  });
});
