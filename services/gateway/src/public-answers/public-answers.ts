import type { PreloadedAnswer } from 'shared-contracts/config';
import type { Site } from '../hosts/resolve-host.ts';
import { createAnswerCache } from './answer-cache.ts';
import { type ApiAddress, fetchAnswer } from './fetch-answer.ts';
import { isPublicAnswer } from './public-endpoints.ts';

/** Reads an answer by its URL relative to the API base; `null` when the API cannot be reached or it is not public. */
export type ReadAnswer = (site: Site, url: string) => Promise<PreloadedAnswer | null>;

export function createPublicAnswers(api: ApiAddress): ReadAnswer {
  const cached = createAnswerCache();
  return async (site, url) =>
    isPublicAnswer(url) ? cached(`${site.host} ${url}`, () => fetchAnswer(api, site.host, url)) : null;
}
