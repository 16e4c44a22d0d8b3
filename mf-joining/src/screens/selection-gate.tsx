import { type ReactNode, useState } from 'react';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import { lazyPart, useApiQuery } from 'shared-platform';
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

const loadWaiting = () =>
  import(/* webpackChunkName: "joining-waiting" */ '../features/change-or-renew/waiting-purchase.tsx');

/** Joining works without it. */
const WaitingPurchase = lazyPart<{ children?: ReactNode }>(loadWaiting, {
  pending: MembershipsSkeleton,
  failed: ({ children }) => children,
});

/** The same for a basket that is known after the sections have come, above which it appears. */
const LateNotice = lazyPart<{ children?: ReactNode }>(loadWaiting, {
  pending: () => null,
  failed: () => null,
});

/** Tells the machine what the address, the basket and the memberships on sale say, and shows the sections once it can. */
export function SelectionGate({ address, children }: { address: JoiningAddress; children: ReactNode }) {
  const { stage } = useJoining();
  useSelectionEffects();
  useBasketOnLoad(address);
  useNamedMembership(address);
  useEligibleSelection();
  const isWaiting = ['opening', 'leading', 'taking-up'].includes(stage);
  const { data: cart } = useApiQuery(joiningCart, {}, { enabled: false });
  // The basket as it was when the sections came: they stay where they are if it changes later.
  const [hadCart, setHadCart] = useState<boolean | null>(null);
  if (!isWaiting && hadCart === null) setHadCart(Boolean(cart));
  const shown = isWaiting ? <MembershipsSkeleton /> : children;
  if (modeRules[address.mode].isHeld) return <HeldMembership>{shown}</HeldMembership>;
  if (hadCart && !isWaiting) return <WaitingPurchase>{shown}</WaitingPurchase>;
  return (
    <>
      {hadCart === false && cart && <LateNotice />}
      {shown}
    </>
  );
}
