import { type ReactNode, useState } from 'react';
import { loginLink, paths, safeRedirect } from 'shared-contracts/links';
import { useAppName, useLinks, useSession } from '../../hooks/platform-hooks.ts';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { Navigate, useLocation, useSearchParams } from '../../router.ts';
import { SessionProblem, SessionWait } from '../person/session-wait.tsx';

interface Props {
  guard: 'customer' | 'visitor' | undefined;
  children: ReactNode;
}

/**
 * Sends a logged-out person to the login with the way back, and a logged-in one away from it (shell specification 2).
 * A customer's screen that came with the page, as a shape without a person, stays until the person is known.
 */
export function GuardedRoute({ guard, children }: Props) {
  const session = useSession();
  const { status, user } = session;
  const isHydrated = useIsHydrated();
  const [cameAsShape] = useState(!isHydrated && guard === 'customer');
  const isAtDesk = useAppName() === 'front-of-house';
  const links = useLinks();
  const location = useLocation();
  const [search] = useSearchParams();
  if (!guard) {
    return (
      <>
        <SessionProblem />
        {children}
      </>
    );
  }
  if (session.status === 'checking' && (session.problem || !cameAsShape)) return <SessionWait />;
  if (guard === 'customer' && status === 'anonymous' && isHydrated) {
    return <Navigate to={links.to(loginLink(`${location.pathname}${location.search}`))} replace />;
  }
  // The server lets staff do nothing at the desk before they have confirmed that it is them.
  if (guard === 'customer' && isAtDesk && user?.secondFactor && location.pathname !== paths.secondFactor) {
    const back = encodeURIComponent(`${location.pathname}${location.search}`);
    return <Navigate to={links.to(`${paths.secondFactor}?redirect=${back}`)} replace />;
  }
  if (guard === 'visitor' && status === 'authenticated') {
    return <Navigate to={links.to(safeRedirect(search.get('redirect')))} replace />;
  }
  return children;
}
