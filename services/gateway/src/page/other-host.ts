import { APPS, type AppName } from 'shared-contracts/links';
import type { Registry } from 'shared-contracts/remote';
import { matchRoute } from './match-route.ts';
import { isShellPath } from './page-status.ts';

/** The host of the tenant that shows a path which this one has no screen for; `null` when none does. */
export function otherHostOf(registry: Registry, here: AppName, pathname: string): AppName | null {
  if (isShellPath(pathname) || matchRoute(registry, here, pathname)) return null;
  return APPS.find((app) => matchRoute(registry, app, pathname)) ?? null;
}
