import type { AppName } from 'shared-contracts/links';
import { paths } from 'shared-contracts/links';
import { SitemapStream, streamToPromise } from 'sitemap';
import { disallowedPaths, isIndexedHost } from './is-indexed.ts';

/** `robots.txt` of a host. */
export function robotsFile(app: AppName, origin: string): string {
  const lines = ['User-agent: *', ...disallowedPaths(app).map((path) => `Disallow: ${path}`)];
  if (isIndexedHost(app)) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

interface Listed {
  app: AppName;
  origin: string;
  venueSlugs: readonly string[];
  /** Today's date in the site's time zone. */
  today: string;
}

/**
 * `sitemap.xml` of a host: its home and a page for each venue. Home shows what is on today and a venue's page today's
 * timetable, so both changed today. No call says when what is on sale last changed, so joining's pages have no date: a
 * wrong one would have crawlers ignore them all.
 */
export async function sitemapFile({ app, origin, venueSlugs, today }: Listed): Promise<string> {
  const stream = new SitemapStream({ hostname: origin });
  const isJoining = app === 'online-joining';
  stream.write(isJoining ? { url: paths.home } : { url: paths.home, lastmod: today });
  for (const slug of venueSlugs) {
    stream.write(isJoining ? { url: paths.centre(slug) } : { url: paths.venue(slug), lastmod: today });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
