import { useEffect, useState } from 'react';
import { clearJoiningCart, type JoiningCart, joiningCart } from 'shared-contracts/api/joining-cart';
import { joiningVenue } from 'shared-contracts/api/venues';
import { useApi, useApiQuery, useLinks, useSession } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { useForgetSearch } from '../choose-centre/use-forget-search.ts';
import { type JoiningAddress, membershipPath } from '../state/joining-address.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useGiven } from '../state/use-given.ts';
import { holds, isDone, isGivenUp, restoreCart, startAgain, winsAt } from './cart-selection.ts';
import { isPaymentType } from './offers.ts';

const NOBODY = '';

/** Who the basket is that of; `null` while that is being found out. */
function useOwner(): string | null {
  const { status, user } = useSession();
  if (status === 'authenticated') return user.id;
  return status === 'anonymous' ? NOBODY : null;
}

/**
 * Brings the selection in line with the basket, once for each person: what is there is gone on with, or makes room for
 * a fresh choice (decisions 40); what was paid for meanwhile is chosen no more (decisions 24). Answers whether that is done; a later login does not take the sections away again.
 */
export function useCartOnLoad(address: JoiningAddress): boolean {
  const owner = useOwner();
  const api = useApi();
  const links = useLinks();
  const navigate = useNavigate();
  const { joining, change } = useJoining();
  const { give } = useGiven();
  const forgetSearch = useForgetSearch();
  const query = useApiQuery(joiningCart, {}, { enabled: owner !== null && owner !== NOBODY, staleTime: 0 });
  const [doneFor, setDoneFor] = useState(() => (owner === NOBODY && !isDone(joining, null) ? NOBODY : null));
  const [restored, setRestored] = useState<JoiningCart | null>(null);
  // On the way to the membership's own address, which restores it once more: what is pressed before would be undone.
  const [isLeaving, setLeaving] = useState(false);
  const isAnswered = owner === NOBODY || (query.state !== 'loading' && !query.isRefreshing);
  const cart = owner === NOBODY || query.error ? null : (query.data ?? null);

  useEffect(() => {
    if (owner === null || !isAnswered) return;
    if (doneFor === owner) {
      if (!cart || restored || !isGivenUp(cart, joining)) return;
      api.setAnswer(joiningCart, {}, null);
      void api.call(clearJoiningCart, {});
      return;
    }
    setDoneFor(owner);
    if (!query.error && isDone(joining, cart)) {
      forgetSearch();
      change(startAgain);
      return;
    }
    if (!cart || !winsAt(cart, address)) return;
    const { slug } = cart.homeVenue;
    const { paymentType } = cart.paymentOption;
    // The centre's address has nothing to wait for: what the basket says of the centre goes ahead.
    api.setAnswer(joiningVenue, { params: { venue: slug } }, cart.homeVenue);
    setRestored(cart);
    change((before) => restoreCart(before, cart));
    if (address.mode !== 'join' || !isPaymentType(paymentType)) return;
    setLeaving(address.membership === null);
    navigate(links.to(membershipPath(slug, cart.membershipType, paymentType)), { replace: true });
  }, [
    owner,
    isAnswered,
    doneFor,
    cart,
    query.error,
    restored,
    joining,
    address,
    api,
    change,
    forgetSearch,
    links,
    navigate,
  ]);

  const isNamed = address.membership !== null;
  useEffect(() => {
    if (isNamed) setLeaving(false);
  }, [isNamed]);

  // What was given counts for the selection it was given for, so it follows that.
  useEffect(() => {
    if (!restored || !holds(joining, restored)) return;
    const { startDate, billingDay, promotion } = restored;
    give({ startDate, billingDay, promotion });
    setRestored(null);
  }, [restored, joining, give]);

  return doneFor !== null && restored === null && (isNamed || !isLeaving);
}
