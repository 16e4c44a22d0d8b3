import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import type { MembershipPurchase } from 'shared-contracts/api/membership-entities';
import { freshJoining, type Joining, type Mode } from '../state/joining.ts';
import type { JoiningAddress, NamedMembership } from '../state/joining-address.ts';
import { SECTION_IDS, type SectionId } from '../state/section-ids.ts';
import { isPaymentType } from './offers.ts';

const modes: Record<MembershipPurchase, Mode> = { new: 'join', change: 'change', renewal: 'renew' };

const names = ({ by, value, paymentType }: NamedMembership, cart: JoiningCart): boolean =>
  cart.membershipType[by] === value &&
  (paymentType === null || paymentType === cart.paymentOption.paymentType);

/** Whether what is in the basket is gone on with at an address: one that names something else starts anew (decisions 40). */
export function winsAt(cart: JoiningCart, address: JoiningAddress): boolean {
  return (
    modes[cart.purchase] === address.mode &&
    cart.membershipId === address.membershipId &&
    (address.centreSlug === null || address.centreSlug === cart.homeVenue.slug) &&
    (address.membership === null || names(address.membership, cart))
  );
}

/** Whether the membership in the basket is the one that is chosen. */
export function holds(joining: Joining, cart: JoiningCart): boolean {
  return (
    modes[cart.purchase] === joining.mode &&
    cart.membershipId === joining.membershipId &&
    cart.homeVenue.slug === joining.centreSlug &&
    cart.membershipType.id === joining.membership?.typeId &&
    cart.paymentOption.id === joining.membership.paymentOptionId
  );
}

/** Whether the basket has to let go of its membership: the person has made a fresh choice (shell specification 4). */
export function isGivenUp(cart: JoiningCart, joining: Joining): boolean {
  if (joining.mode !== 'join' || holds(joining, cart)) return false;
  return cart.purchase === 'new' || joining.membership !== null;
}

/** The sections of which the server says that they lack something; none where it leaves that to the page. */
const lackingSections = ({ steps = [] }: JoiningCart): SectionId[] =>
  SECTION_IDS.filter((id) => steps.some(({ section, missing }) => section === id && missing.length > 0));

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
    lacking: lackingSections(cart),
    open: mode === 'join' ? 'details_section' : 'dates_section',
  };
}

/**
 * Whether what was chosen is done with: it was submitted, and the basket has it no more (joining specification 4 "After
 * success"). A renewal is then asked for anew, and the server says what became of it.
 */
export const isDone = ({ isSubmitted }: Joining, cart: JoiningCart | null): boolean =>
  isSubmitted && cart === null;

/** Nothing chosen any more, in the same mode; the address then says what it names. */
export const startAgain = ({ mode, membershipId }: Joining): Joining => ({
  ...freshJoining,
  mode,
  membershipId,
});

/** Goes on with a renewal that has just been put into the basket: its membership is chosen, its dates come next. */
export function beginRenewal(before: Joining, cart: JoiningCart): Joining {
  return { ...restoreCart(before, cart), edited: ['centre_section', 'membership_section'] };
}
