// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceMandate } from 'shared-contracts/api/mandate';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import type { Mandate } from 'shared-contracts/api/payments';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import type { AccountPurpose } from './account-form.tsx';
import { ReplaceAccount } from './replace-account.tsx';

const mandate: Mandate = {
  status: 'pending',
  reference: 'RIVMEMBER0003',
  serviceUserName: 'Riverside Leisure Ltd',
  accountHolder: 'Alex Fairbairn',
  accountEnding: '4958',
  billingDay: '15',
  nextPayment: null,
  due: [],
  collected: [],
};
const term = {
  id: 't1',
  title: 'Direct Debit Guarantee',
  html: '<p>This Guarantee is offered by all banks.</p>',
};

function open(...answers: TestAnswer[]) {
  return openFor('replace', ...answers);
}

function openFor(purpose: AccountPurpose, ...answers: TestAnswer[]) {
  const page = renderWithPlatform(<ReplaceAccount purpose={purpose} onTyping={onTyping} />, {
    app: 'my-account',
    user: testUser,
    client: { collectDirectDebitBillingAddress: true },
    answers: [answer(directDebitTerms, [term]), ...answers],
  });
  const toasts: unknown[] = [];
  page.bus.on('toast:requested', ({ content }) => toasts.push(content));
  return { ...page, toasts, posts: () => page.requests.filter(({ method }) => method === 'POST') };
}
const onTyping = () => {};
const box = (name: string) => screen.getByRole('textbox', { name });
const send = (name = 'Use this account') => userEvent.click(screen.getByRole('button', { name }));

async function fill(accountNumber = '6637 4958') {
  await userEvent.click(screen.getByRole('button', { name: 'Change bank account' }));
  await screen.findByRole('form', { name: 'Your new account' });
  await fillForm(accountNumber);
}

async function fillForm(accountNumber: string) {
  await userEvent.type(box('Account holder name'), 'Alex Fairbairn');
  await userEvent.type(box('Sort code'), '08-99-99');
  await userEvent.type(box('Account number'), accountNumber);
  await userEvent.type(box('Address line 1'), '8 Weir Street');
  await userEvent.type(box('Town or city'), 'Sale');
  await userEvent.type(box('Postcode'), 'm33 7ab');
  await userEvent.click(screen.getByRole('checkbox', { name: /I confirm that I am the account holder/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the Direct Debit terms' }));
}

afterEach(cleanup);

it('sends the account normalised, says which one it is, and gives the focus back', async () => {
  const { posts, toasts } = open(answer(replaceMandate, { mandate }));
  await fill();
  await send();
  const opener = await screen.findByRole('button', { name: 'Change bank account' });
  await waitFor(() => expect(opener).toHaveFocus());
  expect(toasts).toEqual(['Your Direct Debit is set up on the account ending 4958.']);
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.headers['Idempotency-Key']).toBeTruthy();
  expect(posts()[0]?.body).toEqual({
    accountHolder: 'Alex Fairbairn',
    accountDetails: {
      accountNumber: '66374958',
      sortCode: '089999',
      billingAddressLineOne: '8 Weir Street',
      billingAddressLineTwo: null,
      billingCity: 'Sale',
      billingPostcode: 'M33 7AB',
    },
    ddTermsAccepted: true,
  });
  await userEvent.click(opener);
  expect(await screen.findByRole('textbox', { name: 'Account number' })).toHaveValue('');
});

it('opens at its title, since the button that was pressed is gone', async () => {
  open();
  const opener = screen.getByRole('button', { name: 'Change bank account' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your new account' })).toHaveFocus();
  await userEvent.tab();
  expect(box('Account holder name')).toHaveFocus();
});

it('says at each field what is missing, and sends nothing', async () => {
  const { posts } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Change bank account' }));
  await screen.findByRole('form', { name: 'Your new account' });
  await send();
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter the name on the account as it appears on bank statements',
    'Enter a sort code of 6 digits',
    'Enter an account number of 6 to 8 digits',
    'Enter the first line of your address',
    'Enter your town or city',
    'Please enter a valid postcode',
    'Confirm that you may set up Direct Debits on this account',
    'Confirm that you agree to the Direct Debit terms',
  ]);
  expect(posts()).toEqual([]);
});

it('a sort code and number that cannot belong together are reported before they are sent', async () => {
  const { posts } = open();
  await fill('66374959');
  await send();
  await waitFor(() => expect(box('Account number')).toHaveAccessibleDescription(/do not match\. Check both/));
  expect(box('Sort code')).toBeInvalid();
  expect(posts()).toEqual([]);
});

it('what the server refuses stands at its field, and what was typed stays', async () => {
  open(
    failure(replaceMandate, 422, {
      validation_messages: { 'account_details.account_number': ['This account takes no Direct Debits.'] },
    }),
  );
  await fill();
  await send();
  await waitFor(() => expect(box('Account number')).toHaveAccessibleDescription(/takes no Direct Debits/));
  expect(box('Account number')).toHaveValue('6637 4958');
});

it('carries the same key when an answer was lost, another one after a change', async () => {
  const { posts } = open(failure(replaceMandate, 'cut'));
  await fill();
  await send();
  await screen.findByRole('alert');
  await send();
  await waitFor(() => expect(posts()).toHaveLength(2));
  await userEvent.type(box('Account holder name'), 's');
  await send();
  await waitFor(() => expect(posts()).toHaveLength(3));
  const keys = posts().map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('the terms can be requested again, and the old account be kept', async () => {
  let isDown = true;
  open({
    endpoint: directDebitTerms,
    respond: (request) =>
      (isDown ? failure(directDebitTerms, 500) : answer(directDebitTerms, [])).respond(request),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change bank account' }));
  expect(await screen.findByText('The Direct Debit terms could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('form', { name: 'Your new account' });
  expect(screen.queryByRole('checkbox', { name: /I agree/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the old account' }));
  expect(screen.getByRole('button', { name: 'Change bank account' })).toHaveFocus();
});

it('a Direct Debit that is missing is set up by the same form, and the person is known to have one', async () => {
  const { posts, toasts, requests } = openFor('setUp', answer(replaceMandate, { mandate }));
  await userEvent.click(screen.getByRole('button', { name: 'Set up your Direct Debit' }));
  await screen.findByRole('form', { name: 'Your account' });
  expect(screen.getByRole('button', { name: 'Not now' })).toBeVisible();
  await fillForm('6637 4958');
  await send('Set up Direct Debit');
  expect(await screen.findByRole('button', { name: 'Set up your Direct Debit' })).toHaveFocus();
  expect(posts()).toHaveLength(1);
  expect(toasts).toEqual(['Your Direct Debit is set up on the account ending 4958.']);
  await waitFor(() => expect(requests.some(({ url }) => url.includes('auth/user'))).toBe(true));
});
