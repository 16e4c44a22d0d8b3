import type { AppName } from 'shared-contracts/links';
import type { PublishedRemote, Registry, RemoteRoute } from 'shared-contracts/remote';

export interface MatchedRoute {
  remote: PublishedRemote;
  route: RemoteRoute;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const isParameter = (segment: string) => segment.startsWith(':');
const isOptional = (segment: string) => segment.endsWith('?');

/** How exactly a router path fits an address: higher is more exact, `null` does not fit. */
export function fitOf(routerPath: string, pathname: string): number | null {
  const address = segmentsOf(pathname);
  let position = 0;
  let fit = 0;
  for (const segment of segmentsOf(routerPath)) {
    if (segment === '*') return fit;
    const actual = address[position];
    const wanted = segment.replace(/\?$/, '');
    const isSame = actual !== undefined && actual.toLowerCase() === wanted.toLowerCase();
    if (isSame || (isParameter(segment) && actual !== undefined)) {
      position++;
      fit += isSame ? 10 : 3;
    } else if (!isOptional(segment)) return null;
  }
  return position === address.length ? fit + 1 : null;
}

/** The most exact route of the app for an address, as the page's own router will choose it. */
export function matchRoute(registry: Registry, app: AppName, pathname: string): MatchedRoute | null {
  const candidates = registry.flatMap((remote) =>
    remote.descriptor.routes
      .filter(({ apps }) => apps.includes(app))
      .map((route) => ({ remote, route, fit: fitOf(route.path, pathname) })),
  );
  const fitting = candidates.filter(({ fit }) => fit !== null);
  return fitting.toSorted((one, other) => (other.fit ?? 0) - (one.fit ?? 0))[0] ?? null;
}
