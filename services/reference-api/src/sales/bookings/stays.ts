import { type StayTime, staysOf } from 'shared-contracts/stays';

/** A booked or wanted time as a row. */
export interface TimeRow {
  name: string;
  startsAt: Date;
  endsAt: Date;
  /** The court or pitch by name; `null` for a class. */
  court: string | null;
  venueSlug: string;
  attendeeId: string;
}

/** A booking as a row, as far as it decides which stay it is part of. */
export interface StayRow extends TimeRow {
  id: string;
  accessCode: string;
}

/** The time of a row, as the rule of stays reads it. */
export const stayTime = ({ name, startsAt, endsAt, court, venueSlug, attendeeId }: TimeRow): StayTime => ({
  name,
  startDate: startsAt,
  endDate: endsAt,
  isCourt: court !== null,
  location: court,
  venue: { slug: venueSlug },
  purchasedFor: { id: attendeeId },
});

/** Bookings of one order with those that are one stay together. @param stateOf what has happened to a booking. */
export const stayRows = <Row extends StayRow>(rows: readonly Row[], stateOf: (row: Row) => unknown) =>
  staysOf(rows, stayTime, (row) => [row.accessCode, stateOf(row)]);

/** The stay that a booking is part of, by its id. */
export const stayWith = <Row extends StayRow>(
  id: string,
  rows: readonly Row[],
  stateOf: (row: Row) => unknown,
): [Row, ...Row[]] | undefined =>
  stayRows(rows, stateOf).find((parts) => parts.some((part) => part.id === id));
