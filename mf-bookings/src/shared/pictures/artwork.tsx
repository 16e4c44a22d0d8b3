import { readPicture, sourceSets } from 'shared-contracts/api/picture';
import { type ArtworkFormat, artworkAddress, sheetAddress } from 'shared-contracts/artwork';
import { styled, useTheme } from 'shared-ui/core';

/** Its box has its size before the picture is there, and a colour of the brand until then. */
const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: 'var(--brand-wash)',
});

/** It has no box: its image fills the one around it. */
const Sources = styled('picture')({ display: 'contents' });

type Format = Exclude<ArtworkFormat, 'spot'>;

/** Widths of the boxes, from which a browser chooses a source. */
const SIZES: Record<Format, string> = {
  card: '(min-width: 600px) 270px, 50vw',
  banner: '(min-width: 600px) 720px, 100vw',
};

interface Props {
  /** The name of what is pictured, which a drawing follows. */
  subject: string;
  format?: Format;
  /** The names of the drawings in its row, itself among them: they come as one file. */
  among?: readonly string[];
  /** The operator's own, shown instead of a drawing. */
  picture: unknown;
  /** Its name is beside it, so no one needs to hear it twice. */
  isNamed?: boolean;
}

/** An operator's picture, or else a drawing in the brand's colours. It fills its box, which decides its size. */
export function Artwork({ subject, format = 'card', among, picture, isNamed = false }: Props) {
  const { palette } = useTheme();
  const own = readPicture(picture);
  const focus = own?.focus;
  const image = (
    <Image
      src={
        own?.url ?? (among ? sheetAddress(palette, among, subject) : artworkAddress(palette, format, subject))
      }
      alt={(!isNamed && own?.alt) || ''}
      // The largest content of its page.
      fetchPriority={format === 'banner' ? 'high' : undefined}
      sx={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  );
  if (!own?.sources) return image;
  return (
    <Sources>
      {sourceSets(own).map(([type, srcSet]) => (
        <source key={type} type={type} srcSet={srcSet} sizes={SIZES[format]} />
      ))}
      {image}
    </Sources>
  );
}
