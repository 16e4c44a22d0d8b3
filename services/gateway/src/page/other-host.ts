import { APPS, type AppName } from 'shared-contracts/links';
import type { Registry } from 'shared-contracts/remote';
import { matchRoute } from './match-route.ts';
import { isShellPath } from './page-status.ts';

/** The tenant's host that has a screen for a path that this one lacks; `null` if none has. */
export function otherHostOf(registry: Registry, here: AppName, pathname: string): AppName | null {
  if (isShellPath(pathname) || matchRoute(registry, here, pathname)) return null;
  return APPS.find((app) => matchRoute(registry, app, pathname)) ?? null;
}
