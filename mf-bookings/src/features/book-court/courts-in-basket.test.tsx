// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upcomingBookings } from 'shared-contracts/api/account';
import { cart } from 'shared-contracts/api/basket';
import { facilityUses, nextSlots, type Slot, slots } from 'shared-contracts/api/facilities';
import { exampleActivityItem, exampleCart } from 'shared-contracts/testing';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { squashCourts, testSlot } from '../../testing/courts.ts';
import CourtsOfDay from './courts-of-day.tsx';

afterEach(() => sessionStorage.clear());

const BOTH = squashCourts.individualFacilityUse;
const SECOND = ['Squash court 2'];
const slot = (free: string[]) => testSlot({ remainingUses: free.length, individualFacilityUse: free });

const started: Slot = {
  ...slot([]),
  bookable: { canBook: false, reason: 'started', message: 'This time has already started.' },
};

const onNextDay = vi.fn();

const open = (freeCourts: () => string[], basket?: TestAnswer) =>
  renderWithPlatform(
    <CourtsOfDay
      venueSlug="sale-leisure-centre"
      day="2026-11-21"
      isToday
      activity={null}
      onNextDay={onNextDay}
    />,
    {
      user: basket ? testUser : null,
      answers: [
        answer(facilityUses, [squashCourts]),
        answer(slots, () => [slot(freeCourts())]),
        failure(nextSlots, 404),
        ...(basket ? [basket] : []),
      ],
    },
  );
const cell = (name: RegExp) => screen.findByRole('button', { name });

describe('the courts in the basket', () => {
  const held = (location: string | null, purchasedFor = { id: testUser.id, name: 'Me' }) =>
    answer(cart, exampleCart([exampleActivityItem({ objectId: 'slot-1', location, purchasedFor })]));

  it('are named in their own cell, and in the panel', async () => {
    open(() => SECOND, held('Squash court 1'));
    await userEvent.click(await cell(/^Squash court 1, 18:00–18:45, In your basket$/));
    expect(screen.getByText('18:00–18:45, Squash court 1')).toBeInTheDocument();
    expect(screen.queryByText(/has just been taken/)).not.toBeInTheDocument();
    expect(await cell(/^Squash court 2, 18:00–18:45, Book$/)).toBeInTheDocument();
  });

  it('make another court of that time unavailable, whatever the API says of the time', async () => {
    const inBasket = { canBook: false, reason: 'reserved' as const, message: 'It is on hold.' };
    renderWithPlatform(
      <CourtsOfDay
        venueSlug="sale-leisure-centre"
        day="2026-11-21"
        isToday
        activity={null}
        onNextDay={null}
      />,
      {
        user: testUser,
        answers: [
          answer(facilityUses, [{ ...squashCourts, individualFacilityUse: [...BOTH, 'Squash court 3'] }]),
          answer(slots, [{ ...slot(SECOND), bookable: inBasket }]),
          failure(nextSlots, 404),
          held('Squash court 1'),
        ],
      },
    );
    expect(await cell(/^Squash court 1.*In your basket$/)).toHaveAttribute('data-held');
    const another = '18:00–18:45, You have another court at this time';
    for (const row of ['Any free court', 'Squash court 2']) {
      const said = await screen.findByText(`${row}, ${another}`);
      expect(within(said.parentElement as HTMLElement).getByText('You have one')).toBeVisible();
    }
    const taken = screen.getByText('Squash court 3, 18:00–18:45, Taken');
    expect(within(taken.parentElement as HTMLElement).getByText('Taken')).toBeVisible();
  });

  it('are named where another court of that time is pressed', async () => {
    open(() => SECOND, held('Squash court 1'));
    await cell(/^Squash court 1.*In your basket$/);
    await userEvent.click(await cell(/^Squash court 2.*Book$/));
    expect(screen.getByText('18:00–18:45, Squash court 1')).toBeInTheDocument();
    expect(screen.getByText(/^In your basket · £9\.00$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View basket' })).toHaveAttribute('data-variant', 'primary');
  });

  it.each([
    ['the API names no court', 'Sports hall'],
    ['the API has no place', null],
  ])('have no cell of their own where %s', async (_what, location) => {
    open(() => SECOND, held(location));
    expect(await cell(/^Any free court.*In your basket$/)).toBeInTheDocument();
    expect(screen.getByText('Squash court 1, 18:00–18:45, Not free')).toBeInTheDocument();
  });

  it('are not those of another person', async () => {
    const { platform } = open(() => SECOND, held('Squash court 1', { id: 'another', name: 'Mia' }));
    expect(await screen.findByText('Squash court 1, 18:00–18:45, Taken')).toBeInTheDocument();
    await expect.poll(() => platform.queries.isFetching()).toBe(0);
    expect(screen.queryByText(/In your basket/)).not.toBeInTheDocument();
  });

  it('keep their name from the moment they are added', async () => {
    let courts = BOTH;
    const { platform } = open(() => courts);
    platform.bus.on('basket:add-requested', ({ requestId }) => {
      courts = SECOND;
      platform.bus.emit('basket:add-settled', { requestId, outcome: 'added', message: null });
    });
    await userEvent.click(await cell(/^Squash court 1, 18:00/));
    await userEvent.click(screen.getByRole('button', { name: /^Add to basket/ }));
    expect(await cell(/^Any free court, 18:00–18:45, 1 free$/)).toBeInTheDocument();
    expect(await cell(/^Squash court 1.*In your basket$/)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('18:00–18:45, Squash court 1')).toBeInTheDocument();
  });
});

describe('a booked court', () => {
  const booked = { canBook: false, reason: 'already-booked' as const, message: 'You have booked one.' };
  const openBooked = (startDate: string) =>
    renderWithPlatform(
      <CourtsOfDay
        venueSlug="sale-leisure-centre"
        day="2026-11-21"
        isToday
        activity={null}
        onNextDay={null}
      />,
      {
        user: testUser,
        answers: [
          answer(facilityUses, [{ ...squashCourts, individualFacilityUse: [...BOTH, 'Squash court 3'] }]),
          answer(slots, [{ ...slot(SECOND), bookable: booked }]),
          failure(nextSlots, 404),
          answer(upcomingBookings, [
            {
              completeOrderId: 'c1',
              reference: 'R1',
              bookedBy: null,
              item: {
                id: 'line-1',
                type: 'activity',
                name: 'Squash courts',
                startDate,
                endDate: '2026-11-21T18:45:00+00:00',
                venue: { slug: 'sale-leisure-centre', name: 'Sale', address: 'Sale' },
                location: 'Squash court 1',
                leader: null,
                purchasedFor: { id: testUser.id, name: 'Me' },
                price: '9.00',
                formattedPrice: '£9.00',
                attendeeInstructions: null,
                accessCode: '',
                enablePrintReceipt: false,
              },
            },
          ]),
        ],
      },
    );

  it('is marked in its own row; the others say which of them are taken', async () => {
    openBooked('2026-11-21T18:00:00Z');
    await userEvent.click(await cell(/^Squash court 1, 18:00–18:45, Your booking$/));
    expect(screen.getByText(/You have booked one\./)).toBeVisible();
    expect(screen.getByText(/^Squash court 2.*You have another court at this time$/)).toBeInTheDocument();
    expect(screen.getByText('Squash court 3, 18:00–18:45, Taken')).toBeInTheDocument();
  });

  it('may be any that is not free where the bookings name none at the time', async () => {
    openBooked('2026-11-21T20:00:00Z');
    expect(await cell(/^Any free court, 18:00–18:45, Your booking$/)).toBeInTheDocument();
    expect(screen.getByText('Squash court 3, 18:00–18:45, Not free')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Squash court 1/ })).not.toBeInTheDocument();
  });
});

it.each([
  ['today', true, 'No more times today'],
  ['another day', false, 'No times on this day'],
])('%s without times leads to the next day', async (_, isToday, title) => {
  onNextDay.mockClear();
  renderWithPlatform(
    <CourtsOfDay
      venueSlug="sale-leisure-centre"
      day="2026-11-21"
      isToday={isToday}
      activity={null}
      onNextDay={onNextDay}
    />,
    { answers: [answer(facilityUses, [squashCourts]), answer(slots, [started]), failure(nextSlots, 404)] },
  );
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
  expect(onNextDay).toHaveBeenCalledOnce();
});
