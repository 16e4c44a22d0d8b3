import type { PreloadedAnswer } from 'shared-contracts/config';
import type { Site } from '../hosts/resolve-host.ts';
import { createAnswerCache } from './answer-cache.ts';
import { type ApiAddress, fetchAnswer } from './fetch-answer.ts';
import { isPublicAnswer, isVisitorAnswer } from './public-endpoints.ts';

/** Reads an answer by its URL relative to the API base; `null` when the API cannot be reached or it is not public. */
export type ReadAnswer = (site: Site, url: string) => Promise<PreloadedAnswer | null>;

/** Reads what is the same for everybody, and may go into pages. */
export const createPublicAnswers = (api: ApiAddress): ReadAnswer => readerOf(api, isPublicAnswer);

/** Reads, as a visitor, what a page tells everybody about itself. No page's scripts may start from it. */
export const createVisitorAnswers = (api: ApiAddress): ReadAnswer => readerOf(api, isVisitorAnswer);

function readerOf(api: ApiAddress, isReadable: (url: string) => boolean): ReadAnswer {
  const cached = createAnswerCache();
  return async (site, url) =>
    isReadable(url) ? cached(`${site.host} ${url}`, () => fetchAnswer(api, site.host, url)) : null;
}
