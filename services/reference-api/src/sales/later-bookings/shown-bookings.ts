import type { LaterBooking } from 'shared-contracts/api/later-bookings';
import { siteIso } from 'shared-contracts/dates';
import { shownMoney } from 'shared-contracts/money';
import type { Affected } from './affected.ts';

/** A booking that a change is about, as the person is told of it. */
export function shownLater(place: Affected, symbol: string): LaterBooking {
  const { outcome, pricePence } = place;
  return {
    id: place.itemId,
    name: place.bookedAs,
    startDate: siteIso(place.startsAt),
    venue: { slug: place.venueSlug, name: place.venueName },
    outcome,
    refund: outcome === 'cancelled' && pricePence > 0 ? shownMoney(pricePence, symbol) : null,
    priceThen: shownMoney(place.costsPence, symbol),
  };
}
