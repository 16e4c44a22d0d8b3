import { paths, safeRedirect } from 'shared-contracts/links';
import { useLinks, useSession } from '../../hooks/platform-hooks.ts';
import { Navigate, useLocation, useSearchParams } from '../../router.ts';

/** A logged-in person who arrives at `/` with a redirect value goes there (decisions 20). */
export function RedirectAfterLogin() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const links = useLinks();
  if (status !== 'authenticated' || pathname !== paths.home || !search.has('redirect')) return null;
  return <Navigate to={links.to(safeRedirect(search.get('redirect')))} replace />;
}
