import type { MembershipType } from 'shared-contracts/api/membership-entities';
import type { Venue } from 'shared-contracts/api/venues';
import { isEligible } from 'shared-contracts/memberships';
import { addressKey, type JoiningAddress } from '../machine/joining-address.ts';
import type { LinkRead } from '../machine/joining-states.ts';
import { choiceOf, namedOffer } from './offers.ts';

/** Looks up the membership an address names (joining specification 2 and 4); `null` where it names none of this centre. */
export function readLink(
  address: JoiningAddress,
  types: readonly MembershipType[],
  centre: Venue,
): LinkRead | null {
  const { membership, centreSlug } = address;
  if (membership === null || centre.slug !== centreSlug) return null;
  const offer = namedOffer(types, membership, centre.id);
  const isOnSale = offer !== undefined && isEligible(offer.option);
  const reason = offer ? 'ineligible' : 'not-found';
  return {
    type: 'link-read',
    link: addressKey(address),
    centreSlug: centre.slug,
    found: offer ? choiceOf(offer) : null,
    unavailable: isOnSale ? null : reason,
  };
}
