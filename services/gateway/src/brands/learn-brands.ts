import { client } from 'shared-contracts/api/client';
import { theme } from 'shared-contracts/api/theme';
import type { PreloadedAnswer } from 'shared-contracts/config';
import { answerUrl } from '../public-answers/answer-url.ts';
import type { ReadAnswer } from '../public-answers/public-answers.ts';
import { clientOf, themeOf } from '../upstreams/answer-data.ts';
import type { BrandKeeper } from './brand-keeper.ts';

const CLIENT = answerUrl(client);
const THEME = answerUrl(theme);

/** Lets the keeper see every answer once that tells about a brand, on its way into a page. */
export function learnBrands(read: ReadAnswer, keeper: BrandKeeper): ReadAnswer {
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
