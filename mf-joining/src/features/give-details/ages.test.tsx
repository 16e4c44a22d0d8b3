// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { updateUser } from 'shared-contracts/api/account';
import { currentUser, register } from 'shared-contracts/api/auth';
import { dataFields } from 'shared-contracts/api/data-fields';
import type { MembershipType } from 'shared-contracts/api/membership-entities';
import { membershipTypes } from 'shared-contracts/api/memberships';
import type { DataFields } from 'shared-contracts/data-fields';
import { exampleField } from 'shared-contracts/testing';
import { answer, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testOption, testType } from '../../testing/membership-examples.ts';
import { enter, expectOpen, openSections, press } from '../../testing/open-sections.tsx';

const birthday = (path: string, htmlAttributes = {}): DataFields => ({
  checksum: path,
  sections: [
    {
      sectionName: 'About you',
      sectionReference: 'you',
      sectionFields: [
        exampleField(path, 'Date of birth', { type: 'date', isRequired: true, htmlAttributes }),
      ],
    },
  ],
});
const REFUSAL =
  'This membership is for people aged 16 and over. Check this date, or choose another membership.';
const adult: Partial<MembershipType> = { ageMin: 16, ageMax: null };

const open = (user: typeof testUser | null, type: MembershipType, ...answers: TestAnswer[]) =>
  openSections({
    open: 'details_section',
    joining: { edited: ['centre_section', 'membership_section'] },
    user,
    answers: [answer(membershipTypes, [type]), ...answers],
  });
const field = () => screen.findByRole('textbox', { name: 'Date of birth' });
const asking = (fields: DataFields) =>
  answer(dataFields, ({ url }) =>
    url.includes('membership_purchase') ? { checksum: 'none', sections: [] } : fields,
  );
const registering = [answer(register, { token: 'new-token' }), answer(currentUser, testUser)];

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('the date of birth of a new customer', () => {
  it.each([
    ['a youngest age', adult, '31/12/2012', REFUSAL],
    [
      'an oldest age',
      { ageMin: 8, ageMax: 15 },
      '31/12/1990',
      'This membership is for people aged 8 to 15. Check this date, or choose another membership.',
    ],
    [
      'a household, whose buyer has a youngest age',
      { ...adult, audience: 'household' },
      '31/12/2012',
      REFUSAL,
    ],
  ] as const)('is refused by %s, and no account is opened', async (_what, parts, day, message) => {
    vi.setSystemTime('2026-06-10T09:00:00Z');
    const { sent } = open(null, testType(parts), asking(birthday('dateOfBirth')), ...registering);
    await enter('Date of birth', day);
    await press('Create Account');
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(sent('POST', 'auth/customer/register')).toEqual([]);
  });

  it('is known by what a browser fills in, and counts in whole years of today', async () => {
    vi.setSystemTime('2026-06-10T09:00:00Z');
    const { sent } = open(
      null,
      testType(adult),
      asking(birthday('profile.born', { autocomplete: 'bday' })),
      ...registering,
    );
    await enter('Date of birth', '11/06/2010');
    await press('Create Account');
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSAL);
    await enter('Date of birth', '10/06/2010');
    await press('Create Account');
    await waitFor(() => expect(sent('POST', 'auth/customer/register')).toHaveLength(1));
  });

  it.each([
    ['the server gives no ages', {}],
    ['the membership is for all ages', { ageMin: null, ageMax: null }],
  ])('is left to the server where %s', async (_what, parts) => {
    const { sent } = open(null, testType(parts), asking(birthday('dateOfBirth')), ...registering);
    await enter('Date of birth', '31/12/2012');
    await press('Create Account');
    await waitFor(() => expect(sent('POST', 'auth/customer/register')).toHaveLength(1));
  });
});

it('a customer whose date of birth is not known reads it before it is saved', async () => {
  const { sent } = open(
    testUser,
    testType(adult),
    answer(dataFields, birthday('dateOfBirth')),
    answer(updateUser, {}),
  );
  await enter('Date of birth', '31/12/2020');
  await press('Save and continue');
  expect(await screen.findByRole('alert')).toHaveTextContent(REFUSAL);
  expect(sent('PUT', '')).toEqual([]);
});

it('a new customer whom the server refuses reads its reason, and the way to another membership', async () => {
  const barred = testType({
    paymentOptions: [
      testOption({ isPurchasable: { canPurchase: false, hasPrices: false, message: 'Too young.' } }),
    ],
  });
  const { toasts } = open(
    null,
    testType(),
    asking(birthday('dateOfBirth')),
    ...registering,
    answer(membershipTypes, () => [document.cookie.includes('new-token') ? barred : testType()]),
  );
  await enter('Date of birth', '31/12/2012');
  await press('Create Account');
  await expectOpen(/Choose your home centre/);
  const content = 'You are ineligible for the membership you selected.';
  expect(toasts).toHaveBeenCalledWith({ content, type: 'danger' });
  expect(
    await screen.findByText(`${content} Too young. Continue to choose another membership.`),
  ).toBeInTheDocument();
});
