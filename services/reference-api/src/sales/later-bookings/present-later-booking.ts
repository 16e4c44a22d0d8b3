import type { LaterBooking } from 'shared-contracts/api/later-bookings';
import { siteIso } from 'shared-contracts/dates';
import { displayMoney } from 'shared-contracts/money';
import type { Affected } from './affected.ts';

/** A booking that a change affects, as shown to the person. */
export function presentLaterBooking(place: Affected, symbol: string): LaterBooking {
  const { outcome, pricePence } = place;
  return {
    id: place.itemId,
    name: place.bookedAs,
    startDate: siteIso(place.startsAt),
    venue: { slug: place.venueSlug, name: place.venueName },
    outcome,
    refund: outcome === 'cancelled' && pricePence > 0 ? displayMoney(pricePence, symbol) : null,
    priceThen: displayMoney(place.costsPence, symbol),
  };
}
