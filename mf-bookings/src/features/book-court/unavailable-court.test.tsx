// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facilityUses, nextSlots, type Slot, slots } from 'shared-contracts/api/facilities';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { halfHour, squashCourts, testSlot } from '../../testing/courts.ts';
import CourtsOfDay from './courts-of-day.tsx';

afterEach(() => sessionStorage.clear());

const cell = (name: RegExp) => screen.findByRole('button', { name });
const markedCell = (name: string) => screen.getByText(name).closest('td');

/** Picks court 2 at a time that is different when it is loaded again. */
async function pickThenChange(
  after: Partial<Slot>,
  picked = /^Squash court 2, 18:00/,
  then = async () => {},
) {
  let times = [testSlot(), halfHour('later', '19:00', '19:30')];
  const { platform } = renderWithPlatform(
    <CourtsOfDay venueSlug="sale-leisure-centre" day="2026-11-21" isToday activity={null} onNextDay={null} />,
    {
      answers: [answer(facilityUses, [squashCourts]), answer(slots, () => times), failure(nextSlots, 404)],
    },
  );
  await userEvent.click(await cell(picked));
  await then();
  times = times.map((time, at) => (at === 0 ? testSlot(after) : time));
  const settled = { requestId: 'another', outcome: 'failed' as const, message: 'Taken.' };
  act(() => void platform.bus.emit('basket:add-settled', settled));
}

describe('a chosen court that was taken meanwhile', () => {
  it('is named and marked, and any free court is chosen at the same time', async () => {
    await pickThenChange({ individualFacilityUse: ['Squash court 1'], remainingUses: 1 });
    expect(
      await screen.findByText('Squash court 2 has just been taken. We’ve chosen any free court instead.'),
    ).toBeInTheDocument();
    expect(screen.getByText('18:00–18:45, Any free court')).toBeInTheDocument();
    expect(markedCell('Squash court 2, 18:00–18:45, Taken')).toHaveAttribute('data-unavailable');
    expect(await cell(/^Any free court, 18:00.*Chosen$/)).toHaveAttribute('aria-pressed', 'true');
    // Its own cell is no button any more.
    expect(await cell(/^Any free court, 18:00.*Chosen$/)).toHaveFocus();
    expect(await cell(/^Squash court 1, 18:00.*Book$/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('comes out from under the panel, which floats over it on a phone', async () => {
    const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 100, 60));
    const left = { individualFacilityUse: ['Squash court 1'], remainingUses: 1 };
    await pickThenChange(left, /^Squash court 2, 18:00/, async () => void scroll.mockClear());
    await screen.findByText('Squash court 2 has just been taken. We’ve chosen any free court instead.');
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 72 });
    vi.restoreAllMocks();
  });

  it('leads a visitor to the login where members can book that time already', async () => {
    const message = 'Booking opens on 12 Dec 2026. Members can book it already.';
    await pickThenChange({
      individualFacilityUse: [],
      bookable: { canBook: false, reason: 'not-open-yet', message },
    });
    expect(await screen.findByRole('button', { name: 'Log in to book' })).toBeVisible();
  });

  it('is named where it was the last one, with the next free time of that court', async () => {
    const message = 'All courts are booked at this time.';
    await pickThenChange({
      individualFacilityUse: [],
      bookable: { canBook: false, reason: 'full', message },
    });
    expect(
      await screen.findByText(/Squash court 2 has just been taken\. All courts are booked/),
    ).toBeVisible();
    expect(markedCell('Squash court 2, 18:00–18:45, Taken')).toHaveAttribute('data-unavailable');
    expect(screen.getByRole('button', { name: 'Any free court, 18:00–18:45, Full' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Next free: 19:00' }));
    expect(await cell(/^Squash court 2, 19:00.*Chosen$/)).toHaveFocus();
  });

  it('keeps the focus of a person who was about to add any court, in the grid', async () => {
    const bookable = { canBook: false, reason: 'full' as const, message: 'All courts are booked.' };
    await pickThenChange({ individualFacilityUse: [], bookable }, /^Any free court, 18:00/, async () =>
      (await screen.findByRole('button', { name: /^Add to basket/ })).focus(),
    );
    expect(await screen.findByRole('button', { name: 'Next free: 19:00' })).toBeVisible();
    expect(await cell(/^Any free court, 18:00–18:45, Full$/)).toHaveFocus();
  });

  it('is not said to be taken by a person who has booked it', async () => {
    const message = 'You have already booked a court at this time.';
    await pickThenChange({ bookable: { canBook: false, reason: 'already-booked', message } });
    expect(await screen.findByText(/You have already booked a court/)).toBeInTheDocument();
    expect(screen.queryByText(/taken/i)).not.toBeInTheDocument();
  });
});

it('a chosen court that is not free for longer is said to be so, and not to be taken', async () => {
  const halves = [
    halfHour('h1', '18:00', '18:30'),
    halfHour('h2', '18:30', '19:00', ['Squash court 2']),
    halfHour('h3', '19:00', '19:30'),
  ];
  renderWithPlatform(
    <CourtsOfDay venueSlug="sale-leisure-centre" day="2026-11-21" isToday activity={null} onNextDay={null} />,
    {
      answers: [
        answer(facilityUses, [{ ...squashCourts, lengths: [30, 60, 90] }]),
        answer(slots, halves),
        failure(nextSlots, 404),
      ],
    },
  );
  await userEvent.click(await cell(/^Squash court 1, 18:00–18:30, Book$/));
  await userEvent.click(screen.getByRole('radio', { name: '60 minutes' }));
  expect(
    screen.getByText('Squash court 1 isn’t free for all of this time. We’ve chosen any free court instead.'),
  ).toBeInTheDocument();
  expect(markedCell('Squash court 1, 18:00–19:00, Not free')).toHaveAttribute('data-unavailable');
  expect(screen.getByText('18:00–19:00, Any free court')).toBeInTheDocument();
  expect(screen.queryByText(/has just been taken/)).not.toBeInTheDocument();
});
