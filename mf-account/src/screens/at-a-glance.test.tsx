// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { User } from 'shared-contracts/api/auth';
import { type PastBooking, pastBookings } from 'shared-contracts/api/bookings';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { packages } from 'shared-contracts/api/packages';
import { forYou } from 'shared-contracts/api/suggestions';
import { siteIso } from 'shared-contracts/dates';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { bookingOf } from '../testing/booking-examples.ts';
import { adultMembership } from '../testing/membership-examples.ts';
import { suggestedClass } from '../testing/suggestion-examples.ts';
import AtAGlance from './at-a-glance.tsx';

const BOOKINGS = 'http://bookings.riverside.localhost:8080';
const nothing = [
  answer(ownMemberships, []),
  answer(packages, []),
  answer(pastBookings, []),
  failure(forYou, 404),
];

function open(given: TestAnswer[], { hasReminder = false, user = testUser as User } = {}) {
  const others = nothing.filter(({ endpoint }) => !given.some((one) => one.endpoint === endpoint));
  return renderWithPlatform(<AtAGlance user={user} hasReminder={hasReminder} />, {
    app: 'my-account',
    user,
    answers: [...given, ...others],
  });
}

const beenTo = (id: string): PastBooking => ({
  ...bookingOf(id, 'Gentle yoga', { startDate: siteIso(new Date()) }),
  status: 'confirmed',
  refunds: [],
  activity: { slug: 'yoga', name: 'Yoga' },
});

afterEach(cleanup);

describe('what is below the bookings', () => {
  it('is nothing for somebody who has nothing, and an API without suggestions', async () => {
    const { platform } = open([]);
    await screen.findByText('Loading your memberships and packages');
    await expect.poll(() => platform.queries.isFetching()).toBe(0);
    await waitFor(() => expect(screen.queryByText('Loading your memberships and packages')).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('offers the next session of what was booked before, not of other favourites', async () => {
    const liked = suggestedClass('s8', 'Spin', 'favourite');
    open([answer(forYou, [suggestedClass('s9', 'Gentle yoga'), liked])]);
    const again = within(await screen.findByRole('region', { name: 'Book again' }));
    const [link, ...others] = again.getAllByRole('link');
    expect(others).toEqual([]);
    expect(link).toHaveTextContent('Gentle yoga£7.20Sale Leisure Centre, Saturday 28 Nov 2026, 18:30');
    expect(link).toHaveAttribute('href', `${BOOKINGS}/location/sale/sessions/s9`);
  });

  it('counts what the person has come to this month, and what is used of a membership', async () => {
    open([answer(pastBookings, [beenTo('1'), beenTo('2')]), answer(ownMemberships, [adultMembership])]);
    const month = within(await screen.findByRole('region', { name: 'This month' }));
    expect(await month.findByText(/^2 classes and courts so far in [A-Z][a-z]+$/)).toBeVisible();
    const meter = await month.findByRole('meter', { name: 'Guest visit used' });
    expect(meter).toHaveAttribute('aria-valuetext', '1 of 2 used this month, renews on 01 Dec 2026');
    expect(month.queryByText('Gym')).toBeNull();
  });

  it('keeps quiet about a missing Direct Debit beside a more pressing matter', async () => {
    open([answer(ownMemberships, [adultMembership])], { hasReminder: true });
    const link = await screen.findByRole('link', { name: 'Set it up' });
    expect(link).toHaveAttribute('href', '/payments');
    expect(link.closest('[data-surface]')).toBeNull();
    expect(screen.queryByText('We can’t collect your payments.')).toBeNull();
  });
});
