import type { ReactNode } from 'react';
import { loginLink } from 'shared-contracts/links';
import { useLinks, useSession } from 'shared-platform';
import { Navigate, useLocation } from 'shared-platform/router';
import { HeldSkeleton } from '../features/change-or-renew/held-skeleton.tsx';
import type { Mode } from '../shared/machine/joining.ts';
import { modeRules } from '../shared/machine/mode-rules.ts';

/** Only the person who holds a membership changes or renews it: a logged-out one logs in first (decisions 21). */
export function ModeGuard({ mode, children }: { mode: Mode; children: ReactNode }) {
  const { status } = useSession();
  const links = useLinks();
  const { pathname, search } = useLocation();
  if (!modeRules[mode].isHeld || status === 'authenticated') return children;
  if (status === 'checking') return <HeldSkeleton />;
  return <Navigate to={links.to(loginLink(`${pathname}${search}`))} replace />;
}
