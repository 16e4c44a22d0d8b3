import type { FacilityUse, Slot } from 'shared-contracts/api/facilities';

/** Two squash courts, for tests. */
export const squashCourts: FacilityUse = {
  id: '7',
  name: 'Squash courts',
  activity: { id: 'a7', name: 'Squash', slug: 'squash' },
  description: 'A walled court for two.',
  individualFacilityUse: ['Squash court 1', 'Squash court 2'],
};

/** A time at which both can be booked. */
export const testSlot = (parts: Partial<Slot> = {}): Slot => ({
  id: 'slot-1',
  facilityUse: squashCourts.id,
  startDate: '2026-11-21T18:00:00+00:00',
  endDate: '2026-11-21T18:45:00+00:00',
  duration: 'PT45M',
  maximumUses: 2,
  remainingUses: 2,
  individualFacilityUse: squashCourts.individualFacilityUse,
  offer: { id: 'o1', name: 'Standard', price: '9.00', formattedPrice: '£9.00', priceReason: null },
  bookable: { canBook: true, reason: null, message: null },
  clash: null,
  ...parts,
});

/** Half an hour of them, as `18:00` to `18:30`, on some courts. */
export const halfHour = (
  id: string,
  from: string,
  to: string,
  courts = squashCourts.individualFacilityUse,
): Slot =>
  testSlot({
    id,
    startDate: `2026-11-21T${from}:00+00:00`,
    endDate: `2026-11-21T${to}:00+00:00`,
    individualFacilityUse: courts,
  });
