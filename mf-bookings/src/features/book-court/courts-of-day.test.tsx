// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FacilityUse, facilityUses, type Slot, slots } from 'shared-contracts/api/facilities';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import CourtsOfDay from './courts-of-day.tsx';

afterEach(() => sessionStorage.clear());

const squash: FacilityUse = {
  id: '7',
  name: 'Squash courts',
  activity: { id: 'a7', name: 'Squash', slug: 'squash' },
  description: 'A walled court for two.',
  individualFacilityUse: ['Squash court 1', 'Squash court 2'],
};
const badminton: FacilityUse = {
  ...squash,
  id: '8',
  name: 'Badminton courts',
  activity: { id: 'a8', name: 'Badminton', slug: 'badminton' },
};
const slot = (parts: Partial<Slot> = {}): Slot => ({
  id: 'slot-1',
  facilityUse: '7',
  startDate: '2026-11-21T18:00:00+00:00',
  endDate: '2026-11-21T18:45:00+00:00',
  duration: 'PT45M',
  maximumUses: 2,
  remainingUses: 2,
  individualFacilityUse: ['Squash court 1', 'Squash court 2'],
  offer: { id: 'o1', name: 'Standard', price: '9.00', formattedPrice: '£9.00', priceReason: null },
  bookable: { canBook: true, reason: null, message: null },
  clash: null,
  ...parts,
});
const closed = (reason: NonNullable<Slot['bookable']['reason']>, message: string, hour: string): Slot =>
  slot({
    id: `slot-${reason}`,
    startDate: `2026-11-21T${hour}:00:00+00:00`,
    endDate: `2026-11-21T${hour}:45:00+00:00`,
    remainingUses: 0,
    individualFacilityUse: [],
    bookable: { canBook: false, reason, message },
  });

function open(list: Slot[] = [slot()], activity: string | null = null, answers: TestAnswer[] = []) {
  return renderWithPlatform(
    <CourtsOfDay venueSlug="sale-leisure-centre" day="2026-11-21" activity={activity} />,
    { answers: [answer(facilityUses, [badminton, squash]), answer(slots, list), ...answers] },
  );
}
const time = (name: RegExp) => screen.findByRole('button', { name });

describe('the courts of a day', () => {
  it('show each time with how many are free, and nothing that has begun', async () => {
    open([slot(), closed('started', 'This time has already begun.', '09')]);
    expect(
      await screen.findByRole('heading', { name: 'Courts and pitches on Saturday 21 Nov 2026' }),
    ).toBeInTheDocument();
    const times = within(await screen.findByRole('list', { name: 'Times for Squash courts' }));
    expect(times.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['18:002 free']);
    expect(screen.queryByRole('heading', { name: 'Badminton courts' })).not.toBeInTheDocument();
  });

  it('are those of the chosen activity', async () => {
    open([slot(), slot({ id: 'slot-8', facilityUse: '8' })], 'badminton');
    expect(await screen.findByRole('heading', { name: 'Badminton courts' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Squash courts' })).not.toBeInTheDocument();
  });

  it('ask for any free court unless one is chosen by name', async () => {
    const { platform } = open();
    const asked = vi.fn();
    platform.bus.on('basket:add-requested', asked);
    await userEvent.click(await time(/^18:00/));
    expect(screen.getByText('18:00–18:45')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add to basket Squash courts, 18:00' }));
    expect(asked.mock.lastCall?.[0].items).toEqual([{ id: 'slot-1', type: 'activity' }]);
    const { requestId } = asked.mock.lastCall?.[0] ?? {};
    act(
      () => void platform.bus.emit('basket:add-settled', { requestId, outcome: 'failed', message: 'Taken.' }),
    );

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Court or pitch' }), 'Squash court 2');
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
    await userEvent.click(await time(/^18:00/));
    await userEvent.click(screen.getByRole('button', { name: /^Add to basket/ }));
    expect(await screen.findByRole('link', { name: 'View basket' })).toBeInTheDocument();
    expect(await time(/18:00 ?In your basket/)).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['full', 'Every court is taken at this time.', /^19:00 ?Full/, 'Choose another time.'],
    ['not-open-yet', 'Booking opens on 12 Dec 2026.', /^19:00 ?Not open yet/, 'once booking is open.'],
    ['already-booked', 'You have already booked a court.', /^19:00 ?Booked/, 'You find it in your account.'],
  ] as const)('say why there is none, and what to do: %s', async (reason, message, name, advice) => {
    open([closed(reason, message, '19')]);
    await userEvent.click(await time(name));
    const why = screen.getByText(new RegExp(message));
    expect(why).toHaveTextContent(advice);
    expect(screen.queryByRole('button', { name: /^Add to basket/ })).not.toBeInTheDocument();
  });

  it('say so when there is no time left on the day', async () => {
    open([closed('started', 'This time has already begun.', '09')]);
    expect(await screen.findByRole('heading', { name: 'No more times on this day' })).toBeInTheDocument();
  });

  it('can be asked for again when they could not be loaded', async () => {
    open([], null, [failure(slots, 500, { message: 'Something has gone wrong, please try again.' })]);
    expect(
      await screen.findByRole('heading', { name: 'The courts could not be loaded' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
