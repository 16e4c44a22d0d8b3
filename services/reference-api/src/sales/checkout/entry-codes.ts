import { staysOf } from 'shared-contracts/stays';
import { accessCode } from '../../venues/index.ts';
import type { BasketLine } from '../basket/store.ts';

type PlaceLine = Pick<
  BasketLine,
  'lineId' | 'name' | 'startsAt' | 'endsAt' | 'court' | 'venueSlug' | 'attendeeId'
>;

/** The entry code of each line of an order, by its id: bookings of a court that follow each other have the same one. */
export function entryCodesOf(lines: readonly PlaceLine[]): Map<string, string> {
  const stays = staysOf(
    lines,
    ({ name, startsAt, endsAt, court, venueSlug, attendeeId }) => ({
      name,
      startDate: startsAt,
      endDate: endsAt,
      isCourt: court !== null,
      location: court,
      venue: { slug: venueSlug },
      purchasedFor: { id: attendeeId },
    }),
    () => null,
  );
  return new Map(
    stays.flatMap((parts) => {
      const code = accessCode();
      return parts.map(({ lineId }) => [lineId, code] as const);
    }),
  );
}
