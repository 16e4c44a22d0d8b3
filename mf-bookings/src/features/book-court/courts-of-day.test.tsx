// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FacilityUse, facilityUses, nextSlots, type Slot, slots } from 'shared-contracts/api/facilities';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { halfHour, squashCourts, testSlot } from '../../testing/courts.ts';
import CourtsOfDay from './courts-of-day.tsx';

afterEach(() => sessionStorage.clear());

const badminton: FacilityUse = {
  ...squashCourts,
  id: '8',
  name: 'Badminton courts',
  activity: { id: 'a8', name: 'Badminton', slug: 'badminton' },
};
const closed = (reason: NonNullable<Slot['bookable']['reason']>, message: string, hour: string): Slot =>
  testSlot({
    id: `slot-${reason}`,
    startDate: `2026-11-21T${hour}:00:00+00:00`,
    endDate: `2026-11-21T${hour}:45:00+00:00`,
    remainingUses: 0,
    individualFacilityUse: [],
    bookable: { canBook: false, reason, message },
  });

function open(list: Slot[] = [testSlot()], activity: string | null = null, answers: TestAnswer[] = []) {
  return renderWithPlatform(
    <CourtsOfDay
      venueSlug="sale-leisure-centre"
      day="2026-11-21"
      isToday
      activity={activity}
      onNextDay={null}
    />,
    {
      answers: [
        answer(facilityUses, [badminton, squashCourts]),
        answer(slots, list),
        failure(nextSlots, 404),
        ...answers,
      ],
    },
  );
}
const cell = (name: RegExp) => screen.findByRole('button', { name });
const anyAt = (hours: string) => cell(new RegExp(`^Any free court, ${hours}`));

describe('the courts of a day', () => {
  it('show each time with how many are free, and nothing that has begun', async () => {
    open([testSlot(), closed('started', 'This time has already started.', '09')]);
    expect(
      await screen.findByRole('heading', { name: 'Courts and pitches on Saturday 21 Nov 2026' }),
    ).toBeInTheDocument();
    const grid = within(await screen.findByRole('grid', { name: 'Times for Squash courts' }));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Court or pitch',
      '18:00£9.00',
    ]);
    expect(grid.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Any free court',
      'Squash court 1',
      'Squash court 2',
    ]);
    expect(grid.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '2 free',
      'Book',
      'Book',
    ]);
    expect(screen.queryByRole('heading', { name: 'Badminton courts' })).not.toBeInTheDocument();
  });

  it('name the only length there is, and the cell that is chosen', async () => {
    open([testSlot()]);
    expect(await screen.findByText('For 45 minutes')).toBeVisible();
    await userEvent.click(await cell(/^Squash court 2, 18:00.*Book$/));
    expect(await cell(/^Squash court 2, 18:00.*Chosen$/)).toHaveTextContent('Chosen');
    expect(await cell(/^Squash court 1, 18:00.*Book$/)).toHaveTextContent('Book');
  });

  it('are those of the chosen activity', async () => {
    open([testSlot(), testSlot({ id: 'slot-8', facilityUse: '8' })], 'badminton');
    expect(await screen.findByRole('heading', { name: 'Badminton courts' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Squash courts' })).not.toBeInTheDocument();
  });

  it('ask for any free court unless one is chosen by name', async () => {
    const { platform } = open();
    const asked = vi.fn();
    platform.bus.on('basket:add-requested', asked);
    await userEvent.click(await anyAt('18:00'));
    expect(screen.getByText('18:00–18:45, Any free court')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add to basket Squash courts, 18:00' }));
    expect(asked.mock.lastCall?.[0].items).toEqual([{ id: 'slot-1', type: 'activity' }]);
    const { requestId } = asked.mock.lastCall?.[0] ?? {};
    act(
      () => void platform.bus.emit('basket:add-settled', { requestId, outcome: 'failed', message: 'Taken.' }),
    );

    await userEvent.click(await cell(/^Squash court 2, 18:00–18:45, Book$/));
    await userEvent.click(screen.getByRole('button', { name: /^Add to basket/ }));
    expect(asked.mock.lastCall?.[0].items).toEqual([
      { id: 'slot-1', type: 'activity', individualFacilityUse: 'Squash court 2' },
    ]);
  });

  it('lead to the basket once a court is in it', async () => {
    const { platform } = open();
    platform.bus.on('basket:add-requested', ({ requestId }) =>
      platform.bus.emit('basket:add-settled', { requestId, outcome: 'added', message: null }),
    );
    await userEvent.click(await anyAt('18:00'));
    await userEvent.click(screen.getByRole('button', { name: /^Add to basket/ }));
    expect(await screen.findByRole('link', { name: 'View basket' })).toBeInTheDocument();
    expect(await cell(/^Any free court, 18:00.*In your basket$/)).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['full', 'All courts are booked at this time.', /, 19:00.*Full$/, 'Choose another time.'],
    ['not-open-yet', 'Booking opens on 12 Dec 2026.', /, 19:00.*Not open yet$/, 'once booking is open.'],
    ['already-booked', 'You have already booked a court.', /, 19:00.*Your booking$/, 'It’s in your account.'],
  ] as const)('say why there is none, and what to do: %s', async (reason, message, name, advice) => {
    open([closed(reason, message, '19')]);
    await userEvent.click(await cell(name));
    const why = screen.getByText(new RegExp(message));
    expect(why).toHaveTextContent(advice);
    expect(screen.queryByRole('button', { name: /^Add to basket/ })).not.toBeInTheDocument();
  });

  it('are full where other people hold the last ones', async () => {
    open([closed('reserved', 'The last courts are in other people’s baskets.', '19')]);
    expect(await anyAt('19:00')).toHaveTextContent('Full');
    expect(screen.getByText('Squash court 1, 19:00–19:45, Taken')).toBeInTheDocument();
  });

  it('name no court as the one that a person has booked', async () => {
    open([closed('already-booked', 'You have already booked a court.', '19')]);
    expect(await screen.findByText('Squash court 1, 19:00–19:45, Not free')).toBeInTheDocument();
  });

  it('offer the next free time in place of a full one, and lead the focus to its cell', async () => {
    const at = (id: string, hour: string) =>
      testSlot({
        id,
        startDate: `2026-11-21T${hour}:00:00+00:00`,
        endDate: `2026-11-21T${hour}:45:00+00:00`,
      });
    open([closed('full', 'All courts are booked at this time.', '19'), at('s20', '20')], 'squash');
    const full = await cell(/, 19:00.*Full$/);
    const comeIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(full);
    expect(full).toHaveAttribute('data-quiet');
    // The answer is below the pressed cell, and the arrows pass it by.
    expect(full.closest('tr')?.nextElementSibling).toHaveTextContent('All courts are booked');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(await cell(/^Squash court 1, 20:00/)).toHaveFocus();
    // And the pressed cell at the edge, with the next free one beside it.
    expect(comeIntoView.mock.instances).toEqual([
      screen.getByText(/All courts are booked/).parentElement,
      full.closest('td'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Next free: 20:00' }));
    expect(screen.getByText('20:00–20:45, Any free court')).toBeInTheDocument();
    expect(await anyAt('20:00')).toHaveFocus();
    expect(screen.queryByText(/All courts are booked/)).not.toBeInTheDocument();
  });

  it('offer no other time to a person who has booked one', async () => {
    open([closed('already-booked', 'You have already booked a court.', '19'), testSlot()]);
    await userEvent.click(await cell(/, 19:00.*Your booking$/));
    expect(screen.getByText(/You have already booked a court/)).toBeInTheDocument();
    expect(screen.queryByText(/Next free|Free before/)).not.toBeInTheDocument();
  });

  it('that cost nothing say so in other words than free courts', async () => {
    const { offer } = testSlot();
    open([testSlot({ offer: { ...offer, price: '0.00', formattedPrice: 'Free' } })]);
    const grid = within(await screen.findByRole('grid', { name: 'Times for Squash courts' }));
    expect(grid.getByText('No charge')).toBeVisible();
    expect(grid.queryByText('Free')).not.toBeInTheDocument();
  });

  it('say so when there is no time left on the day', async () => {
    open([closed('started', 'This time has already started.', '09')]);
    expect(await screen.findByRole('heading', { name: 'No more times today' })).toBeInTheDocument();
  });

  it('lead to the day of the next free time when nothing is free', async () => {
    const next = testSlot({
      id: 'next',
      startDate: '2026-11-24T07:00:00+00:00',
      endDate: '2026-11-24T07:45:00+00:00',
    });
    open([closed('full', 'All courts are booked at this time.', '19')], 'squash', [
      answer(nextSlots, [next]),
    ]);
    expect(
      await screen.findByRole('link', { name: 'Next free: Tuesday 24 Nov 2026, 07:00' }),
    ).toHaveAttribute('href', '/location/sale-leisure-centre?date=2026-11-24');
    expect(screen.getByText(/^No courts are free on this day/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Squash at other venues' })).toHaveAttribute(
      'href',
      '/?search=Squash+on+21+Nov+2026&q=Squash+on+21+Nov+2026',
    );
    // The times that are taken are out of the way.
    expect(screen.getByRole('grid').closest('details')).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Show the full time'));
    expect(screen.getByRole('grid').closest('details')).toHaveAttribute('open');
  });

  it('are walked through with the arrow keys, as one stop of the tab key', async () => {
    open([
      testSlot(),
      testSlot({
        id: 'slot-2',
        startDate: '2026-11-21T18:45:00+00:00',
        endDate: '2026-11-21T19:30:00+00:00',
        individualFacilityUse: ['Squash court 1'],
      }),
    ]);
    const first = await anyAt('18:00');
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await cell(/^Squash court 2, 18:00/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Squash court 2, 18:45–19:30, Taken').parentElement).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(await cell(/^Squash court 1, 18:45/)).toHaveFocus();
    expect(first).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(first).toHaveFocus();
  });

  describe('that can be booked for longer', () => {
    const halves = [
      halfHour('h1', '18:00', '18:30'),
      halfHour('h2', '18:30', '19:00', ['Squash court 2']),
      halfHour('h3', '19:00', '19:30'),
    ];
    const longer = answer(facilityUses, [{ ...squashCourts, lengths: [30, 60, 90] }]);

    it('are added as consecutive times of one court, all or none', async () => {
      const { platform } = open(halves, null, [longer]);
      const asked = vi.fn();
      platform.bus.on('basket:add-requested', asked);
      await userEvent.click(await screen.findByRole('radio', { name: '60 minutes' }));
      expect(await cell(/^Squash court 1, 18:00–18:30, 30 min, £9\.00$/)).toBeInTheDocument();
      await userEvent.click(await cell(/^Any free court, 18:00–19:00, 1 free$/));
      expect(screen.getByText(/£18\.00/, { selector: 'p > span' }).parentElement).toHaveTextContent(
        '18:00–19:00',
      );
      expect(screen.getByText(/£18\.00 for 60 minutes/)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Add to basket Squash courts, 18:00' }));
      expect(asked.mock.lastCall?.[0].items).toEqual(
        ['h1', 'h2'].map((id) => ({ id, type: 'activity', individualFacilityUse: 'Squash court 2' })),
      );
    });

    it('cannot be picked so late that the day ends before', async () => {
      open(halves, null, [longer]);
      await userEvent.click(await screen.findByRole('radio', { name: '90 minutes' }));
      expect(await cell(/^Squash court 2, 18:00–19:30, Book$/)).toBeInTheDocument();
      expect(screen.queryByText(/–20:/)).not.toBeInTheDocument();
    });

    it('are picked for as long as they are free, where that is shorter than the chosen length', async () => {
      open(halves, null, [longer]);
      await userEvent.click(await screen.findByRole('radio', { name: '90 minutes' }));
      const late = await cell(/^Squash court 2, 18:30–19:30, 60 min, £18\.00$/);
      expect(late).toHaveTextContent('60 min, £18.00');
      expect(screen.getByText('Squash court 1, 18:30–19:00, Taken')).toBeInTheDocument();
      await userEvent.click(late);
      expect(screen.getByRole('radio', { name: '60 minutes' })).toBeChecked();
      expect(screen.getByText('18:30–19:30, Squash court 2')).toBeInTheDocument();
      expect(await cell(/^Squash court 2, 18:30.*Chosen$/)).toHaveStyle({ '--times': '2' });
      // The second half belongs to the first one, and is no other choice to read.
      expect(await cell(/^Squash court 2, 19:00.*Chosen$/)).not.toHaveTextContent(/\w/);
    });

    it('have no choice of length where the venue offers none', async () => {
      open(halves);
      expect(await anyAt('18:00')).toBeInTheDocument();
      expect(screen.queryByRole('radiogroup', { name: 'Length' })).not.toBeInTheDocument();
    });
  });

  it('can be loaded again when they could not be loaded', async () => {
    open([], null, [failure(slots, 500, { message: 'Something has gone wrong, please try again.' })]);
    expect(
      await screen.findByRole('heading', { name: 'The courts could not be loaded' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
