// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { type ScheduledSession, UNBOOKABLE_REASONS } from 'shared-contracts/api/activities';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testSession } from '../testing/examples.ts';
import { ClosedNote } from './closed-note.tsx';

type Bookable = ScheduledSession['bookable'];

const open = (bookable: Partial<Bookable>, parts: Partial<ScheduledSession> = {}) =>
  renderWithPlatform(
    <ClosedNote
      session={testSession({
        ageRange: { minValue: null, maxValue: null },
        ...parts,
        bookable: { canBook: false, reason: null, message: null, ...bookable },
      })}
      venueSlug="sale-leisure-centre"
    />,
  ).container.textContent;

const way = (name: string) => screen.getByRole('link', { name: `${name}: Hatha Yoga, 18:30–19:15` });
const list = { position: null, offeredUntil: null, canJoin: true, waiting: 1 };

afterEach(() => {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
});

describe('a class in a list that cannot be booked', () => {
  it.each<[Bookable['reason'], string]>([
    ['full', 'FullSee other times'],
    ['started', 'StartedSee other times'],
    ['cancelled', 'CancelledSee other times'],
    ['already-booked', 'BookedSee your bookings'],
    ['reserved', 'On holdThe last places are in other people’s baskets. Please try again in a few minutes.'],
    ['not-open-yet', 'Not open yet'],
    ['wrong-age', 'For another age group'],
    [null, 'Not bookableThis class cannot be booked online. Please ask the venue.'],
  ])('says why once, with one step: %s', (reason, text) => {
    expect(open({ reason })).toBe(text);
  });

  it.each(UNBOOKABLE_REASONS)('has one way on at most: %s', (reason) => {
    open({ reason });
    expect(screen.queryAllByRole('link').length).toBeLessThan(2);
  });

  it('names its ages in place of a sentence about them', () => {
    const message = 'This class is for people aged 14 and over.';
    const ageRange = { minValue: 14, maxValue: null };
    expect(open({ reason: 'wrong-age', message }, { ageRange })).toBe('Ages 14 and over');
  });

  it('keeps the words of the venue', () => {
    const message = 'Cancelled because the pool is being repaired.';
    expect(open({ reason: 'cancelled', message })).toBe(`Cancelled${message}See other times`);
    expect(way('See other times')).toHaveAttribute('href', '/location/sale-leisure-centre/sessions/s1');
  });

  it('leads to its waiting list, or names the place on it', () => {
    open({ reason: 'full' }, { waitingList: list });
    expect(way('Join the waiting list')).toBeInTheDocument();
    expect(open({ reason: 'full' }, { waitingList: { ...list, position: 3, canJoin: false } })).toBe(
      'FullYou are number 3 on the waiting list.',
    );
  });

  it('leads to the account of its person, and at a kiosk to none', () => {
    open({ reason: 'already-booked' });
    expect(way('See your bookings')).toHaveAttribute(
      'href',
      'http://my-account.riverside.localhost:8080/bookings',
    );
    const noAge = { reason: 'wrong-age', remedy: 'add-date-of-birth' } as const;
    open(noAge);
    expect(way('Add your date of birth')).toHaveAttribute(
      'href',
      'http://my-account.riverside.localhost:8080/user-details',
    );
    window.history.replaceState(null, '', '/?kiosk=true');
    expect(open({ reason: 'already-booked' })).toBe('Booked');
  });
});
