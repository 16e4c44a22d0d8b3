import { client } from 'shared-contracts/api/client';
import { theme } from 'shared-contracts/api/theme';
import type { PreloadedAnswer } from 'shared-contracts/config';
import { relativeUrl } from 'shared-contracts/endpoint-address';
import type { ReadAnswer } from '../public-answers/public-answers.ts';
import { clientOf, themeOf } from '../upstreams/answer-data.ts';
import type { BrandStore } from './brand-store.ts';

const CLIENT = relativeUrl(client);
const THEME = relativeUrl(theme);

/** Records each answer about a brand once, when it goes into a page. */
export function recordBrands(read: ReadAnswer, keeper: BrandStore): ReadAnswer {
  const seen = new WeakSet<PreloadedAnswer>();
  return async (site, url) => {
    const answer = await read(site, url);
    if (!answer || seen.has(answer)) return answer;
    seen.add(answer);
    const found = url === CLIENT ? clientOf(answer) : null;
    if (found) keeper.learnClient(site.tenant, found);
    const look = url.split('?')[0] === THEME ? themeOf(answer) : null;
    if (look) keeper.learnTheme(site.tenant, look, url === THEME);
    return answer;
  };
}
