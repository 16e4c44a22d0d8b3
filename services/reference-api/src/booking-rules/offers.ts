import type { Offer } from 'shared-contracts/api/activities';
import { formatMoney, pounds } from 'shared-contracts/money';
import type { GrantedBenefit, StoredOffer } from '../platform/index.ts';
import { bookingRuleTexts } from './texts.ts';

/** A person's membership on the day of a session, at its venue. */
export interface Membership {
  isForMember: boolean;
  /** Benefits of their memberships; only read for offers that name a benefit. */
  benefits: readonly GrantedBenefit[];
}

/** Facts about a visitor, from which the price for everyone is calculated. */
export const noMembership: Membership = { isForMember: false, benefits: [] };

/** True if a benefit opens an offer: one that includes it with a use left, or any where members only pay less. */
const opens =
  ({ area, isIncluded }: NonNullable<StoredOffer['benefit']>) =>
  (given: GrantedBenefit): boolean => {
    if (given.area === null) return true;
    if (given.area !== area) return false;
    return !isIncluded || (given.isIncluded && (given.left === null || given.left > 0));
  };

/** The offers a person can choose from. */
export function openOffers(
  offers: readonly StoredOffer[],
  { isForMember, benefits }: Membership,
): StoredOffer[] {
  return offers.filter(({ audience, benefit }) => {
    if (audience === 'standard') return true;
    return benefit ? benefits.some(opens(benefit)) : isForMember;
  });
}

/** The offer a person pays: the cheapest open to them. Throws when a session has no offer for everyone. */
export function offerFor(offers: readonly StoredOffer[], membership: Membership): StoredOffer {
  const [first, ...rest] = openOffers(offers, membership);
  if (!first) throw new Error('A session needs an offer that is open to everyone.');
  return rest.reduce((best, offer) => (offer.pricePence < best.pricePence ? offer : best), first);
}

/** An offer in words; the reason is given only where the price differs from everyone's. */
export function presentOffer({ id, name, audience, pricePence }: StoredOffer, symbol: string): Offer {
  return {
    id,
    name,
    price: pounds(pricePence),
    formattedPrice: pricePence === 0 ? bookingRuleTexts.price.free : formatMoney(pricePence, symbol),
    priceReason: audience === 'member' ? bookingRuleTexts.price.member : null,
  };
}
