import {
  array,
  type Infer,
  nullable,
  number,
  object,
  optional,
  regex,
  safeParse,
  string,
} from 'shared-contracts/schema';

/** A path of the page's own origin or an https address: what the pages' security policy lets through. */
const ADDRESS = /^(?:https:\/\/|\/(?![/\\]))/;
const percent = number();

const address = string().check(regex(ADDRESS));

const sourceSchema = object({
  url: address,
  /** As `image/avif`. */
  type: string(),
  /** Pixels across. */
  width: number(),
});

const pictureSchema = object({
  /** The address shown where none of the sources can be. */
  url: address,
  /** Description for people who cannot see it; empty if it only decorates. */
  alt: string(),
  /** The point that stays visible when the picture is cropped, in percent across and down; by default its middle. */
  focus: optional(nullable(object({ x: percent, y: percent }))),
  /** The same picture in other sizes and formats, of which a browser takes what suits it. */
  sources: optional(array(sourceSchema)),
});
/** An operator's picture of a venue or an activity. */
export type Picture = Infer<typeof pictureSchema>;

/**
 * The picture of a venue, an activity or a highlight. Answers carry it unread, and it is read where it is shown: most pages
 * know venues and show none of their pictures.
 *
 * @returns `null` for one that is left out or cannot be shown
 */
export function readPicture(picture: unknown): Picture | null {
  const read = safeParse(pictureSchema, picture);
  return read.success ? read.data : null;
}

/**
 * The sources of a picture as HTML has them: one `srcset` for each format, as the operator orders them.
 *
 * @returns pairs of format and `srcset`, as `['image/avif', 'pool-600.avif 600w, pool-1200.avif 1200w']`
 */
export function sourceSets({ sources = [] }: Picture): [type: string, srcSet: string][] {
  const sets = new Map<string, string>();
  for (const { url, type, width } of sources) {
    const before = sets.get(type);
    sets.set(type, `${before ? `${before}, ` : ''}${url.replace(/[\s,]/g, encodeURIComponent)} ${width}w`);
  }
  return [...sets];
}
