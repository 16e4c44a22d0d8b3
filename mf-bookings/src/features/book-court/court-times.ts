import type { FacilityUse, Slot } from 'shared-contracts/api/facilities';

const MINUTE = 60_000;

/** The pick: a start time and a court; `null` = any free one. */
export interface PickedCourt {
  slotId: string;
  court: string | null;
}

/** Consecutive times of a court as one booking, the first one first. */
export type CourtTimes = readonly [Slot, ...Slot[]];

const minutesOf = ({ startDate, endDate }: Slot): number =>
  (Date.parse(endDate) - Date.parse(startDate)) / MINUTE;

/** Lengths for which the courts can be booked, in minutes, shortest first; none if there is no choice. */
export function bookableLengths(
  { lengths, individualFacilityUse }: FacilityUse,
  slots: readonly Slot[],
): number[] {
  const [first] = slots;
  // Only a court with a name is certain to be the same one all the time.
  if (!lengths || !first || individualFacilityUse.length === 0) return [];
  const time = minutesOf(first);
  const offered = [...new Set(lengths)].filter((length) => length > 0 && length % time === 0);
  return offered.length > 1 ? offered.sort((one, other) => one - other) : [];
}

/** The times from one on that make up a length; `null` if the day has not so many without a break. */
export function timesFrom(slots: readonly Slot[], first: Slot, minutes: number | null): CourtTimes | null {
  const times: [Slot, ...Slot[]] = [first];
  const end = Date.parse(first.startDate) + (minutes ?? 0) * MINUTE;
  let last = first;
  while (Date.parse(last.endDate) < end) {
    const { endDate } = last;
    const next = slots.find(({ startDate }) => Date.parse(startDate) === Date.parse(endDate));
    if (!next) return null;
    times.push(next);
    last = next;
  }
  return times;
}

/** From the first time to the end of the last one. */
export const spanOf = (times: CourtTimes): Pick<Slot, 'startDate' | 'endDate'> => ({
  startDate: times[0].startDate,
  endDate: times.at(-1)?.endDate ?? times[0].endDate,
});

/** The courts that are free all the time. */
export const freeThroughout = (times: CourtTimes): string[] =>
  times.every(({ bookable }) => bookable.canBook)
    ? times[0].individualFacilityUse.filter((court) =>
        times.every(({ individualFacilityUse }) => individualFacilityUse.includes(court)),
      )
    : [];

/** The first times after one at which a court is free; `null` if there are none on that day. */
export function nextFree(slots: readonly Slot[], after: Slot, minutes: number | null): CourtTimes | null {
  const later = slots.filter(({ startDate }) => Date.parse(startDate) > Date.parse(after.startDate));
  for (const slot of later) {
    const times = timesFrom(slots, slot, minutes);
    if (times && freeThroughout(times).length > 0) return times;
  }
  return null;
}

/** The times that have not begun, of one kind of court. */
export const upcomingTimes = (slots: readonly Slot[], facilityUse: string): Slot[] =>
  slots.filter((slot) => slot.facilityUse === facilityUse && slot.bookable.reason !== 'started');

/** True if a court can be booked at one of the times. */
export const hasFreeTime = (slots: readonly Slot[]): boolean =>
  slots.some(({ bookable }) => bookable.canBook);
