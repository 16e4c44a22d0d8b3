/** A picture in a list, a wide one, and a small illustration of its own. */
export const ARTWORK_FORMATS = ['card', 'banner', 'spot'] as const;
export type ArtworkFormat = (typeof ARTWORK_FORMATS)[number];

/**
 * Subjects of the illustrations: a day without classes, a search without results, a page that does not exist, maintenance,
 * a page that could not be loaded.
 */
export const SPOTS = ['day', 'search', 'lost', 'works', 'drop'] as const;
export type Spot = (typeof SPOTS)[number];

/** Goes up whenever a drawing changes: browsers keep a drawing for as long as its address stays the same. */
export const ARTWORK_REVISION = 2;

/** The colours of a brand that its drawings are made of, as the palette of a page's theme holds them. */
export interface ArtworkPalette {
  primary: { main: string };
  secondary: { dark: string };
}

/**
 * The address of a drawing, which the gateway answers. It holds all that the drawing is made of, so it can be kept for good.
 *
 * @param palette of the page's theme; `#rrggbb`
 * @param subject the name or slug of what is pictured, whose words tell the kind; or the name of an illustration
 */
export const artworkAddress = (palette: ArtworkPalette, format: ArtworkFormat, subject: string): string =>
  `/brand/artwork/${ARTWORK_REVISION}${(palette.primary.main + palette.secondary.dark).replace(/#/g, '-')}/${format}/${encodeURIComponent(subject)}.svg`;
