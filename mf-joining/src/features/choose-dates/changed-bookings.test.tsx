// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { changeCosts, changeMembership, changeMemberships } from 'shared-contracts/api/memberships';
import { addDays, siteDay } from 'shared-contracts/dates';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { testChangeCosts, testHeld, testType } from '../../testing/membership-examples.ts';
import { openSections, press, single } from '../../testing/open-sections.tsx';

afterEach(() => sessionStorage.clear());

const today = siteDay(new Date());
const later = {
  id: 'b1',
  name: 'Yoga',
  startDate: '2027-01-20T18:30:00+00:00',
  venue: { slug: 'sale', name: 'Sale Leisure Centre' },
  outcome: 'cancelled' as const,
  refund: { decimal: '4.50', formatted: '£4.50' },
  priceThen: { decimal: '7.00', formatted: '£7.00' },
};
const MOVED = 'What happens to your later bookings has changed.';

it('a change tells what happens to later bookings, and is agreed to again when that has moved', async () => {
  let asked = 0;
  const { sent } = openSections({
    joining: {
      mode: 'change',
      membershipId: '31',
      membership: single,
      edited: ['centre_section', 'membership_section'],
    },
    answers: [
      answer(changeMemberships, {
        membership: testHeld({ startDate: today }),
        membershipTypes: [testType()],
      }),
      answer(changeCosts, () => {
        asked += 1;
        const laterBookings = asked === 1 ? [later] : [later, { ...later, id: 'b2', name: 'Spin' }];
        return {
          ...testChangeCosts({ min: today, max: addDays(today, 9) }),
          laterBookings,
          bookingsKey: `k${asked}`,
        };
      }),
      failure(changeMembership, 422, { validation_messages: { bookings_key: [MOVED] } }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Your later bookings' })).toBeVisible();
  expect(screen.getByText('£4.50 refunded. You can book it again for £7.00.')).toBeVisible();
  await press('Save and continue to checkout');
  expect(await screen.findByText('Spin')).toBeVisible();
  expect(screen.getAllByText(MOVED)).toHaveLength(1);
  await press('Save and continue to checkout');
  await waitFor(() => expect(sent('POST', 'memberships/31/change')).toHaveLength(2));
  expect(sent('POST', 'memberships/31/change').map(({ body }) => body)).toMatchObject([
    { bookingsKey: 'k1' },
    { bookingsKey: 'k2' },
  ]);
});
