// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { changePassword, updateUser } from 'shared-contracts/api/account';
import { dataFields } from 'shared-contracts/api/data-fields';
import { decideDocument, sentDocuments } from 'shared-contracts/api/document-decisions';
import { issueGuestPass } from 'shared-contracts/api/guest-passes';
import { replaceMandate } from 'shared-contracts/api/mandate';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import {
  endMembership,
  freezeMembership,
  membershipEnding,
  membershipFreeze,
} from 'shared-contracts/api/own-memberships';
import { paymentsToSortOut, sortOutPayment } from 'shared-contracts/api/payments-to-sort-out';
import type { Endpoint } from 'shared-contracts/endpoint';
import { exampleField } from 'shared-contracts/testing';
import { useOwnDetails } from 'shared-platform/personal-details';
import {
  answer,
  expectRefusalShown,
  refusing,
  renderWithPlatform,
  type TestAnswer,
  testUser,
  toastsOf,
} from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { PasswordForm } from '../features/change-password/password-form.tsx';
import { MyDetails } from '../features/edit-my-details/my-details.tsx';
import EndQuestion from '../features/end-membership/end-question.tsx';
import FreezeQuestion from '../features/freeze-membership/freeze-question.tsx';
import { GuestPassForm } from '../features/issue-guest-pass/guest-pass-form.tsx';
import { AccountForm } from '../features/replace-account/account-form.tsx';
import PaymentsToSortOutScreen from '../screens/payments-to-sort-out-screen.tsx';
import SentDocumentsScreen from '../screens/sent-documents-screen.tsx';
import { adultMembership } from '../testing/membership-examples.ts';
import { unknownPayment } from '../testing/payment-examples.ts';

interface RefusedForm {
  form: string;
  screen: ReactNode;
  refused: Endpoint;
  submit: string;
  /** The label of each field by its key on the wire. */
  fields: Record<string, string | RegExp>;
  answers?: TestAnswer[];
  /** Name of the button that shows the fields. */
  opened?: string;
  /** Entries by label; a file for a chooser. */
  typed?: Record<string, string | File>;
  ticked?: RegExp[];
  chosen?: RegExp;
  /** Keys of fields that are not drawn, each with the words its message begins with. */
  hidden?: Record<string, string>;
}

const nothing = () => undefined;
const user = { ...testUser, isStaff: true, membershipDocumentUploadRequired: true };
const account = {
  'Account holder name': 'Alex Fairbairn',
  'Sort code': '08-99-99',
  'Account number': '66374958',
};
const accountFields = {
  account_holder: 'Account holder name',
  'account_details.sort_code': 'Sort code',
  'account_details.account_number': 'Account number',
};

/** The form with the answers as its page passes them. */
function Answers() {
  return <MyDetails query={useOwnDetails()} />;
}

const forms: RefusedForm[] = [
  {
    form: 'my details',
    screen: <Answers />,
    refused: updateUser,
    submit: 'Save my details',
    fields: { mobile: /Mobile/, 'address.line_two': /Address line 2/ },
    answers: [
      answer(dataFields, {
        checksum: 'c1',
        sections: [
          {
            sectionName: 'You',
            sectionReference: 'you',
            sectionFields: [
              exampleField('mobile', 'Mobile'),
              exampleField('address.line_two', 'Address line 2'),
            ],
          },
        ],
      }),
    ],
    typed: { 'Mobile (optional)': '07' },
  },
  {
    form: 'change password',
    screen: <PasswordForm email="sam.new@example.com" onCancel={nothing} onDone={nothing} />,
    refused: changePassword,
    submit: 'Change password',
    fields: {
      current_password: 'Current password',
      password: 'New password',
      password_confirmation: 'Repeat new password',
    },
    typed: {
      'Current password': 'Passw0rd!',
      'New password': 'An0ther-one!',
      'Repeat new password': 'An0ther-one!',
    },
  },
  {
    form: "staff's decision on a document",
    screen: <SentDocumentsScreen />,
    refused: decideDocument,
    submit: 'Refuse Jo Ashdown’s file',
    fields: { expires_on: /Valid until/, reason: 'Reason' },
    answers: [
      answer(sentDocuments, [
        {
          id: 'd1',
          name: 'Student card',
          person: { name: 'Jo Ashdown', reference: 'RIV100003' },
          eligibility: null,
          sentAt: '2026-11-20T18:30:00+00:00',
        },
      ]),
    ],
    opened: 'Refuse… Jo Ashdown’s file',
    typed: { Reason: 'Too dark' },
  },
  {
    form: 'a payment to sort out',
    screen: <PaymentsToSortOutScreen />,
    refused: sortOutPayment,
    submit: 'Save decision £7.50 from Jo Ashdown',
    fields: { note: 'Note' },
    answers: [answer(paymentsToSortOut, { hasMore: false, payments: [unknownPayment] })],
    typed: { Note: 'Looked it up' },
    chosen: /Try again/,
  },
  ...(['replace', 'setUp'] as const).map((purpose) => ({
    form: `Direct Debit account: ${purpose}`,
    screen: <AccountForm purpose={purpose} isMainStep onCancel={nothing} onDone={nothing} />,
    refused: replaceMandate,
    submit: { replace: 'Use this account', setUp: 'Set up Direct Debit' }[purpose],
    fields: { ...accountFields, dd_terms_accepted: /I agree to the Direct Debit terms/ },
    hidden: { 'account_details.billing_city': 'Town or city: ' },
    answers: [answer(directDebitTerms, [{ id: 't1', title: 'Terms', html: '<p>I pay.</p>' }])],
    typed: account,
    ticked: [/I confirm that I am the account holder/, /I agree to the Direct Debit terms/],
  })),
  {
    form: 'guest pass',
    screen: <GuestPassForm onIssued={nothing} onRefused={nothing} onCancel={nothing} />,
    refused: issueGuestPass,
    submit: 'Get the code',
    fields: { guest_name: 'Your guest’s name' },
    typed: { 'Your guest’s name': 'Robin' },
  },
];

afterEach(cleanup);

/** Fills a form in and sends it, to be refused for what is wrong with each key. */
/** By its role where it has one: the DOM of these tests knows no labels of a field of several lines. */
const fieldCalled = (label: string) =>
  screen.queryByRole('textbox', { name: label }) ?? screen.getByLabelText(label);

async function send({ screen: shown, refused, submit, ...form }: RefusedForm, keys: readonly string[]) {
  const { answers = [], opened, typed = {}, ticked = [], chosen } = form;
  const page = renderWithPlatform(shown, {
    app: 'my-account',
    user,
    answers: [...answers, refusing(refused, keys)],
  });
  const toasts = toastsOf(page);
  if (opened) await userEvent.click(await screen.findByRole('button', { name: opened }));
  for (const [label, text] of Object.entries(typed)) {
    const field = await waitFor(() => fieldCalled(label));
    await (typeof text === 'string' ? userEvent.type(field, text) : userEvent.upload(field, text));
  }
  if (chosen) await userEvent.click(screen.getByRole('radio', { name: chosen }));
  for (const name of ticked) await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(await screen.findByRole('button', { name: submit }));
  return toasts;
}

it.each(forms)('a refusal stands at its fields, and what was typed is kept: $form', async (form) => {
  const toasts = await send(form, Object.keys(form.fields));
  await expectRefusalShown(form.fields, toasts);
  for (const [label, text] of Object.entries(form.typed ?? {}))
    if (typeof text === 'string') expect(fieldCalled(label)).toHaveValue(text);
});

it.each(forms.filter(({ hidden }) => hidden))('a field that is not drawn is named: $form', async (form) => {
  await send(form, Object.keys(form.hidden ?? {}));
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  for (const words of Object.values(form.hidden ?? {}))
    expect(within(summary).getByText(new RegExp(`^${words}`))).toBeVisible();
});

const money = { decimal: '5.00', formatted: '£5.00' };

describe.each([
  {
    question: 'freezing a membership',
    shown: <FreezeQuestion membership={adultMembership} onClose={nothing} />,
    offer: answer(membershipFreeze, {
      starts: ['2026-12-15'],
      minMonths: 1,
      maxMonths: 3,
      startDate: '2026-12-15',
      months: 1,
      endDate: '2027-01-14',
      monthly: money,
      payments: [],
      total: money,
      resumes: { day: '2027-01-15', amount: money },
    }),
    refused: freezeMembership,
    confirm: 'Freeze membership',
  },
  {
    question: 'ending a membership',
    shown: <EndQuestion membership={adultMembership} onEnded={nothing} onClose={nothing} />,
    offer: answer(membershipEnding, { endDate: '2026-12-31', lastPayment: null }),
    refused: endMembership,
    confirm: 'End membership',
  },
])('a refusal of $question', ({ shown, offer, refused, confirm }) => {
  it('is said in the dialog, as no field is typed there', async () => {
    renderWithPlatform(shown, { user, answers: [offer, refusing(refused, ['start_date'])] });
    const dialog = within(await screen.findByRole('alertdialog'));
    const button = await dialog.findByRole('button', { name: confirm });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const said = await dialog.findByText(/This cannot be done for this person\./);
    expect(said).toHaveTextContent(/^The server has something against it/);
    expect(document.body).not.toHaveTextContent(/startDate|membershipUserId|start_date/);
  });
});
