import type { AppName } from 'shared-contracts/links';
import { paths } from 'shared-contracts/links';
import { SitemapStream, streamToPromise } from 'sitemap';
import { isFoundHost, keptFromCrawlers } from './is-indexed.ts';

/** `robots.txt` of a host. */
export function robotsFile(app: AppName, origin: string): string {
  const lines = ['User-agent: *', ...keptFromCrawlers(app).map((path) => `Disallow: ${path}`)];
  if (isFoundHost(app)) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

interface Listed {
  app: AppName;
  origin: string;
  venueSlugs: readonly string[];
  /** The day's date where the site is. */
  today: string;
}

/**
 * `sitemap.xml` of a host: its home and a page for each venue. What a venue's page shows is today's timetable, so it
 * changed today; a centre's memberships say nothing of when they changed.
 */
export async function sitemapFile({ app, origin, venueSlugs, today }: Listed): Promise<string> {
  const stream = new SitemapStream({ hostname: origin });
  const isJoining = app === 'online-joining';
  stream.write({ url: paths.home });
  for (const slug of venueSlugs) {
    stream.write(isJoining ? { url: paths.centre(slug) } : { url: paths.venue(slug), lastmod: today });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
