import { joiningCart } from 'shared-contracts/api/joining-cart';
import { useApiQuery } from 'shared-platform';
import { isInCart } from '../machine/cart-selection.ts';
import { useJoining } from './joining-provider.tsx';

/** True if the membership that is chosen is in the basket and lacks nothing there: it can be paid for. */
export function useIsReadyToPay(): boolean {
  const { joining } = useJoining();
  const { data: cart } = useApiQuery(joiningCart, {}, { enabled: false });
  if (!cart || !isInCart(joining, cart)) return false;
  return cart.steps?.every(({ missing }) => missing.length === 0) ?? false;
}
