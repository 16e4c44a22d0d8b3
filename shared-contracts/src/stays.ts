/** A booked time, as far as it decides whether it belongs to a longer stay on a court. */
export interface StayTime {
  name: string;
  startDate: string | Date;
  endDate: string | Date;
  /** True for a time of a court, which its `location` names; left out for a class. */
  isCourt?: boolean | undefined;
  location: string | null;
  venue: { slug: string };
  purchasedFor: { id: string };
}

interface Stay<Part> {
  parts: [Part, ...Part[]];
  /** Position of its first part in the list. */
  at: number;
}

/**
 * Bookings with those of one court that follow each other together, as one stay: for one person, at one venue and with
 * the same `stateOf`, such as order, entry code and what has happened to it. The parts of a stay are in their order; the
 * stays are in the order of the list.
 */
export function staysOf<Part>(
  bookings: readonly Part[],
  timeOf: (booking: Part) => StayTime | null,
  stateOf: (booking: Part) => unknown,
): [Part, ...Part[]][] {
  const stays: Stay<Part>[] = [];
  /** The stays by what a booking that continues them has. */
  const open = new Map<string, Stay<Part>>();
  const moment = (date: string | Date) => new Date(date).getTime();
  const times = bookings.map((part, at) => {
    const time = timeOf(part);
    return { part, at, time, start: time ? moment(time.startDate) : 0 };
  });
  for (const { part, at, time, start } of times.toSorted((a, b) => a.start - b.start)) {
    const { name, location, venue, purchasedFor } = time ?? {};
    const key =
      time?.isCourt && location ? [name, location, venue?.slug, purchasedFor?.id, stateOf(part)] : null;
    const before = key && open.get(JSON.stringify([start, ...key]));
    const stay = before || { parts: [part] as [Part], at };
    if (before) {
      before.parts.push(part);
      before.at = Math.min(before.at, at);
    } else stays.push(stay);
    if (key && time) {
      open.delete(JSON.stringify([start, ...key]));
      open.set(JSON.stringify([moment(time.endDate), ...key]), stay);
    }
  }
  return stays.toSorted((a, b) => a.at - b.at).map(({ parts }) => parts);
}
