// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { answer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { testOption, testType } from '../../testing/membership-examples.ts';
import { openJoining } from '../../testing/open-joining.tsx';
import { press } from '../../testing/open-sections.tsx';

const swim = testType({
  name: 'Swim',
  categories: [{ id: 'swim', name: 'Swimming' }],
  paymentOptions: [testOption({ id: '1071' })],
});

afterEach(() => sessionStorage.clear());

async function openSingle() {
  openJoining('/centre/sale-leisure-centre', { answers: [answer(membershipTypes, [swim])] });
  await screen.findByRole('heading', { level: 3, name: 'Swim' });
  await userEvent.click(screen.getByRole('radio', { name: 'Single payment' }));
  await screen.findByRole('heading', { name: 'No memberships found' });
}

it('where none of a type is paid for in one way, one press shows those that are paid for in the other', async () => {
  await openSingle();
  await press('Show ‘Monthly’');
  expect(screen.getByRole('heading', { level: 3, name: 'Swim' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
});

it('a person who owes something reads that first, with the way to pay it', async () => {
  const message = 'There is an amount outstanding on your account.';
  const refused = (id: string, reason: string) =>
    testType({
      id,
      name: `Type ${id}`,
      paymentOptions: [
        testOption({ id: `${id}1`, isPurchasable: { canPurchase: false, hasPrices: true, message: reason } }),
      ],
    });
  const types = [refused('1', 'You are not old enough.'), refused('2', message), refused('3', message)];
  openJoining('/centre/sale-leisure-centre', {
    user: { ...testUser, hasOutstandingPenalties: true },
    answers: [answer(membershipTypes, types)],
  });
  await screen.findByRole('heading', { name: 'No memberships found' });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay it under Payments' })).toHaveAttribute(
    'href',
    'http://my-account.riverside.localhost:8080/payments',
  );
});
