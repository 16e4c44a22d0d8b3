import {
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

const pictureSchema = object({
  url: string().check(regex(ADDRESS)),
  /** Description for people who cannot see it; empty if it only decorates. */
  alt: string(),
  /** The point that stays visible when the picture is cropped, in percent across and down; by default its middle. */
  focus: optional(nullable(object({ x: percent, y: percent }))),
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
