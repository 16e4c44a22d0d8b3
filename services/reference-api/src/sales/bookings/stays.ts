import { staysOf } from 'shared-contracts/stays';

/** A booking as a row, as far as it decides which stay it is part of. */
export interface StayRow {
  id: string;
  name: string;
  startsAt: Date;
  endsAt: Date;
  /** The court or pitch by name; `null` for a class. */
  court: string | null;
  accessCode: string;
  venueSlug: string;
  attendeeId: string;
}

/** Bookings of one order with those that are one stay together. @param stateOf what has happened to a booking. */
export const stayRows = <Row extends StayRow>(rows: readonly Row[], stateOf: (row: Row) => unknown) =>
  staysOf(
    rows,
    ({ name, startsAt, endsAt, court, venueSlug, attendeeId }) => ({
      name,
      startDate: startsAt,
      endDate: endsAt,
      isCourt: court !== null,
      location: court,
      venue: { slug: venueSlug },
      purchasedFor: { id: attendeeId },
    }),
    (row) => [row.accessCode, stateOf(row)],
  );

/** The stay that a booking is part of, by its id. */
export const stayWith = <Row extends StayRow>(
  id: string,
  rows: readonly Row[],
  stateOf: (row: Row) => unknown,
): [Row, ...Row[]] | undefined =>
  stayRows(rows, stateOf).find((parts) => parts.some((part) => part.id === id));
