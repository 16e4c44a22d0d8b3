import type { ReactNode } from 'react';
import { lazyPart } from 'shared-platform';
import { LeadRoom } from '../features/change-or-renew/lead-room.tsx';
import { useEligibleSelection } from '../features/choose-membership/use-eligible-selection.ts';
import { useNamedMembership } from '../features/choose-membership/use-named-membership.ts';
import type { JoiningAddress } from '../shared/machine/joining-address.ts';
import { modeRules } from '../shared/machine/mode-rules.ts';
import { MembershipsSkeleton } from '../shared/offers/memberships-skeleton.tsx';
import { useJoining } from '../shared/state/joining-provider.tsx';
import { useBasketOnLoad } from './use-basket-on-load.ts';
import { useSelectionEffects } from './use-selection-effects.ts';

const HeldMembership = lazyPart(
  () =>
    import(/* webpackChunkName: "joining-membership" */ '../features/change-or-renew/held-membership.tsx'),
  {
    pending: () => (
      <>
        <LeadRoom />
        <MembershipsSkeleton />
      </>
    ),
  },
);

/** Tells the machine what the address, the basket and the memberships on sale say, and shows the sections once it can. */
export function SelectionGate({ address, children }: { address: JoiningAddress; children: ReactNode }) {
  const { stage } = useJoining();
  useSelectionEffects();
  useBasketOnLoad(address);
  useNamedMembership(address);
  useEligibleSelection();
  const isWaiting = ['opening', 'leading', 'taking-up'].includes(stage);
  const shown = isWaiting ? <MembershipsSkeleton /> : children;
  return modeRules[address.mode].isHeld ? <HeldMembership>{shown}</HeldMembership> : shown;
}
