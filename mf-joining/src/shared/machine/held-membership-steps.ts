import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import { restoreCart } from './cart-selection.ts';
import type { Joining } from './joining.ts';
import { follow, type JoiningSteps } from './joining-machine.ts';

/** The home centre of a membership that is changed: it is not asked for (decisions 34). */
export function retainHomeCentre(before: Joining, centreSlug: string): Joining {
  if (before.centreSlug !== null) return before;
  return { ...before, centreSlug, edited: ['centre_section'], open: 'membership_section' };
}

/** Goes on with a renewal that has just been put into the basket: its membership is chosen, its dates come next. */
export function beginRenewal(before: Joining, cart: JoiningCart): Joining {
  return { ...restoreCart(before, cart), edited: ['centre_section', 'membership_section'] };
}

/** The steps that a change or a renewal begins with. */
export const heldMembershipSteps: JoiningSteps = {
  'home-centre-known': {
    in: ['taking-up'],
    take: (state, { centreSlug }) => follow(state, retainHomeCentre(state.joining, centreSlug)),
  },
  'renewal-stored': {
    in: ['taking-up'],
    take: (state, { cart }) => follow(state, beginRenewal(state.joining, cart)),
  },
};
