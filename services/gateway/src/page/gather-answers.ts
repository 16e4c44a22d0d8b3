import { client } from 'shared-contracts/api/client';
import { footer } from 'shared-contracts/api/footer';
import { theme } from 'shared-contracts/api/theme';
import { venueCalls } from 'shared-contracts/api/venues';
import type { PreloadedAnswer } from 'shared-contracts/config';
import { relativeUrl } from 'shared-contracts/endpoint-address';
import type { RemoteRoute } from 'shared-contracts/remote';
import type { Site } from '../hosts/resolve-host.ts';
import type { ReadAnswer } from '../public-answers/public-answers.ts';
import { venueOf } from '../upstreams/answer-data.ts';
import type { RequestedVenue } from './requested-venue.ts';
import { readCourts, readLists, readSession } from './visitor-answers.ts';
import type { VisitorLists } from './visitor-lists.ts';

/** The API answers for a page before its scripts run. */
export interface PageAnswers {
  client: PreloadedAnswer | null;
  /** The answer that determines the theme (decisions 12). */
  theme: PreloadedAnswer | null;
  venue: PreloadedAnswer | null;
  /** The class that the address names, as a visitor sees it. Never among the preloaded ones. */
  session: PreloadedAnswer | null;
  /** The address names a venue that does not exist. */
  isVenueMissing: boolean;
  /** The other answers of a rendered page, as for a visitor; never among the preloaded ones either. */
  visitors: PreloadedAnswer[];
  /** All preloaded answers, each once. */
  preloaded: PreloadedAnswer[];
}

type Read = (url: string) => Promise<PreloadedAnswer | null>;

/** The answers for a theme: with a venue that fails there are two, and the last one decides (decisions 12). */
async function readTheme(read: Read, slug: string | null): Promise<(PreloadedAnswer | null)[]> {
  const plain = relativeUrl(theme);
  if (slug === null) return [await read(plain)];
  const first = await read(relativeUrl(theme, { query: { venue: slug } }));
  return first?.status === 200 ? [first] : [first, await read(plain)];
}

const readVenue = async (read: Read, { app }: Site, slug: string | null): Promise<PreloadedAnswer | null> =>
  slug === null ? null : read(relativeUrl(venueCalls(app).one, { params: { venue: slug } }));

/** The footer of a venue, once its id is known; there is none without it. */
async function readFooter(read: Read, venueId: Promise<string | null>): Promise<PreloadedAnswer | null> {
  const venue = await venueId;
  return venue === null ? null : read(relativeUrl(footer, { query: { venue } }));
}

function routePreloads(route: RemoteRoute | undefined, slug: string | null): string[] {
  return (route?.preload ?? [])
    .filter((url) => slug !== null || !url.includes('{venue}'))
    .map((url) => url.replaceAll('{venue}', encodeURIComponent(slug ?? '')));
}

/** The inputs for a page's answers besides its venue. */
interface PageNeeds {
  route: RemoteRoute | undefined;
  pathname: string;
  hasFooter: boolean;
  lists: VisitorLists;
}

/** Requests what the page needs first from the API, in parallel. */
export async function gatherAnswers(
  { readAnswer, readAsVisitor }: { readAnswer: ReadAnswer; readAsVisitor: ReadAnswer },
  site: Site,
  { named, selected }: RequestedVenue,
  { route, pathname, hasFooter, lists }: PageNeeds,
): Promise<PageAnswers> {
  const read: Read = (url) => readAnswer(site, url);
  const readVisitors: Read = (url) => readAsVisitor(site, url);
  const slug = named ?? selected;
  const venueRead = readVenue(read, site, slug);
  const venueId = venueRead.then((found) => venueOf(found)?.id ?? null);
  const [clientAnswer, themes, venueAnswer, footerAnswer, sessionAnswer, listed, onCourt, others] =
    await Promise.all([
      read(relativeUrl(client)),
      readTheme(read, slug),
      venueRead,
      hasFooter ? readFooter(read, venueId) : null,
      readSession(readVisitors, pathname),
      readLists(readVisitors, lists, { named, venueId }),
      readCourts({ read, readVisitors }, lists, { named, venue: venueRead }),
      Promise.all(routePreloads(route, slug).map(read)),
    ]);
  const found = [clientAnswer, ...themes, venueAnswer, footerAnswer, ...others, onCourt.courts].filter(
    (each) => each !== null,
  );
  return {
    client: clientAnswer,
    theme: themes.at(-1) ?? null,
    venue: venueAnswer,
    session: sessionAnswer,
    visitors: [...listed, onCourt.times, sessionAnswer].flatMap((answer) =>
      answer?.status === 200 ? [answer] : [],
    ),
    isVenueMissing: named !== null && venueAnswer?.status === 404,
    preloaded: [...new Map(found.map((answer) => [answer.url, answer])).values()],
  };
}
