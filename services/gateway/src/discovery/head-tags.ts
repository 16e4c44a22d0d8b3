import { escapeHtml, jsonForScript } from '../markup/html.ts';
import type { PageDescription } from './page-description.ts';

const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${escapeHtml(content)}">`;

/** What the head of a page says about it. */
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

/** What a page is about as JSON-LD. It is data and no script, so no policy has to allow it. */
export const structuredDataTags = ({ structuredData }: PageDescription): string =>
  structuredData
    .map(
      (thing) =>
        `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', ...Object(thing) })}</script>`,
    )
    .join('');
