import { isInCart } from './cart-selection.ts';
import { choosing, follow, type JoiningSteps, joiningFacts, openNext } from './joining-machine.ts';
import { modeRules } from './mode-rules.ts';
import { sectionDefinitions } from './section-definitions.ts';
import { finishSection } from './section-flow.ts';
import { selectMembership } from './selection.ts';

/** The step from the list of memberships. */
export const choiceSteps: JoiningSteps = {
  'membership-chosen': {
    in: choosing,
    take(state, { chosen, path, cart, person }) {
      const joining = selectMembership(state.joining, chosen);
      const isReplaced = !modeRules[joining.mode].isHeld && cart !== null && !isInCart(joining, cart);
      const facts = joiningFacts(joining, person);
      const next = { ...joining, ...finishSection(sectionDefinitions, joining, facts, 'membership_section') };
      const cleared = isReplaced ? [{ do: 'clear-basket' } as const] : [];
      if (path === null) return openNext(state, next, cleared);
      const section = next.open ? { section: next.open } : {};
      return follow(state, next, [...cleared, { do: 'go', path, replaces: false, ...section }]);
    },
  },
};
