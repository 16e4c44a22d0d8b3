import { readFlags } from 'shared-contracts/flags';
import { type AppName, paths } from 'shared-contracts/links';
import type { ServerHalves } from '../rendering/server-halves.ts';
import { createFindRoute } from './find-route.ts';
import { isKnownQuery } from './known-query.ts';
import type { MatchedRoute } from './match-route.ts';
import type { PageHost } from './page-host.ts';
import { isShellPath } from './page-status.ts';
import { isCardEntryPage } from './telemetry-script.ts';

/** Hosts that people find without logging in. */
const PUBLIC_APPS: readonly AppName[] = ['bookings', 'online-joining', 'my-account'];

/** A mailed link's screen depends on its fragment, which no server sees: without it, the link no longer works. */
const findMailedRoute = createFindRoute([paths.resetPassword, paths.confirmEmail].map((path) => ({ path })));

/** True if the shell has a screen of its own there that a server can render. */
const isRenderedShellPath = (pathname: string): boolean =>
  isShellPath(pathname) && pathname !== paths.home && !findMailedRoute(pathname);

export interface RenderPlanInput {
  app: AppName;
  host: Pick<PageHost, 'folder'>;
  pathname: string;
  search: string;
  status: number;
  matched: MatchedRoute | null;
  /** The site is down: every page says so. */
  isMaintenance: boolean;
  now: Date;
}

/**
 * Whose screen is rendered for a page: a remote's name, `null` for the shell's own, or `undefined` for a page that is
 * not rendered: with an unknown query, in a frame, at a kiosk, or of a remote that does not offer it. A screen behind the
 * login is rendered as its shape, without a person.
 */
export function plannedScreen(
  { app, host, pathname, search, status, matched, isMaintenance, now }: RenderPlanInput,
  halves: ServerHalves | null,
): string | null | undefined {
  const flags = readFlags({ pathname, search }, { embedded: false, kiosk: false });
  const isKnown = isKnownQuery({ app, pathname, search }, now);
  const isPlain = isKnown && host.folder === '/shell/' && !flags.kiosk && !flags.embedded;
  if (!halves || !isPlain || !PUBLIC_APPS.includes(app)) return undefined;
  // Whatever the address belongs to, the host itself says that it does not exist, or that the site is down.
  if (status === 404 || isMaintenance)
    return matched?.route.guard === 'customer' || isCardEntryPage(host, pathname) ? undefined : null;
  if (!matched) return isRenderedShellPath(pathname) && status === 200 ? null : undefined;
  const { route, remote } = matched;
  const { name } = remote.descriptor;
  const isOffered = halves.remotes.some((half) => half.name === name && half.renders.includes(route.id));
  const hasContent = status === 200 || status === 410;
  // A document that takes cards runs no inline script, which a rendered page needs until it is hydrated.
  const isAllowed = route.guard !== 'customer' || (halves.rendersShapes && !isCardEntryPage(host, pathname));
  return isOffered && hasContent && isAllowed ? name : undefined;
}
