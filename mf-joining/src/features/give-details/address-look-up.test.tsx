// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findAddresses } from 'shared-contracts/api/addresses';
import type { User } from 'shared-contracts/api/auth';
import { dataFields } from 'shared-contracts/api/data-fields';
import { exampleField } from 'shared-contracts/testing';
import { answer, failure, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openSections } from '../../testing/open-sections.tsx';

const fields = {
  checksum: 'a',
  sections: [
    {
      sectionName: 'You',
      sectionReference: 'you',
      sectionFields: [
        exampleField('email', 'Email address', { isRequired: true }),
        exampleField('address.lineOne', 'Address line 1', { isRequired: true }),
        exampleField('address.lineTwo', 'Address line 2'),
        exampleField('address.city', 'Town or city', { isRequired: true }),
        exampleField('address.postcode', 'Postcode', { isRequired: true }),
      ],
    },
  ],
};
const FOUND = [
  { lineOne: '12 Test Street', lineTwo: null, city: 'Sale', postcode: 'M33 2AL' },
  { lineOne: '14 Test Street', lineTwo: 'Brooklands', city: 'Sale', postcode: 'M33 2AL' },
];

beforeAll(() => import('./address-look-up.tsx'));
afterEach(() => sessionStorage.clear());

const open = (lookUp: TestAnswer, user: User | null = null) =>
  openSections({
    open: 'details_section',
    user,
    answers: [answer(dataFields, fields), lookUp],
  });
const box = (name: RegExp | string) => screen.findByRole('textbox', { name });

async function typePostcode(text: string) {
  const field = await box(/Postcode/);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

it('asks for the postcode before the lines of the address', async () => {
  open(failure(findAddresses, 404));
  await box(/Postcode/);
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'email',
    'address.postcode',
    'address.lineOne',
    'address.lineTwo',
    'address.city',
  ]);
});

it('fills in the address that is chosen, which can still be changed', async () => {
  const page = open(answer(findAddresses, { addresses: FOUND, town: 'Sale' }));
  await typePostcode('m332al');
  const list = await screen.findByRole('combobox', { name: /Your address/ });
  expect(page.sent('GET', 'addresses').map(({ url }) => url)).toEqual([
    expect.stringContaining('postcode=M33+2AL'),
  ]);
  await userEvent.selectOptions(list, '14 Test Street, Brooklands, Sale');
  expect(await box(/Address line 1/)).toHaveValue('14 Test Street');
  expect(await box(/Address line 2/)).toHaveValue('Brooklands');
  expect(await box(/Town or city/)).toHaveValue('Sale');
  expect(await box(/Postcode/)).toHaveValue('M33 2AL');
  await userEvent.type(await box(/Address line 1/), 'a');
  expect(await box(/Address line 1/)).toHaveValue('14 Test Streeta');
});

it('fills in the town alone without a provider, and follows another postcode', async () => {
  const townOf = (url: string) => (url.includes('M33') ? 'Sale' : 'Leeds');
  open(answer(findAddresses, ({ url }) => ({ addresses: [], town: townOf(url) })));
  await typePostcode('M33 2AL');
  await waitFor(async () => expect(await box(/Town or city/)).toHaveValue('Sale'));
  expect(
    await screen.findByText('We’ve filled in Sale. Please change it if that isn’t your town.'),
  ).toBeVisible();
  expect(await box(/Address line 1/)).toHaveValue('');
  expect(screen.queryByRole('combobox', { name: /Your address/ })).not.toBeInTheDocument();
  await typePostcode('LS1 4DY');
  await waitFor(async () => expect(await box(/Town or city/)).toHaveValue('Leeds'));
});

it('leaves a town that the person typed', async () => {
  const page = open(answer(findAddresses, { addresses: [], town: 'Sale' }));
  await userEvent.type(await box(/Town or city/), 'Altrincham');
  await typePostcode('M33 2AL');
  await waitFor(() => expect(page.sent('GET', 'addresses')).toHaveLength(1));
  expect(await box(/Town or city/)).toHaveValue('Altrincham');
});

it('says in words that it cannot be done, and loses nothing', async () => {
  open(failure(findAddresses, 429, { message: 'You have looked up many addresses. Please type yours.' }));
  await userEvent.type(await box(/Address line 1/), '12 Test Street');
  await typePostcode('M33 2AL');
  expect(await screen.findByText('You have looked up many addresses. Please type yours.')).toBeVisible();
  expect(await box(/Address line 1/)).toHaveValue('12 Test Street');
});

it.each(['M33', 'nonsense'])('looks up nothing for %s', async (text) => {
  const page = open(answer(findAddresses, { addresses: FOUND, town: 'Sale' }));
  await typePostcode(text);
  expect(page.sent('GET', 'addresses')).toEqual([]);
});

it('is silent on a server without it', async () => {
  const page = open(failure(findAddresses, 404));
  await typePostcode('M33 2AL');
  await waitFor(() => expect(page.sent('GET', 'addresses')).toHaveLength(1));
  expect(screen.queryByText(/look up|filled in/)).not.toBeInTheDocument();
  expect(page.toasts).not.toHaveBeenCalled();
});

it('serves a customer without an address just as well', async () => {
  open(answer(findAddresses, { addresses: FOUND, town: 'Sale' }), testUser);
  await typePostcode('m332al');
  const list = await screen.findByRole('combobox', { name: /Your address/ });
  await userEvent.selectOptions(list, '12 Test Street, Sale');
  expect(await box(/Address line 1/)).toHaveValue('12 Test Street');
  expect(await box(/Town or city/)).toHaveValue('Sale');
});
