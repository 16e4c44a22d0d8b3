import { paths, safeRedirect } from 'shared-contracts/links';

/**
 * The page to return to once a person has an account: the current page, or the one that required the login
 * (decisions 20).
 */
export function returnPath(pathname: string, search: string): string {
  const isOnTheWay = pathname === paths.login || pathname === paths.register;
  return isOnTheWay ? safeRedirect(new URLSearchParams(search).get('redirect')) : `${pathname}${search}`;
}
