import { session } from 'shared-contracts/api/activities';
import { client } from 'shared-contracts/api/client';
import { theme } from 'shared-contracts/api/theme';
import { footer, venueCalls } from 'shared-contracts/api/venues';
import type { PreloadedAnswer } from 'shared-contracts/config';
import type { RemoteRoute } from 'shared-contracts/remote';
import type { Site } from '../hosts/resolve-host.ts';
import { answerUrl } from '../public-answers/answer-url.ts';
import type { ReadAnswer } from '../public-answers/public-answers.ts';
import { venueOf } from '../upstreams/answer-data.ts';
import type { WantedVenue } from './wanted-venue.ts';

/** What is known about a page before its scripts run. */
export interface PageAnswers {
  client: PreloadedAnswer | null;
  /** The answer that decides about the theme (decisions 12). */
  theme: PreloadedAnswer | null;
  venue: PreloadedAnswer | null;
  /** The class that the address names, as a visitor sees it. Never among the preloaded ones. */
  session: PreloadedAnswer | null;
  /** The address names a venue that does not exist. */
  isVenueMissing: boolean;
  /** Everything the page may take instead of asking, each answer once. */
  preloaded: PreloadedAnswer[];
}

type Read = (url: string) => Promise<PreloadedAnswer | null>;

/** The answers for a theme: with a venue that fails there are two, and the last one decides (decisions 12). */
async function readTheme(read: Read, slug: string | null): Promise<(PreloadedAnswer | null)[]> {
  const plain = answerUrl(theme);
  if (slug === null) return [await read(plain)];
  const first = await read(answerUrl(theme, { query: { venue: slug } }));
  return first?.status === 200 ? [first] : [first, await read(plain)];
}

async function readVenue(
  read: Read,
  { app }: Site,
  slug: string | null,
  hasFooter: boolean,
): Promise<(PreloadedAnswer | null)[]> {
  if (slug === null) return [];
  const found = await read(answerUrl(venueCalls(app).one, { params: { venue: slug } }));
  const id = venueOf(found)?.id;
  return id === undefined || !hasFooter
    ? [found]
    : [found, await read(answerUrl(footer, { query: { venue: id } }))];
}

const SESSION_PATH = /^\/location\/[^/]+\/sessions\/([\w-]+)\/?$/;

async function readSession(read: Read, pathname: string): Promise<PreloadedAnswer | null> {
  const [, id] = SESSION_PATH.exec(pathname) ?? [];
  return id === undefined ? null : read(answerUrl(session, { params: { session: id } }));
}

function routePreloads(route: RemoteRoute | undefined, slug: string | null): string[] {
  return (route?.preload ?? [])
    .filter((url) => slug !== null || !url.includes('{venue}'))
    .map((url) => url.replaceAll('{venue}', encodeURIComponent(slug ?? '')));
}

/** Asks the API, all at once, for what the page will need first. */
export async function gatherAnswers(
  { readAnswer, readAsVisitor }: { readAnswer: ReadAnswer; readAsVisitor: ReadAnswer },
  site: Site,
  { named, selected }: WantedVenue,
  { route, pathname, hasFooter }: { route: RemoteRoute | undefined; pathname: string; hasFooter: boolean },
): Promise<PageAnswers> {
  const read: Read = (url) => readAnswer(site, url);
  const slug = named ?? selected;
  const [clientAnswer, themes, venueAnswers, sessionAnswer, others] = await Promise.all([
    read(answerUrl(client)),
    readTheme(read, slug),
    readVenue(read, site, slug, hasFooter),
    readSession((url) => readAsVisitor(site, url), pathname),
    Promise.all(routePreloads(route, slug).map(read)),
  ]);
  const found = [clientAnswer, ...themes, ...venueAnswers, ...others].filter((each) => each !== null);
  return {
    client: clientAnswer,
    theme: themes.at(-1) ?? null,
    venue: venueAnswers[0] ?? null,
    session: sessionAnswer,
    isVenueMissing: named !== null && venueAnswers[0]?.status === 404,
    preloaded: [...new Map(found.map((answer) => [answer.url, answer])).values()],
  };
}
