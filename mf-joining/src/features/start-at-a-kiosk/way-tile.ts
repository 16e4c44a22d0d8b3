import { Link } from 'shared-platform/router';
import { styled } from 'shared-ui/core';

/** On a tall screen the tiles fill the lower part, where everyone can reach them. */
export const TALL = '@media (orientation: portrait) and (min-height: 1200px)';

/** On a wide one picture and words are side by side: a picture is made for a tall frame. */
export const WIDE = '@media (orientation: landscape) and (min-width: 1000px)';

const tile = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'clamp(220px, 40vmin, 420px)',
  overflow: 'hidden',
  border: '3px solid var(--brand-action-edge)',
  borderRadius: 'calc(2 * var(--ui-radius))',
  background: 'var(--brand-action)',
  color: 'var(--brand-on-action)',
  textDecoration: 'none',
  // As high as bars, welcome and notices let it be.
  [WIDE]: { flexDirection: 'row', minHeight: 0, height: 'clamp(220px, 100dvh - 510px, 560px)' },
  '&:hover': { background: 'var(--brand-action-hover)' },
  '&:focus-visible': { borderRadius: 'calc(2 * var(--ui-radius))', outlineWidth: '6px' },
} as const;

/** A way on from the kiosk home, within this host. */
export const InnerTile = styled(Link)(tile);

/** A way on to another host. */
export const OuterTile = styled('a')(tile);

/** Label of a tile, below its picture. */
export const TileLabel = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  '& > svg': { flex: 'none' },
  padding: 'clamp(20px, 3.6vmin, 44px) clamp(20px, 3.2vmin, 36px)',
  font: '700 clamp(1.5rem, 4vmin, 2.375rem)/1.15 var(--font-heading)',
  // Both are as high, whether or not a label needs a second line.
  [TALL]: { minHeight: 'calc(2lh + 48px)', padding: '24px', fontSize: '1.875rem' },
  [WIDE]: {
    flex: '0 0 42%',
    flexDirection: 'column',
    alignItems: 'start',
    padding: '24px',
    fontSize: '2.125rem',
  },
});
