// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeMembership } from 'shared-contracts/api/joining-cart';
import { joiningVenues } from 'shared-contracts/api/venues';
import { exampleVenue } from 'shared-contracts/testing';
import { answer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { testFixedOption, testJoiningCart } from '../testing/membership-examples.ts';
import { openJoining } from '../testing/open-joining.tsx';
import { address, expectOpen, press } from '../testing/open-sections.tsx';

afterEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = 'touchline_venues=; path=/; max-age=0';
});

it('a customer goes from the centre to the checkout with a single payment: no account, no Direct Debit', async () => {
  const cart = testJoiningCart({ paymentOption: testFixedOption(), billingDay: null });
  const { sent } = openJoining('/', {
    user: testUser,
    answers: [answer(joiningVenues, [exampleVenue()]), answer(storeMembership, cart)],
  });
  await userEvent.click(
    await screen.findByRole('link', { name: 'Select and continue: Sale Leisure Centre' }),
  );
  await expectOpen(/Choose your membership/);
  expect(address()).toBe('/centre/sale-leisure-centre');
  await userEvent.click(await screen.findByRole('radio', { name: 'Single payment' }));
  await press('Choose this membership: Adult');
  await expectOpen(/Your details/);
  expect(address()).toBe('/centre/sale-leisure-centre/membership/adult/fixed');
  await press('Continue');
  expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument();
  await expectOpen(/Review & select dates/);
  const dates = address();
  await press('Browser back');
  await expectOpen(/Your details/);
  expect(address()).toBe(dates);
  await press('Browser back');
  await expectOpen(/Choose your membership/);
  expect(address()).toBe('/centre/sale-leisure-centre');
  await press('Continue: Adult');
  await expectOpen(/Review & select dates/);
  expect(screen.queryByRole('heading', { name: /Monthly payment/ })).not.toBeInTheDocument();
  await press('Save and continue to checkout');
  await waitFor(() => expect(address()).toBe('/checkout'));
  expect(sent('POST', 'memberships/online-joining/store')).toEqual([
    expect.objectContaining({
      body: expect.objectContaining({ homeVenueId: 'AP1', membershipTypeId: '101', paymentOptionId: '1012' }),
    }),
  ]);
});

it.each([null, testUser])('Forward leads on to the section that Back came from (%#)', async (user) => {
  openJoining('/centre/sale-leisure-centre', { user });
  await press('Choose this membership: Adult');
  await expectOpen(/Your details/);
  await press('Browser back');
  await expectOpen(/Choose your membership/);
  await press('Browser forward');
  await expectOpen(/Your details/);
});
