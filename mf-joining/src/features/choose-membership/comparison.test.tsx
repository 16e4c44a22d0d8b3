// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { displayMoney } from 'shared-contracts/money';
import { answer } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import type { Offer } from '../../shared/offers/offers.ts';
import { testFixedOption, testOption, testType } from '../../testing/membership-examples.ts';
import { openJoining } from '../../testing/open-joining.tsx';
import { address, expectOpen, press } from '../../testing/open-sections.tsx';
import { comparisonRows } from './comparison-rows.ts';

afterEach(() => sessionStorage.clear());

const sale = '/centre/sale-leisure-centre';
const named = (id: string, name: string, category: string) =>
  testType({
    id,
    slug: name.toLowerCase(),
    name,
    categories: [{ id: category, name: category }],
    paymentOptions: [testOption({ id: `${id}1` })],
  });
const all = [
  named('1', 'Adult', 'Gym'),
  named('2', 'Swim', 'Pool'),
  named('3', 'Family', 'Gym'),
  named('4', 'Junior', 'Gym'),
];
const open = () => openJoining(sale, { answers: [answer(membershipTypes, all)] });
const box = (name: string) => screen.findByRole('checkbox', { name: `Compare: ${name}` });
const pick = async (name: string) => userEvent.click(await box(name));
const bar = () => screen.getByRole('group', { name: 'Memberships to compare' });

it('compares two or three memberships side by side, and goes on with one of them', async () => {
  open();
  await pick('Adult');
  expect(bar()).toHaveTextContent('Compare Adult with one or two more');
  expect(within(bar()).getByRole('button', { name: 'Compare them' })).toBeDisabled();
  await pick('Swim');
  expect(bar()).toHaveTextContent('Comparing: Adult, Swim');
  await press('Compare them');
  const table = await screen.findByRole('table', { name: 'Compare memberships' });
  const names = within(table).getAllByRole('columnheader');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Adult', 'Swim']);
  const price = within(table).getByRole('row', { name: /^Price/ });
  expect(within(price).getAllByRole('cell')).toHaveLength(2);
  await press('Choose Swim');
  await expectOpen(/Your details/);
  expect(address()).toBe(`${sale}/membership/swim/recurring`);
});

it('is as it was when the list comes back', async () => {
  open();
  for (const name of ['Adult', 'Swim']) await pick(name);
  await press('Compare them');
  await screen.findByRole('table', { name: 'Compare memberships' });
  await press('Choose Swim');
  await expectOpen(/Your details/);
  await userEvent.click(screen.getByRole('button', { name: 'Edit', description: /Choose your membership/ }));
  await expectOpen(/Choose your membership/);
  expect(await box('Adult')).toBeChecked();
  expect(await box('Swim')).toBeChecked();
});

it('takes three at most, whatever type the list shows, and is cleared', async () => {
  open();
  for (const name of ['Adult', 'Swim', 'Family']) await pick(name);
  expect(await box('Junior')).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Membership type' }), 'Pool');
  expect(bar()).toHaveTextContent('Comparing: Adult, Swim, Family');
  await pick('Swim');
  expect(bar()).toHaveTextContent('Comparing: Adult, Family');
  await press('Clear');
  await waitFor(() => expect(screen.queryByText(/Comparing/)).not.toBeInTheDocument());
});

const offer = (parts: Parameters<typeof testType>[0], option = testOption()): Offer => ({
  type: { ...testType(parts), name: parts?.name ?? 'Adult', paymentOptions: [option] },
  option,
  paymentType: 'recurring',
});
const gym = { name: 'Gym', totalUses: null, frequency: null, description: null };
const adult = offer(
  { coverage: 'All of our centres', benefits: [gym] },
  testOption({ firstYear: displayMoney(40_000), dependsOnBillingDay: false }),
);
const student = offer(
  {
    name: 'Student',
    eligibility: { name: 'Students' },
    includedLocations: [{ name: 'Sale' }, { name: 'Bury' }],
    benefits: [
      { ...gym, totalUses: 2, frequency: 'each month' },
      { ...gym, name: 'Swimming' },
    ],
  },
  testOption({ firstYear: displayMoney(30_000) }),
);

it('says the same about each: prices, terms, conditions, access and benefits', () => {
  expect(comparisonRows([adult, student], true).map(({ label, values }) => [label, ...values])).toEqual([
    ['Price', '£32.00 per\u00a0month', '£32.00 per\u00a0month'],
    ['To pay now, if you start today', '£20.00', 'From £20.00'],
    ['Setup fee', '£20.00', '£20.00'],
    ['In the first year', '£400.00', 'From £300.00'],
    ['How long', 'Month by month, until you cancel', 'Month by month, until you cancel'],
    ['Who it’s for', 'No proof needed', 'Students. You can upload proof later.'],
    ['Access', 'All of our centres', 'Sale, Bury'],
    ['Gym', 'As often as you like', '2 uses each month'],
    ['Swimming', 'Not included', 'As often as you like'],
  ]);
});

it('leaves out what a change has not, and what a server does not say', () => {
  const national = offer({ name: 'National', coverage: 'national' });
  const anywhere = offer({ name: 'Anywhere' });
  const rows = comparisonRows([national, anywhere], false);
  expect(rows.map(({ label }) => label)).toEqual([
    'Price',
    'To pay now, if you start today',
    'How long',
    'Access',
  ]);
  expect(rows.at(-1)?.values).toEqual(['All national locations.', 'All our centres.']);
});

it('says how each is ended and when it can be used, where a server says it for all of them', () => {
  const monthly = offer({ accessTimes: null }, testOption({ noticeWorkingDays: 10 }));
  const term = offer(
    { name: 'Off-peak', accessTimes: 'Off-peak: Monday to Friday, 9am to 4pm' },
    testFixedOption({ noticeWorkingDays: null }),
  );
  const rows = (offers: Offer[]) =>
    comparisonRows(offers, true).map(({ label, values }) => [label, ...values]);
  expect(rows([monthly, term])).toEqual(
    expect.arrayContaining([
      ['Notice to end it', '10 working days', 'None: it ends by itself'],
      ['When you can come', 'At any time, peak and off-peak', 'Off-peak: Monday to Friday, 9am to 4pm'],
    ]),
  );
  const labels = rows([monthly, adult]).map(([label]) => label);
  expect(labels).toContain('Access');
  expect(labels).not.toContain('Notice to end it');
  expect(labels).not.toContain('When you can come');
});

it('gives no price to a person who has none', () => {
  const isPurchasable = { canPurchase: false, hasPrices: false, message: null };
  const unpriced = offer({ name: 'Unpriced' }, testOption({ isPurchasable }));
  expect(comparisonRows([adult, unpriced], true)[0]?.values).toEqual([
    '£32.00 per\u00a0month',
    'You are not eligible for this membership',
  ]);
});
