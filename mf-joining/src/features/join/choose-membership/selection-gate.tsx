import type { ReactNode } from 'react';
import { texts } from '../../../texts/en.ts';
import { LoadFailed } from '../parts/load-failed.tsx';
import { useFailureToast } from '../parts/use-failure-toast.ts';
import type { JoiningAddress } from '../state/joining-address.ts';
import { MembershipsSkeleton } from './memberships-skeleton.tsx';
import { useCartOnLoad } from './use-cart-on-load.ts';
import { useHeldMembership } from './use-held-membership.ts';
import { useJudgedSelection } from './use-judged-selection.ts';
import { useNamedMembership } from './use-named-membership.ts';

/**
 * Lets the sections begin once it is known what is in the basket and, in a change or renewal, what it is about; then
 * keeps the selection true to the address and to the memberships on sale.
 */
export function SelectionGate({ address, children }: { address: JoiningAddress; children: ReactNode }) {
  const isBegun = useCartOnLoad(address);
  const held = useHeldMembership(isBegun);
  useNamedMembership(address, isBegun);
  useJudgedSelection(isBegun);
  useFailureToast(held.error, held.error?.serverMessage ?? texts.wentWrong);
  if (held.error)
    return (
      <LoadFailed title={texts.membership.failed} message={held.error.message} onTryAgain={held.reload} />
    );
  return isBegun && held.isReady ? children : <MembershipsSkeleton />;
}
