import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import type { MembershipPurchase } from 'shared-contracts/api/membership-entities';
import { freshJoining, type Joining, type Mode } from './joining.ts';
import { isPaymentType, type JoiningAddress, type NamedMembership } from './joining-address.ts';
import { modeRules } from './mode-rules.ts';
import { SECTION_IDS, type SectionId } from './section-ids.ts';

const modes: Record<MembershipPurchase, Mode> = { new: 'join', change: 'change', renewal: 'renew' };

const names = ({ by, value, paymentType }: NamedMembership, cart: JoiningCart): boolean =>
  cart.membershipType[by] === value &&
  (paymentType === null || paymentType === cart.paymentOption.paymentType);

/** True if an address continues with the basket: one that names something else leaves it as it is (decisions 40). */
export function cartAppliesAt(cart: JoiningCart, address: JoiningAddress): boolean {
  return (
    modes[cart.purchase] === address.mode &&
    cart.membershipId === address.membershipId &&
    (address.centreSlug === null || address.centreSlug === cart.homeVenue.slug) &&
    (address.membership === null || names(address.membership, cart))
  );
}

/** True if the membership in the basket is the one that is chosen. */
export function isInCart(joining: Joining, cart: JoiningCart): boolean {
  return (
    modes[cart.purchase] === joining.mode &&
    cart.membershipId === joining.membershipId &&
    cart.homeVenue.slug === joining.centreSlug &&
    cart.membershipType.id === joining.membership?.typeId &&
    cart.paymentOption.id === joining.membership.paymentOptionId
  );
}

/**
 * The incomplete sections: as the server says, and those that it does not check and gives nothing back of. Bank details
 * are never given back; an API that leaves it all to the page has it ask for everything again. Bank details that are
 * entered again are also confirmed again.
 */
function incompleteSections({ steps = [], checkedTerms, answers, paymentOption }: JoiningCart): SectionId[] {
  const hasDebit = paymentOption.paymentType === 'recurring';
  const isLost: Partial<Record<SectionId, boolean>> = {
    additional_details_section: answers === undefined,
    dates_section: checkedTerms === undefined,
    dd_section: hasDebit,
  };
  function isIncomplete(id: SectionId): boolean {
    const checked = steps.find(({ section }) => section === id);
    return checked ? checked.missing.length > 0 : (isLost[id] ?? false);
  }
  return SECTION_IDS.filter((id) =>
    isIncomplete(id === 'confirmation_section' && hasDebit ? 'dd_section' : id),
  );
}

/**
 * Goes on with what is in the basket: everything was edited before. Opens at the details, or at the dates where there
 * are none (joining specification 4 "Existing checkout cart").
 */
export function restoreCart(before: Joining, cart: JoiningCart): Joining {
  const { paymentType } = cart.paymentOption;
  if (!isPaymentType(paymentType)) return before;
  const mode = modes[cart.purchase];
  return {
    ...before,
    mode,
    membershipId: cart.membershipId,
    centreSlug: cart.homeVenue.slug,
    membership: {
      typeId: cart.membershipType.id,
      paymentOptionId: cart.paymentOption.id,
      paymentType,
    },
    lostChoice: null,
    isSubmitted: true,
    edited: SECTION_IDS,
    incomplete: incompleteSections(cart),
    open: modeRules[mode].isHeld ? 'dates_section' : 'details_section',
  };
}

/**
 * True if what was chosen is done with: it was submitted, and the basket has it no more (joining specification 4 "After
 * success"). A renewal is then requested again, and the server says what happened to it.
 */
export const isDone = ({ isSubmitted }: Joining, cart: JoiningCart | null | undefined): boolean =>
  isSubmitted && cart === null;

/** Nothing chosen any more, in the same mode; the address then says what it names. */
export const resetJoining = ({ mode, membershipId }: Joining): Joining => ({
  ...freshJoining,
  mode,
  membershipId,
});
