import { matchRoutes } from 'react-router';
import type { AppName } from 'shared-contracts/links';
import type { Registry, RemoteRoute } from 'shared-contracts/remote';

/** A route of the registry with the remote that brings it. */
export interface HostRoute extends RemoteRoute {
  remote: string;
  displayName: string;
}

/** Every route that the remotes declare for a host. */
export function hostRoutes(registry: Registry, app: AppName): HostRoute[] {
  return registry.flatMap(({ descriptor }) =>
    descriptor.routes
      .filter((route) => route.apps.includes(app))
      .map((route) => ({ ...route, remote: descriptor.name, displayName: descriptor.displayName })),
  );
}

/** The declared route of a path, if any: the one the router shows. */
export function matchRoute(registry: Registry, app: AppName, pathname: string): HostRoute | undefined {
  const routes = hostRoutes(registry, app).map((route) => ({ path: route.path, handle: route }));
  return matchRoutes(routes, { pathname })?.[0]?.route.handle;
}
