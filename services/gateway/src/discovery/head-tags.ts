import { escapeHtml, jsonForScript } from '../markup/html.ts';
import type { PageDescription } from './page-description.ts';

const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${escapeHtml(content)}">`;

/** The tags of a page's head that describe it. */
export function headTags(
  { description, canonical, picture }: PageDescription,
  { title, siteName }: { title: string; siteName: string },
): string {
  const described = description ? escapeHtml(description) : null;
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    described ? `<meta name="description" content="${described}">` : '',
    property('type', 'website'),
    property('site_name', siteName),
    property('title', title),
    property('url', canonical),
    property('locale', 'en_GB'),
    description ? property('description', description) : '',
    picture ? `${property('image', picture)}<meta name="twitter:card" content="summary_large_image">` : '',
  ].join('');
}

/** The description of a page as JSON-LD. It is data, not a script, so no policy has to allow it. */
export const structuredDataTags = ({ structuredData }: PageDescription): string =>
  structuredData
    .map(
      (thing) =>
        `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', ...Object(thing) })}</script>`,
    )
    .join('');
