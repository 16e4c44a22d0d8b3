// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { UNBOOKABLE_REASONS } from 'shared-contracts/api/activities';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { availability } from './session-availability.ts';
import { WhyClosed } from './why-closed.tsx';

function open(
  reason: (typeof UNBOOKABLE_REASONS)[number] | null,
  remedy: { remedy?: 'add-date-of-birth' } = {},
) {
  const bookable = { canBook: false, reason, message: null, ...remedy };
  const { why, advice } = availability({ bookable, remainingAttendeeCapacity: 0, waitingList: null }, false);
  return renderWithPlatform(<WhyClosed bookable={bookable} why={why} advice={advice} />).container;
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
});

describe('a class that cannot be booked', () => {
  it.each([...UNBOOKABLE_REASONS, null])('says what to do when the reason is %s', (reason) => {
    expect(open(reason).textContent).toMatch(/\.( See your bookings)?$/);
  });
  it('leads to the bookings of whoever has booked it', () => {
    open('already-booked');
    expect(screen.getByRole('link', { name: 'See your bookings' })).toHaveAttribute(
      'href',
      'http://my-account.riverside.localhost:8080/bookings',
    );
  });
  it('leads to the details of whoever has not told their age', () => {
    open('wrong-age', { remedy: 'add-date-of-birth' });
    expect(screen.getByRole('link', { name: 'Add your date of birth' })).toHaveAttribute(
      'href',
      'http://my-account.riverside.localhost:8080/user-details',
    );
    expect(screen.queryByText(/Choose another class/)).not.toBeInTheDocument();
  });
  it('leads from a kiosk to no account', () => {
    window.history.replaceState(null, '', '/?kiosk=true');
    expect(open('already-booked')).toHaveTextContent(
      'You have already booked this class. You find it in your account.',
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
