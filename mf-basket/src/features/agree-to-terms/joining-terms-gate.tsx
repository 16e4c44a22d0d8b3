import { type ReactNode, useEffect } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { healthCommitmentTerms, membershipTerms } from 'shared-contracts/api/membership-terms';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useAppName, useLinks, useToast } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { texts } from '../../texts/en.ts';
import { areTermsAgreed, readJoiningTerms } from './checked-terms.ts';

interface Props {
  cart: Cart;
  /** A payment that may have been received already is never sent away. */
  isUnderWay: boolean;
  /** Stands while it is not known whether everything was ticked. */
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Lets a membership be paid for once its health and membership terms were ticked in joining; else it is back to the
 * start of joining (decisions 27). On the other hosts nobody can have ticked them: what is in the basket there came by
 * way of joining, which had them ticked before.
 */
export function JoiningTermsGate({ cart, isUnderWay, skeleton, children }: Props) {
  const app = useAppName();
  const hasMembership = cart.items.some(({ type }) => type === 'membership');
  const isAsked = app === 'online-joining' && hasMembership && !isUnderWay;
  const health = useApiQuery(healthCommitmentTerms, {}, { enabled: isAsked });
  const membership = useApiQuery(membershipTerms, {}, { enabled: isAsked });
  const terms = health.data && membership.data && [...health.data, ...membership.data];
  const isMissing = isAsked && terms !== undefined && !areTermsAgreed(terms, readJoiningTerms(cart.id));
  const failed = [health, membership].find(({ state }) => state === 'error');
  const toast = useToast();
  const links = useLinks();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isMissing) return;
    toast({ content: texts.terms.missing, type: 'danger' });
    void navigate(links.to(paths.home), { replace: true });
  }, [isMissing, toast, links, navigate]);

  if (!isAsked) return children;
  if (failed)
    return (
      <LoadFailure title={texts.terms.loadFailed} message={failed.error?.message} onRetry={failed.reload} />
    );
  return terms && !isMissing ? children : skeleton;
}
