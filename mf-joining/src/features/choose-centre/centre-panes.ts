import { styled } from 'shared-ui/core';

/** The room decides, and not the face of the brand, that the button is below the box on the narrowest phones. */
export const SearchRow = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px',
  '&:has(+ [data-unknown]) input': { borderColor: 'var(--ui-danger)' },
});

/** A search that came to nothing is said below its field, with all centres further down. */
export const Problem = styled('div')({
  '& > [role]': { display: 'flex', gap: '8px' },
  '& svg': { flex: 'none', height: '1lh' },
  '&:has(svg)': { marginTop: '8px' },
});

const PHONE = '@media (max-width: 575.98px)';

/**
 * Controls of a search by place: the person's location and the radius. On a phone, where the list comes first, the radius
 * is there once there is something to measure from.
 */
export const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 32px',
  marginTop: '12px',
  [PHONE]: { '& > [data-idle]': { display: 'none' } },
});

/** The quiet ways to other centres, in one line. */
export const Links = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 24px',
  '& > button': { marginInline: '-12px' },
  [PHONE]: { flex: '1 1 100%' },
});

/** A part for phones alone. */
export const OnPhones = styled('div')({ '@media (min-width: 576px)': { display: 'none' } });

/** The line above the list: its contents, and the ways to see them otherwise. */
export const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 32px',
  marginBlock: '8px 16px',
  [PHONE]: {
    flexWrap: 'nowrap',
    columnGap: '12px',
    // The result takes the lines that it needs beside the way to the map.
    '& > :first-child': { flex: '1 1 0', minWidth: 0 },
    '& > * + *': { flex: 'none' },
  },
});

/** The map, and beside it, or below where there is no room, the same centres to read and choose. */
export const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@container (min-width: 680px)': {
    '&[data-map]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 368px)' },
  },
});

/** Height of the map, and of the list that scrolls by itself beside it. */
export const HEIGHT = 'clamp(420px, 72vh, 600px)';

/** Scrolls by itself beside the map. */
export const List = styled('section')({
  '@container (min-width: 680px)': {
    '[data-map] > &': {
      maxHeight: HEIGHT,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '3px 3px 0',
      margin: '-3px',
      // The list fades where more of it is below; at its end that is below the last one.
      '&::after': {
        content: '""',
        position: 'sticky',
        bottom: 0,
        display: 'block',
        height: '36px',
        background: 'linear-gradient(transparent, var(--ui-surface))',
        pointerEvents: 'none',
      },
    },
  },
});

/** On a phone the list comes first, and the map, which loads once there is room for it, is for those who want it. */
export const MapPane = styled('div')({
  minWidth: 0,
  '@container (min-width: 680px)': { '--map-height': HEIGHT },
  [PHONE]: { order: 1, '&:not([data-shown])': { display: 'none' } },
});
