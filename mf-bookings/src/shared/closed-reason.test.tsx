// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { UNBOOKABLE_REASONS } from 'shared-contracts/api/activities';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { ClosedReason } from './closed-reason.tsx';
import { availability } from './session-availability.ts';

function open(
  reason: (typeof UNBOOKABLE_REASONS)[number] | null,
  remedy: { remedy?: 'add-date-of-birth' } = {},
) {
  const bookable = { canBook: false, reason, message: null, ...remedy };
  const { why, advice } = availability({ bookable, remainingAttendeeCapacity: 0, waitingList: null }, false);
  return renderWithPlatform(<ClosedReason bookable={bookable} why={why} advice={advice} />).container;
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
});

describe('a class that cannot be booked', () => {
  it.each([...UNBOOKABLE_REASONS, null])('says what to do when the reason is %s', (reason) => {
    expect(open(reason).textContent).toMatch(/\.( See your bookings)?$/);
  });
  it('links to the bookings of a person who has booked it', () => {
    open('already-booked');
    expect(screen.getByRole('link', { name: 'See your bookings' })).toHaveAttribute(
      'href',
      'http://my-account.riverside.localhost:8080/bookings',
    );
  });
  it('links to the details of a person who has not given their age', () => {
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
      'You have already booked this class. It’s in your account.',
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
