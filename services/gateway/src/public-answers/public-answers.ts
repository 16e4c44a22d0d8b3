import type { PreloadedAnswer } from 'shared-contracts/config';
import { type Site, siteKey } from '../hosts/resolve-host.ts';
import { createAnswerCache, type Lifetimes } from './answer-cache.ts';
import { type ApiAddress, fetchAnswer } from './fetch-answer.ts';
import { isPublicAnswer, isSearchAnswer, isVisitorAnswer } from './public-endpoints.ts';

/** Reads an answer by its URL relative to the API base; `null` when the API cannot be reached or it is not public. */
export type ReadAnswer = (site: Site, url: string) => Promise<PreloadedAnswer | null>;

/** Reads answers that are the same for everyone and may go into pages. */
export const createPublicAnswers = (api: ApiAddress): ReadAnswer => readerOf(api, isPublicAnswer);

/** Maximum age of the number of places left, in milliseconds; the API decides bookings. */
const VISITORS = { freshFor: 10_000, staleFor: 60_000 };

/** Reads, as a visitor, the public description of a page. No page may preload it. */
export function createVisitorAnswers(api: ApiAddress): ReadAnswer {
  const read = readerOf(api, isVisitorAnswer, VISITORS);
  // Anyone can make up searches: they are kept apart, so as to evict no other answer.
  const readSearch = readerOf(api, isSearchAnswer, VISITORS);
  return (site, url) => (isSearchAnswer(url) ? readSearch : read)(site, url);
}

function readerOf(api: ApiAddress, isReadable: (url: string) => boolean, lifetimes?: Lifetimes): ReadAnswer {
  const cached = createAnswerCache(lifetimes);
  return async (site, url) =>
    isReadable(url) ? cached(`${siteKey(site)} ${url}`, () => fetchAnswer(api, site, url)) : null;
}
