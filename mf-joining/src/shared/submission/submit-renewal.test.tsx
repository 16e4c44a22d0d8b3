// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import { agreeToRenewal } from 'shared-contracts/api/memberships';
import { storageKeys } from 'shared-contracts/storage';
import { answer } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { testFixedOption, testJoiningCart } from '../../testing/membership-examples.ts';
import { address, openSections, press, single, termsAnswers } from '../../testing/open-sections.tsx';

afterEach(() => sessionStorage.clear());

it('a renewal stores nothing: it is in the basket already', async () => {
  const { sent } = openSections({
    joining: {
      mode: 'renew',
      membershipId: '31',
      membership: single,
      edited: ['centre_section', 'membership_section'],
    },
    answers: [
      answer(
        joiningCart,
        testJoiningCart({ purchase: 'renewal', membershipId: '31', paymentOption: testFixedOption() }),
      ),
    ],
  });
  await screen.findByRole('button', { name: 'Save and continue to checkout' });
  expect(screen.queryByRole('textbox', { name: 'Start date' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Promo code/ })).not.toBeInTheDocument();
  await press('Save and continue to checkout');
  await waitFor(() => expect(address()).toBe('/checkout'));
  expect(sent('POST', '')).toEqual([]);
  expect(sent('PUT', '')).toEqual([]);
  expect(sessionStorage.getItem(storageKeys.joiningTerms('cart-1'))).toBe('[]');
});

it('a renewal keeps the ticked terms with it, where the server checks the sections', async () => {
  const cart = testJoiningCart({
    purchase: 'renewal',
    membershipId: '31',
    paymentOption: testFixedOption(),
    steps: [{ section: 'dates_section', missing: [{ key: 'checkedTerms', message: 'Please tick.' }] }],
  });
  const { sent } = openSections({
    joining: {
      mode: 'renew',
      membershipId: '31',
      membership: single,
      edited: ['centre_section', 'membership_section'],
    },
    given: { checkedTerms: ['health-1', 'rules-1'] },
    answers: [
      ...termsAnswers(),
      answer(joiningCart, cart),
      answer(agreeToRenewal, { ...cart, steps: [{ section: 'dates_section', missing: [] }] }),
    ],
  });
  await press('Save and continue to checkout');
  await waitFor(() => expect(address()).toBe('/checkout'));
  expect(sent('PUT', 'memberships/31/renew').map(({ body }) => body)).toEqual([
    { checkedTerms: ['health-1', 'rules-1'] },
  ]);
});
