import { type ReactNode, useEffect } from 'react';
import { healthCommitmentTerms, membershipTerms } from 'shared-contracts/api/membership-terms';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks, useToast } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/en.ts';
import { areTermsAgreed, readJoiningTerms } from './checked-terms.ts';

export interface OpenTermsProps {
  cartId: string;
  /** The place to agree to terms that the API has open; none if it leaves that to this tab. */
  path: string | undefined;
  /** Stands while it is not known what was ticked. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Terms of a membership that are open, or that may have been ticked in this tab. */
export default function OpenTerms({ path, ...props }: OpenTermsProps) {
  return path ? <BackToJoining path={path}>{props.skeleton}</BackToJoining> : <TickedTerms {...props} />;
}

function TickedTerms({ cartId, skeleton, children }: Omit<OpenTermsProps, 'path'>) {
  const health = useApiQuery(healthCommitmentTerms, {});
  const membership = useApiQuery(membershipTerms, {});
  const failed = [health, membership].find(({ state }) => state === 'error');
  if (failed) {
    return (
      <LoadFailure title={texts.terms.loadFailed} message={failed.error?.message} onRetry={failed.reload} />
    );
  }
  if (!health.data || !membership.data) return skeleton;
  if (areTermsAgreed([...health.data, ...membership.data], readJoiningTerms(cartId))) return children;
  return <BackToJoining path={paths.home}>{skeleton}</BackToJoining>;
}

/** Leads to where the terms are agreed to, and says why. */
function BackToJoining({ path, children }: { path: string; children: ReactNode }) {
  const toast = useToast();
  const links = useLinks();
  const navigate = useNavigate();
  useEffect(() => {
    toast({ content: texts.terms.missing, type: 'danger' });
    void navigate(links.to(path), { replace: true });
  }, [path, toast, links, navigate]);
  return children;
}
