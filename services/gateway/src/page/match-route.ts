import type { AppName } from 'shared-contracts/links';
import type { PublishedRemote, Registry, RemoteRoute } from 'shared-contracts/remote';
import { createFindRoute, type FindRoute } from './find-route.ts';

export interface MatchedRoute {
  remote: PublishedRemote;
  route: RemoteRoute;
}

type FindMatch = FindRoute<MatchedRoute & { path: string }>;

const known = new WeakMap<Registry, Map<AppName, FindMatch>>();

function finderOf(registry: Registry, app: AppName): FindMatch {
  const finders = known.get(registry) ?? new Map<AppName, FindMatch>();
  known.set(registry, finders);
  const finder = finders.get(app) ?? createFindRoute(routesOf(registry, app));
  finders.set(app, finder);
  return finder;
}

const routesOf = (registry: Registry, app: AppName) =>
  registry.flatMap((remote) =>
    remote.descriptor.routes
      .filter(({ apps }) => apps.includes(app))
      .map((route) => ({ remote, route, path: route.path })),
  );

/** The route of the app that the page's own router will show at an address. */
export const matchRoute = (registry: Registry, app: AppName, pathname: string): MatchedRoute | null =>
  finderOf(registry, app)(pathname) ?? null;
