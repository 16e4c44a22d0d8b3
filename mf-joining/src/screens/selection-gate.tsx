import { type ReactNode, useState } from 'react';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import { lazyPart, useApiQuery } from 'shared-platform';
import { HeldSkeleton } from '../features/change-or-renew/held-skeleton.tsx';
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
  { pending: HeldSkeleton },
);

/** Joining works without it. Where the basket is known after the sections have come, it appears alone, above them. */
const WaitingPurchase = lazyPart<{ children?: ReactNode }>(
  () => import(/* webpackChunkName: "joining-waiting" */ '../features/change-or-renew/waiting-purchase.tsx'),
  { pending: ({ children }) => children && <MembershipsSkeleton />, failed: ({ children }) => children },
);

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
      {hadCart === false && cart && <WaitingPurchase />}
      {shown}
    </>
  );
}
