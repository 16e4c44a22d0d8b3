import { paths, safeRedirect } from 'shared-contracts/links';

/**
 * Where a person wants to be once they have an account: where they are now, or where they were going when they were
 * asked to log in (decisions 20).
 */
export function wayBack(pathname: string, search: string): string {
  const isOnTheWay = pathname === paths.login || pathname === paths.register;
  return isOnTheWay ? safeRedirect(new URLSearchParams(search).get('redirect')) : `${pathname}${search}`;
}
