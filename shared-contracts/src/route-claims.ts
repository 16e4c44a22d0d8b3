import { APPS, type AppName, paths } from './links.ts';
import type { RemoteDescriptor } from './remote.ts';

/** Screens that every host has itself. */
export const HOST_PATHS: readonly string[] = [
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.confirmEmail,
  '/index.html',
];

/** Paths that the gateway answers itself, so that a screen there would never be shown. */
export const GATEWAY_PATHS: readonly string[] = [
  ...['api', 'shell', 'standalone', 'remotes', 'embed', 'telemetry', 'map', 'fonts', 'brand'].map(
    (folder) => `/${folder}/*`,
  ),
  ...[
    '/boot.json',
    '/registry.json',
    '/robots.txt',
    '/sitemap.xml',
    '/policy-reports',
    '/health',
    '/healthz',
    '/ready',
    '/__live',
    '/__faults',
  ],
];

/** A router path that a remote claims on a host where it is already taken. */
export interface PathClash {
  app: AppName;
  path: string;
  /** The path that it overlaps. */
  taken: string;
  /** The owner of that path: the host, the gateway, or a remote by name. A malformed path has none. */
  owner: string;
}

/** A segment of a router path as it has to be written: a name, a parameter or, at the end, everything. */
const SEGMENT = /^(?:[\w~-][\w.~-]*\??|:\w+\??|\*)$/;

/** A path that other readers could take for a different one, such as `/./login`, `/login;x` or `/%6cogin`. */
const isOddlyWritten = (path: string): boolean =>
  path !== '/' &&
  path !== '*' &&
  !path
    .replace(/^\//, '')
    .replace(/\/$/, '')
    .split('/')
    .every((segment, at, all) => SEGMENT.test(segment) && (segment !== '*' || at === all.length - 1));

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const isOptional = (segment: string | undefined) => segment?.endsWith('?') ?? false;
/** Routers read a segment that merely ends with a star in different ways; here it matches everything. */
const isRest = (segment: string | undefined) => segment?.includes('*') ?? false;

/** A fixed segment as a router compares it; `null` for a parameter, which is anything. */
function fixedPart(segment: string): string | null {
  if (segment.startsWith(':')) return null;
  const name = segment.replace(/\?$/, '');
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

function mayEqual(one: string, other: string): boolean {
  const [first, second] = [fixedPart(one), fixedPart(other)];
  return first === null || second === null || first === second;
}

/**
 * True if some address matches two router paths: `/shop/:item` and `/shop/:offer?/new` share `/shop/new`. Upper and
 * lower case are the same to a router, and so are slashes at the end.
 */
export function pathsOverlap(one: string, other: string): boolean {
  const [first, second] = [segmentsOf(one), segmentsOf(other)];
  const known = new Map<string, boolean>();

  function overlapFrom(at: number, beside: number): boolean {
    const key = `${at} ${beside}`;
    const answer = known.get(key) ?? judge(at, beside);
    known.set(key, answer);
    return answer;
  }

  function judge(at: number, beside: number): boolean {
    const [a, b] = [first[at], second[beside]];
    if (isRest(a) || isRest(b) || (a === undefined && b === undefined)) return true;
    return (
      (isOptional(a) && overlapFrom(at + 1, beside)) ||
      (isOptional(b) && overlapFrom(at, beside + 1)) ||
      (a !== undefined && b !== undefined && mayEqual(a, b) && overlapFrom(at + 1, beside + 1))
    );
  }
  return overlapFrom(0, 0);
}

/**
 * The paths of a remote that the host, the gateway or another remote has already: the first clash of each path on each
 * host. A remote may overlap itself.
 */
export function findPathClashes(
  { name, routes }: Pick<RemoteDescriptor, 'name' | 'routes'>,
  others: readonly Pick<RemoteDescriptor, 'name' | 'routes'>[],
): PathClash[] {
  const own = [
    ...HOST_PATHS.map((taken) => ({ taken, owner: 'host', apps: APPS })),
    ...GATEWAY_PATHS.map((taken) => ({ taken, owner: 'gateway', apps: APPS })),
    ...others
      .filter((other) => other.name !== name)
      .flatMap((other) =>
        other.routes.map(({ path, apps }) => ({
          taken: path,
          owner: other.name,
          apps: apps as readonly AppName[],
        })),
      ),
  ];
  return routes.flatMap(({ path, apps }) =>
    apps.flatMap((app) => {
      if (isOddlyWritten(path)) return [{ app, path, taken: path, owner: 'nobody' }];
      const first = own.find((each) => each.apps.includes(app) && pathsOverlap(path, each.taken));
      return first ? [{ app, path, taken: first.taken, owner: first.owner }] : [];
    }),
  );
}

/** Reason that a path cannot be claimed, as a sentence. */
export function describePathClash({ app, path, taken, owner }: PathClash): string {
  const place = `Its path ${path} on ${app}`;
  if (owner === 'host') {
    return path === taken
      ? `${place} is a screen that every host has of its own.`
      : `${place} also fits ${taken}, a screen that every host has of its own.`;
  }
  if (owner === 'nobody')
    return `${place} is not written plainly: use letters, digits, '.', '_', '~' and '-', parameters and a star at the end.`;
  if (owner === 'gateway') return `${place} also fits ${taken}, which the gateway answers itself.`;
  return path === taken ? `${place} is ${owner}'s already.` : `${place} also fits ${taken} of ${owner}.`;
}
