// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { type PastBooking, pastBookings } from 'shared-contracts/api/bookings';
import { favourites } from 'shared-contracts/api/favourites';
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
  failure(favourites, 404),
];

function open(
  given: TestAnswer[],
  { hasReminder = false, user = testUser as User, children = null as ReactNode } = {},
) {
  const others = nothing.filter(({ endpoint }) => !given.some((one) => one.endpoint === endpoint));
  return renderWithPlatform(
    <AtAGlance user={user} hasReminder={hasReminder}>
      {children}
    </AtAGlance>,
    { app: 'my-account', user, answers: [...given, ...others] },
  );
}

const beenTo = (id: string): PastBooking => ({
  ...bookingOf(id, 'Gentle yoga', { startDate: siteIso(new Date()) }),
  status: 'confirmed',
  refunds: [],
  activity: { slug: 'yoga', name: 'Yoga' },
});

afterEach(cleanup);

describe('what is below the bookings', () => {
  it('is nothing for someone who has nothing, and an API without suggestions', async () => {
    const { platform } = open([]);
    await expect.poll(() => platform.queries.isFetching()).toBe(0);
    await waitFor(() => expect(screen.queryByText('Loading your memberships and packages')).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('has the ways to other screens below the memberships and their use, and not before them', async () => {
    open([answer(ownMemberships, [adultMembership])], { children: <nav>Ways</nav> });
    expect(screen.queryByText('Ways')).toBeNull();
    const ways = await screen.findByText('Ways');
    const above = [screen.getByText('Adult'), screen.getByRole('region', { name: 'This month' })];
    for (const part of above)
      expect(part.compareDocumentPosition(ways)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers the next session of what was booked before, not of other favourites', async () => {
    const liked = suggestedClass('s8', 'Spin', 'favourite');
    open([answer(forYou, [suggestedClass('s9', 'Gentle yoga'), liked])]);
    const again = within(await screen.findByRole('region', { name: 'Book again' }));
    const [link, ...others] = again.getAllByRole('link');
    expect(others).toEqual([]);
    expect(link).toHaveTextContent('Gentle yoga£7.20Sale Leisure CentreNext: Sat 28 Nov 2026, 18:30');
    expect(link).toHaveAttribute('href', `${BOOKINGS}/location/sale/sessions/s9`);
  });

  it('lists favourites with their next class, the soonest first, each leading there', async () => {
    const { because: _, ...soon } = suggestedClass('s9', 'Spin');
    const later = {
      ...soon,
      session: { ...soon.session, id: 's10', startDate: '2026-12-05T18:30:00+00:00' },
    };
    const sale = { slug: 'sale', name: 'Sale Leisure Centre' };
    open([
      answer(favourites, [
        { id: 'f1', kind: 'class', key: '1', name: 'Yoga', venue: sale, next: null },
        { id: 'f2', kind: 'class', key: '2', name: 'Spin', venue: sale, next: later },
        { id: 'f3', kind: 'instructor', key: 'Priya', name: 'Priya', venue: null, next: soon },
      ]),
    ]);
    const liked = within(await screen.findByRole('region', { name: 'Your favourites' }));
    const [first, second, third] = liked.getAllByRole('link');
    expect(first).toHaveTextContent('PriyaNext: Spin, Sale Leisure Centre, Sat 28 Nov 2026, 18:30');
    expect(first).toHaveAttribute('href', `${BOOKINGS}/location/sale/sessions/s9`);
    expect(second).toHaveTextContent('SpinSale Leisure CentreNext: Sat 05 Dec 2026, 18:30');
    expect(third).toHaveTextContent('YogaSale Leisure CentreNo places at the moment');
    expect(third).toHaveAttribute('href', `${BOOKINGS}/location/sale`);
  });

  it('counts what the person has come to this month, and what is left of a membership', async () => {
    open([answer(pastBookings, [beenTo('1'), beenTo('2')]), answer(ownMemberships, [adultMembership])]);
    const month = within(await screen.findByRole('region', { name: 'This month' }));
    expect(await month.findByText(/^2 classes and courts so far in [A-Z][a-z]+$/)).toBeVisible();
    const meter = await month.findByRole('meter', { name: 'Guest visit left' });
    expect(meter).toHaveAttribute('aria-valuetext', '1 of 2 left, renews on 01\u00a0Dec\u00a02026');
    expect(month.queryByText('Gym')).toBeNull();
  });

  it('keeps quiet about a missing Direct Debit beside a more pressing matter', async () => {
    open([answer(ownMemberships, [adultMembership])], { hasReminder: true });
    const link = await screen.findByRole('link', { name: 'Set up your Direct Debit' });
    expect(link).toHaveAttribute('href', '/payments');
    expect(link.closest('[data-surface]')).toBeNull();
    expect(screen.queryByText('We can’t collect your payments.')).toBeNull();
  });
});
