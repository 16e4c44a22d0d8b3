/** A picture in a list, a wide one, and a small illustration of its own. */
export const ARTWORK_FORMATS = ['card', 'banner', 'spot'] as const;
export type ArtworkFormat = (typeof ARTWORK_FORMATS)[number];

/**
 * Subjects of the illustrations: a day without classes, a search without results, a page that does not exist, maintenance,
 * a page that could not be loaded; bookings, memberships, guests and papers of which a person has none yet; an empty basket.
 */
export const SPOTS = [
  'day',
  'search',
  'lost',
  'works',
  'drop',
  'ticket',
  'membership',
  'guests',
  'paper',
  'bag',
] as const;
export type Spot = (typeof SPOTS)[number];

/** Goes up whenever a drawing changes: browsers keep a drawing for as long as its address stays the same. */
export const ARTWORK_REVISION = 3;

/** The colours of a brand that its drawings are made of, as the palette of a page's theme holds them. */
export interface ArtworkPalette {
  primary: { main: string };
  secondary: { dark: string };
}

const folder = ({ primary, secondary }: ArtworkPalette) =>
  `/brand/artwork/${ARTWORK_REVISION}${(primary.main + secondary.dark).replace(/#/g, '-')}`;

/**
 * The address of a drawing, which the gateway answers. It holds all that the drawing is made of, so it can be kept for good.
 *
 * @param palette of the page's theme; `#rrggbb`
 * @param subject the name or slug of what is pictured, whose words tell the kind; or the name of an illustration
 */
export const artworkAddress = (palette: ArtworkPalette, format: ArtworkFormat, subject: string): string =>
  `${folder(palette)}/${format}/${encodeURIComponent(subject)}.svg`;

/** Number of drawings that a sheet may have. */
export const SHEET_MOST = 8;

/**
 * The address of a drawing on a sheet of several cards, which browsers fetch once for all of them.
 *
 * @param palette of the page's theme; `#rrggbb`
 * @param subjects the names of all that is pictured beside it, itself among them; at most `SHEET_MOST`
 * @param subject one of them; on a sheet without it the first one is shown
 */
export const sheetAddress = (palette: ArtworkPalette, subjects: readonly string[], subject: string): string =>
  `${folder(palette)}/sheet/${subjects.map((name) => encodeURIComponent(name.replace(/~/g, '-'))).join('~')}.svg#${subjects.indexOf(subject)}`;
