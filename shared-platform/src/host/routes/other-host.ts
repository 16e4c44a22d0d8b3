import { APPS, type AppName } from 'shared-contracts/links';
import type { Registry } from 'shared-contracts/remote';
import { matchRoute } from './match-route.ts';

/** The host of the tenant that has a screen at a path which this one has not; `null` when none has. */
export function hostOfPath(registry: Registry, here: AppName, pathname: string): AppName | null {
  return APPS.find((app) => app !== here && matchRoute(registry, app, pathname)) ?? null;
}
