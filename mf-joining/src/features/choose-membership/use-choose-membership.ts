import { clearJoiningCart, joiningCart } from 'shared-contracts/api/joining-cart';
import { useApi, useApiQuery } from 'shared-platform';
import { useLocation } from 'shared-platform/router';
import { choiceKey } from '../../shared/entries/joining-entries.ts';
import { useClearEntries } from '../../shared/entries/use-joining-entries.ts';
import { choiceSteps } from '../../shared/machine/choice-steps.ts';
import { membershipPath } from '../../shared/machine/joining-address.ts';
import { modeRules } from '../../shared/machine/mode-rules.ts';
import { choiceOf, type Offer } from '../../shared/offers/offers.ts';
import { useJoining, useJoiningEffects } from '../../shared/state/joining-provider.tsx';
import { useJoiningFacts } from '../../shared/state/use-joining-facts.ts';
import { useJoiningSteps } from '../../shared/state/use-joining-steps.ts';

/**
 * Chooses a membership and continues; joining again also has it in the address (joining specification 4). What was given
 * for another one is forgotten, also by those who return to it. A basket that holds another one lets go of it now, and
 * not before: following a link alone keeps it (decisions 40).
 */
export function useChooseMembership(): (offer: Offer) => void {
  const { joining, send } = useJoining();
  const { mode, centreSlug } = joining;
  const person = useJoiningFacts();
  const { pathname } = useLocation();
  const api = useApi();
  const clearEntries = useClearEntries();
  const { data: cart = null } = useApiQuery(joiningCart, {}, { enabled: false });

  useJoiningSteps(choiceSteps);
  useJoiningEffects({
    'clear-basket'() {
      api.setAnswer(joiningCart, {}, null);
      void api.call(clearJoiningCart, {});
    },
  });

  return (offer) => {
    const own = centreSlug && membershipPath(centreSlug, offer.type, offer.paymentType);
    const path = !modeRules[mode].isHeld && own !== pathname ? own : null;
    const chosen = choiceOf(offer);
    if (choiceKey({ ...joining, membership: chosen }) !== choiceKey(joining)) clearEntries();
    send({ type: 'membership-chosen', chosen, path, cart, person });
  };
}
