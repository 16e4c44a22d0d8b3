import type { Thing } from 'schema-dts';

/** The description of a page for search engines, shared links and tabs. */
export interface PageDescription {
  /** The second part of the title, the same as the screen will set. */
  title: string | null;
  description: string | null;
  /** The one address of the page, without what only sorts or tracks. */
  canonical: string;
  /** Address of the picture that a shared link shows. */
  picture: string | null;
  /** JSON-LD. */
  structuredData: readonly Thing[];
}
