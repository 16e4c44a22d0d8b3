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

/** The declared route of a path, if any. */
export function matchRoute(registry: Registry, app: AppName, pathname: string): HostRoute | undefined {
  return hostRoutes(registry, app).find((route) => pathMatches(route.path, pathname));
}

function pathMatches(pattern: string, pathname: string): boolean {
  const segments = (path: string) => path.split('/').filter(Boolean);
  const expected = segments(pattern);
  const actual = segments(pathname);
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === actual[index])
  );
}
