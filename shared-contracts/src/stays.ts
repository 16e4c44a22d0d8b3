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
  /** Its last end, and what a booking that continues it has in common with it; `null` for what nothing continues. */
  end: number;
  key: string | null;
}

const moment = (date: string | Date) => new Date(date).getTime();

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
  const times = bookings.map((part, at) => ({ part, at, time: timeOf(part) }));
  const startOf = ({ time }: { time: StayTime | null }) => (time ? moment(time.startDate) : 0);
  for (const booking of times.sort((a, b) => startOf(a) - startOf(b))) {
    const { part, at, time } = booking;
    const start = startOf(booking);
    const key = time?.isCourt && time.location ? keyOf(time, stateOf(part)) : null;
    const end = time ? moment(time.endDate) : 0;
    const before = key !== null && stays.find((stay) => stay.key === key && stay.end === start);
    if (before) {
      before.parts.push(part);
      before.at = Math.min(before.at, at);
      before.end = end;
    } else stays.push({ parts: [part], at, end, key });
  }
  return stays.sort((a, b) => a.at - b.at).map(({ parts }) => parts);
}

const keyOf = ({ name, location, venue, purchasedFor }: StayTime, state: unknown) =>
  JSON.stringify([name, location, venue.slug, purchasedFor.id, state]);
