import { joiningCart } from 'shared-contracts/api/joining-cart';
import { useApiQuery, useSession } from 'shared-platform';
import { useJoining } from '../state/joining-provider.tsx';
import { chosenOffer, type Offer } from './offers.ts';
import { useMembershipList } from './use-membership-list.ts';

/** The chosen membership as the server describes it now; `undefined` until it has, and while none is chosen. */
export function useChosenOffer(): Offer | undefined {
  const { membership } = useJoining().joining;
  const { user } = useSession();
  const { types } = useMembershipList();
  // The renewed membership is on no list: only the basket has it.
  const { data: cart } = useApiQuery(joiningCart, {}, { enabled: false });
  if (membership === null) return undefined;
  const inCart = user && cart ? { ...cart.membershipType, paymentOptions: [cart.paymentOption] } : undefined;
  return chosenOffer(types ?? [], membership) ?? (inCart && chosenOffer([inCart], membership));
}
