import type { ActivityOrderItem } from 'shared-contracts/api/orders';
import { siteIso } from 'shared-contracts/dates';
import { addressLine } from '../../venues/index.ts';
import type { BasketLine } from '../basket/store.ts';

/** The purchase, as it was at that moment: a class that is renamed later does not rewrite an order. */
export type ItemSnapshot = Pick<
  ActivityOrderItem,
  'startDate' | 'endDate' | 'venue' | 'location' | 'leader' | 'purchasedFor' | 'attendeeInstructions'
>;

export function itemSnapshot(line: BasketLine): ItemSnapshot {
  return {
    startDate: siteIso(line.startsAt),
    endDate: siteIso(line.endsAt),
    venue: { slug: line.venueSlug, name: line.venueName, address: addressLine(line) },
    location: line.court ?? line.location,
    leader: line.leader,
    purchasedFor: { id: line.attendeeId, name: `${line.firstName} ${line.lastName}` },
    attendeeInstructions: line.attendeeInstructions,
  };
}
