// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dataFields } from 'shared-contracts/api/data-fields';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import { exampleField } from 'shared-contracts/testing';
import { answer } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyDirectDebit } from '../../shared/entries/direct-debit-entry.ts';
import { testJoiningCart } from '../../testing/membership-examples.ts';
import { agree, enter, expectOpen, openSections, press } from '../../testing/open-sections.tsx';

const authority =
  'I confirm that I am the account holder and am authorised to set up Direct Debit payments on this account';
const account = {
  ...emptyDirectDebit,
  accountHolder: 'Sam New',
  accountNumber: '66374958',
  sortCode: '08-99-99',
};
const own = { 'address.lineOne': '1 New Street', 'address.city': 'Sale', 'address.postcode': 'M33 1AA' };
const detailsWith = (given: Record<string, string>) => ({
  checksum: 'own',
  sections: [
    {
      sectionName: 'Address',
      sectionReference: 'address',
      sectionFields: Object.entries(given).map(([path, text]) => exampleField(path, path, { answer: text })),
    },
  ],
});
const ownAddress = detailsWith(own);
const edited = [
  'centre_section',
  'membership_section',
  'details_section',
  'additional_details_section',
  'dates_section',
] as const;
type Options = NonNullable<Parameters<typeof openSections>[0]>;
const open = ({ given, ...options }: Options = {}) =>
  openSections({ open: 'dd_section', joining: { edited }, given: { billingDay: 1, ...given }, ...options });
const save = () => screen.findByRole('button', { name: 'Save and continue' });
const tickAuthority = async () => fireEvent.click(await screen.findByRole('checkbox', { name: authority }));

afterEach(() => sessionStorage.clear());

describe('Monthly payment', () => {
  it('is saved once the account is typed and the payer is authorised, and is kept nowhere', async () => {
    open();
    await enter('Account holder name', 'Sam New');
    await enter('Sort code', '08-99-99');
    await enter('Account number', '66 374 958');
    expect(await save()).toBeDisabled();
    await tickAuthority();
    expect(await save()).toBeEnabled();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/66.?374|08-99-99/);
    await press('Save and continue');
    await expectOpen(/Confirm your details/);
    expect(await screen.findByText('08-99-99')).toBeInTheDocument();
    expect(screen.getByText('66374958')).toBeInTheDocument();
    expect(await screen.findByText('01 Jul 2026')).toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/66374958|08-99-99/);
  });

  it('says of details that are in the basket that they are not here to be changed', async () => {
    open({
      joining: { edited, isSubmitted: true },
      answers: [answer(joiningCart, testJoiningCart())],
    });
    expect(
      await screen.findByText(/^Your bank details are with the membership in your basket/),
    ).toBeVisible();
  });

  it('needs the terms where there are any', async () => {
    open({
      given: { directDebit: account },
      answers: [answer(directDebitTerms, [{ id: 'dd', title: 'Terms', html: '<p>I pay.</p>' }])],
    });
    await waitFor(() => expect(screen.getByLabelText('Account number')).toHaveValue('66374958'));
    await tickAuthority();
    expect(await save()).toBeDisabled();
    await agree('I have read and agree to the Direct Debit terms', 'I pay.');
    expect(await save()).toBeEnabled();
  });

  it('collects the address where the site does', async () => {
    open({
      given: { directDebit: { ...account, isAuthorised: true } },
      client: { collectDirectDebitBillingAddress: true },
    });
    await enter('Address line 1', '8 Weir Street');
    await enter('Town or city', 'Sale');
    await enter('Postcode', '12345');
    fireEvent.blur(screen.getByLabelText('Postcode'));
    expect(screen.getByText('Please enter a valid postcode')).toBeInTheDocument();
    expect(await save()).toBeDisabled();
    await enter('Postcode', 'm337ab');
    expect(screen.queryByText('Please enter a valid postcode')).not.toBeInTheDocument();
    expect(await save()).toBeEnabled();
    await press('Save and continue');
    expect(await screen.findByText('8 Weir Street, Sale, M33 7AB')).toBeInTheDocument();
  });

  it('fills in the person’s own address, for them to keep, change or empty', async () => {
    open({
      given: { directDebit: { ...account, isAuthorised: true } },
      client: { collectDirectDebitBillingAddress: true },
      answers: [answer(dataFields, ownAddress)],
    });
    const same = await screen.findByRole('checkbox', { name: 'Same as my address' });
    await waitFor(() => expect(same).toBeChecked());
    expect(screen.getByText('1 New Street, Sale, M33 1AA')).toBeInTheDocument();
    expect(screen.queryByLabelText('Address line 1')).not.toBeInTheDocument();
    expect(await save()).toBeEnabled();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/New Street/);

    fireEvent.click(same);
    expect(same).not.toBeChecked();
    expect(screen.getByLabelText('Address line 1')).toHaveValue('');
    expect(await save()).toBeDisabled();
    await enter('Address line 1', '8 Weir Street');
    fireEvent.click(same);
    expect(screen.getByText('1 New Street, Sale, M33 1AA')).toBeInTheDocument();
    expect(await save()).toBeEnabled();
  });

  it('shows the fields of an own address that lacks what a bank needs', async () => {
    open({
      given: { directDebit: { ...account, isAuthorised: true } },
      client: { collectDirectDebitBillingAddress: true },
      answers: [answer(dataFields, detailsWith({ ...own, 'address.postcode': '' }))],
    });
    await waitFor(() => expect(screen.getByLabelText('Address line 1')).toHaveValue('1 New Street'));
    expect(screen.queryByRole('checkbox', { name: 'Same as my address' })).not.toBeInTheDocument();
    expect(await save()).toBeDisabled();
    await enter('Postcode', 'M33 1AA');
    expect(await save()).toBeEnabled();
  });

  it('keeps an address that was typed before', async () => {
    open({
      given: { directDebit: { ...account, billingAddressLineOne: '8 Weir Street' } },
      client: { collectDirectDebitBillingAddress: true },
      answers: [answer(dataFields, ownAddress)],
    });
    expect(await screen.findByRole('checkbox', { name: 'Same as my address' })).not.toBeChecked();
    expect(screen.getByLabelText('Address line 1')).toHaveValue('8 Weir Street');
  });

  it('that is completed is known by the end of its account alone', async () => {
    open({
      open: 'confirmation_section',
      joining: { edited: [...edited, 'dd_section'] },
      given: { directDebit: account },
    });
    const section = await screen.findByRole('region', { name: /Monthly payment/ });
    expect(await within(section).findByText('Account ending 4958')).toBeVisible();
    expect(section).not.toHaveTextContent('66374958');
  });

  it('asks for no address otherwise, and says who collects, guarantees and helps', async () => {
    open({ client: { directDebitServiceUserName: 'Riverside Ltd', customerServicePhone: '0161 496 0000' } });
    await save();
    expect(screen.queryByLabelText('Address line 1')).not.toBeInTheDocument();
    expect(screen.getByText(/Riverside Ltd will appear on your bank statement/)).toBeInTheDocument();
    expect(screen.getByText(/offered by all banks and building societies/)).toBeInTheDocument();
    expect(screen.getByText(/Riverside Ltd will notify you 10 working days in advance/)).toBeInTheDocument();
    expect(screen.getByText('Does more than one person have to sign for this account?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
    expect(screen.queryByRole('link', { name: /GoCardless/ })).not.toBeInTheDocument();
  });

  it('links the privacy notice of GoCardless', async () => {
    open({ client: { directDebitProvider: 'go_cardless' } });
    expect(await screen.findByRole('link', { name: /GoCardless privacy notice/ })).toHaveAttribute(
      'href',
      'https://gocardless.com/privacy/payers/',
    );
  });

  it('says that sort code and number do not match, and lets the server decide', async () => {
    open({ given: { directDebit: { ...account, isAuthorised: true, accountNumber: '66374959' } } });
    await waitFor(() => expect(screen.getByLabelText('Account number')).toHaveValue('66374959'));
    fireEvent.blur(screen.getByLabelText('Account number'));
    expect(
      await screen.findAllByText('The sort code and account number do not match. Check both.'),
    ).toHaveLength(2);
    expect(await save()).toBeEnabled();
    await enter('Account number', '66374958');
    expect(screen.queryByText(/do not match/)).not.toBeInTheDocument();
  });

  it('flags what the server refused until something is edited', async () => {
    open({
      given: {
        directDebit: { ...account, isAuthorised: true },
        messages: { 'accountDetails.sortCode': ['Not a bank.'], accountDetails: ['Not an account.'] },
      },
    });
    await waitFor(() =>
      expect(screen.getByLabelText('Sort code')).toHaveAccessibleDescription(/Not a bank\./),
    );
    expect(screen.getByText('Not an account.')).toBeInTheDocument();
    expect(await save()).toBeDisabled();
    await enter('Account holder name', 'Sam Newer');
    expect(screen.queryByText('Not a bank.')).not.toBeInTheDocument();
    expect(await save()).toBeEnabled();
  });
});
