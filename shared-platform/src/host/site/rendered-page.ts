import { siteDay } from 'shared-contracts/dates';
import { type Infer, nullable, object, safeParse, string } from 'shared-contracts/schema';
import { storageLifetime } from 'shared-contracts/storage';
import type { PlatformServices } from '../../platform-context.ts';
import { storedNames } from '../../storage/browser-storage.ts';

/** Attribute of the root element that says for what a page was rendered. */
export const RENDERED = 'data-rendered';

/** Marks a part of a rendered page that was left to the browser. */
export const NOT_RENDERED = 'not-rendered';

const assumptionsSchema = object({
  path: string(),
  search: string(),
  venue: nullable(string()),
  now: string(),
});

/** The server's assumptions when it rendered a page. Display flags are off, and no one is logged in. */
export type Assumptions = Infer<typeof assumptionsSchema>;

/**
 * Takes off the page what it says of itself; `null` when the server has not rendered it. It holds the search of the
 * address, which the next person in the tab must not find.
 */
export function consumeAssumptions(root: HTMLElement): Assumptions | null {
  const written = root.getAttribute(RENDERED);
  if (!written) return null;
  root.removeAttribute(RENDERED);
  const read = safeParse(assumptionsSchema, JSON.parse(written));
  return read.success ? read.data : null;
}

interface Here {
  address: Pick<Location, 'pathname' | 'search'>;
  /** State of the present entry of the tab's history. */
  historyState: { usr?: unknown } | null;
  isInEarlierVisit: boolean;
  tabStorage: Storage;
  now: Date;
  /** Without a token, a customer's screen leads to the login; hydrated, it would request its answers first. */
  leadsToLogin: boolean;
}

/**
 * True if the first render here matches the page as it arrived. If it does not, nothing is hydrated: React would find
 * another tree than it renders.
 */
export function matchesRenderedPage(
  { path, search, venue, now }: Assumptions,
  { flags, venue: selector }: Pick<PlatformServices, 'flags' | 'venue'>,
  here: Here,
): boolean {
  return (
    !flags.embedded &&
    !flags.kiosk &&
    here.address.pathname === path &&
    here.address.search === search &&
    selector.slug.get() === venue &&
    siteDay(here.now) === siteDay(now) &&
    !here.leadsToLogin &&
    // A screen that someone comes back to may be drawn from what the entry or the tab keeps of it.
    !here.historyState?.usr &&
    !here.isInEarlierVisit &&
    storedNames(here.tabStorage).every((name) => storageLifetime(name) === 'tab')
  );
}
