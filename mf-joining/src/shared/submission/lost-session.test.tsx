// @vitest-environment happy-dom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { customQuestions } from 'shared-contracts/api/custom-questions';
import { storeMembership } from 'shared-contracts/api/joining-cart';
import { addDays, formatDayInput, siteDay } from 'shared-contracts/dates';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure, testUser } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { testQuestion } from '../../testing/membership-examples.ts';
import { openJoining } from '../../testing/open-joining.tsx';
import { agree, enter, expectOpen, monthly, press, termsAnswers } from '../../testing/open-sections.tsx';
import { freshJoining } from '../machine/joining.ts';

const health = 'I have read and agree to the health commitment';
const tomorrow = formatDayInput(addDays(siteDay(new Date()), 1));
const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });
const open = () =>
  openJoining('/centre/sale-leisure-centre/membership/adult/recurring', {
    user: testUser,
    answers: [
      ...termsAnswers(),
      answer(customQuestions, [{ title: 'You', questions: [testQuestion] }]),
      failure(storeMembership, 401),
    ],
  });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** Everything up to the last button, as a person who is logged in. */
async function fillIn(): Promise<void> {
  await enter('Sport', 'Golf');
  await press('Save and continue');
  await press('Tomorrow');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Billing day' }), { target: { value: '1' } });
  await agree(health, 'I am well.');
  await agree('I have read and agree to the membership terms', 'I obey.');
  await press('Continue');
  await enter('Account holder name', 'Sam New');
  await enter('Sort code', '08-99-99');
  await enter('Account number', '66374958');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^I confirm that I am the account holder/ }));
  await press('Save and continue');
}

it('a session lost at the last step costs nothing but the bank details', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { arrivedAt: _none, ...kept } = freshJoining;
  sessionStorage.setItem(
    storageKeys.joining,
    JSON.stringify({
      ...kept,
      centreSlug: 'sale-leisure-centre',
      membership: monthly,
      open: 'additional_details_section',
      edited: ['centre_section', 'membership_section', 'details_section'],
    }),
  );
  const page = open();
  await fillIn();
  await press('Continue to checkout');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(stored()).toContain('Golf');
  expect(stored()).not.toMatch(/66374958|08-?99-?99/);
  page.unmount();

  open();
  expect(await screen.findByRole('textbox', { name: 'Sport' })).toHaveValue('Golf');
  expect(stored()).not.toContain('Golf');
  await press('Save and continue');
  expect(await screen.findByRole('textbox', { name: 'Start date' })).toHaveValue(tomorrow);
  expect(screen.getByRole('combobox', { name: 'Billing day' })).toHaveValue('1');
  expect(await screen.findByRole('checkbox', { name: health })).toBeChecked();
  await press('Continue');
  await expectOpen(/Monthly payment/);
  expect(await screen.findByRole('textbox', { name: 'Account number' })).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: /^I confirm/ })).not.toBeChecked();
});
