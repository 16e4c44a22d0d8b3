import { paths, safeRedirect } from 'shared-contracts/links';

/**
 * Where to return a person once they have an account: to the current page, or to the one that required the login
 * (decisions 20).
 */
export function returnPath(pathname: string, search: string): string {
  const isOnTheWay = pathname === paths.login || pathname === paths.register;
  return isOnTheWay ? safeRedirect(new URLSearchParams(search).get('redirect')) : `${pathname}${search}`;
}
