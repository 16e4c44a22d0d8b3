import type { Offer } from 'shared-contracts/api/activities';
import { formatMoney, pounds } from 'shared-contracts/money';
import type { StoredOffer } from '../platform/index.ts';
import { bookingRuleTexts } from './texts.ts';

/** The offers a person can choose from. */
export function openOffers(offers: readonly StoredOffer[], isMember: boolean): StoredOffer[] {
  return offers.filter(({ audience }) => audience === 'standard' || isMember);
}

/** The offer a person pays: the cheapest open to them. Throws when a session has no offer for everyone. */
export function offerFor(offers: readonly StoredOffer[], isMember: boolean): StoredOffer {
  const [first, ...rest] = openOffers(offers, isMember);
  if (!first) throw new Error('A session needs an offer that is open to everyone.');
  return rest.reduce((best, offer) => (offer.pricePence < best.pricePence ? offer : best), first);
}

/** An offer in words; the reason is given only where the price differs from everyone's. */
export function shownOffer({ id, name, audience, pricePence }: StoredOffer, symbol: string): Offer {
  return {
    id,
    name,
    price: pounds(pricePence),
    formattedPrice: pricePence === 0 ? bookingRuleTexts.price.free : formatMoney(pricePence, symbol),
    priceReason: audience === 'member' ? bookingRuleTexts.price.member : null,
  };
}
