import type { FacilityUse, Slot } from 'shared-contracts/api/facilities';

const MINUTE = 60_000;

/** The pick: a start time and a court; `null` = any free one. */
export interface PickedCourt {
  slotId: string;
  court: string | null;
}

/** Consecutive times of a court as one booking, the first one first. */
export type CourtTimes = readonly [Slot, ...Slot[]];

/** Length of a time, in minutes. */
export const minutesOf = ({ startDate, endDate }: Slot): number =>
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

/** True if a court is free all the time; `null` = any of them. A time alone may be bookable without a court to name. */
function isFree(times: CourtTimes, court: string | null): boolean {
  if (court === null && times.length === 1) return times[0].bookable.canBook;
  const free = freeThroughout(times);
  return court === null ? free.length > 0 : free.includes(court);
}

/**
 * The times from one on for which a court is free: for the wanted length, or else for the longest of the shorter ones;
 * `null` if it is free for none.
 */
export function longestFree(
  slots: readonly Slot[],
  first: Slot,
  court: string | null,
  { wanted, lengths }: { wanted: number | null; lengths: readonly number[] },
): { times: CourtTimes; length: number | null } | null {
  const shorter = lengths.filter((length) => wanted !== null && length < wanted).toReversed();
  for (const length of [wanted, ...shorter]) {
    const times = timesFrom(slots, first, length);
    if (times && isFree(times, court)) return { times, length };
  }
  return null;
}

/** Reasons that other people have the courts. */
const TAKEN: readonly (string | null)[] = ['full', 'reserved'];

/** The reason that a picked court cannot be booked: someone took it, or it is not free for all of a longer length. */
export type Unavailability = 'taken' | 'too-short';

/** @param court the one that was picked; `null` = any free one. @returns `null` while it is free */
export function unavailability(times: CourtTimes, court: string | null): Unavailability | null {
  const isClosed = times.some(({ bookable: { reason } }) => reason !== null && !TAKEN.includes(reason));
  if (court === null || isClosed || freeThroughout(times).includes(court)) return null;
  const isFreeAtFirst = times.length > 1 && freeThroughout([times[0]]).includes(court);
  return isFreeAtFirst ? 'too-short' : 'taken';
}

/**
 * The free time closest to one that cannot be booked, the next one or else the one before, on the wanted court or else on
 * any; `null` if the day has none.
 */
export function closestFree(
  slots: readonly Slot[],
  { slotId, court }: PickedCourt,
  minutes: number | null,
): { picked: PickedCourt; slot: Slot; isLater: boolean } | null {
  const at = slots.findIndex(({ id }) => id === slotId);
  const closest = [...slots.slice(at + 1), ...slots.slice(0, Math.max(at, 0)).reverse()];
  const isFreeFor = (wanted: string | null) => (slot: Slot) => {
    const times = timesFrom(slots, slot, minutes);
    return times !== null && isFree(times, wanted);
  };
  for (const wanted of court === null ? [null] : [court, null]) {
    const slot = closest.find(isFreeFor(wanted));
    if (slot) return { picked: { slotId: slot.id, court: wanted }, slot, isLater: slots.indexOf(slot) > at };
  }
  return null;
}

/** The times that have not begun, of one kind of court. */
export const upcomingTimes = (slots: readonly Slot[], facilityUse: string): Slot[] =>
  slots.filter((slot) => slot.facilityUse === facilityUse && slot.bookable.reason !== 'started');

/** True if a court can be booked at one of the times. */
export const hasFreeTime = (slots: readonly Slot[]): boolean =>
  slots.some(({ bookable }) => bookable.canBook);
