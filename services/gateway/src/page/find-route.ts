import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';

/** Addresses that are remembered for one list of routes. */
const CAPACITY = 500;

export type FindRoute<Route> = (pathname: string) => Route | undefined;

/** The router writes a line about every address that cannot be decoded; encoded once more, it means the same to it. */
function decodable(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.split('/').map(encodeURIComponent).join('/');
  }
}

/**
 * Finds the route that the page's router will show at an address, with the router's own function. As it ranks all routes
 * for each address, which takes half a millisecond, what it found is remembered.
 */
export function createFindRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
): FindRoute<Route> {
  const objects = routes.map((route) => ({ path: route.path, handle: route }));
  const found = new LRUCache<string, { route: Route | undefined }>({
    max: CAPACITY,
    memoMethod: (pathname) => ({
      route: matchRoutes(objects, { pathname: decodable(pathname) })?.[0]?.route.handle,
    }),
  });
  return (pathname) => found.memo(pathname).route;
}
