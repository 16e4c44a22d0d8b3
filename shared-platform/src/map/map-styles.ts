import { styled } from 'shared-ui/core';

export const MapFrame = styled('div')({
  position: 'relative',
  // Hosts may set the height: a map beside a list ends with the window.
  height: 'var(--map-height, clamp(240px, 42vh, 380px))',
  overflow: 'clip',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-sunken)',
  '@container (min-width: 680px)': { height: 'var(--map-height, clamp(380px, 60vh, 560px))' },
});

/** The element in which the map is drawn. A finger on it scrolls the page. */
export const MapCanvas = styled('div')({
  position: 'absolute',
  inset: 0,
  fontFamily: 'var(--font-body)',
  '&:focus-visible': { outline: '3px solid var(--brand-focus)', outlineOffset: '-3px' },
  '& .ol-viewport': { touchAction: 'pan-x pan-y !important' },
  '& .ol-unselectable': { userSelect: 'none' },
  '& .ol-overlaycontainer-stopevent': { pointerEvents: 'none' },
  '& .ol-attribution': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: '2px 8px',
    background: 'rgb(255 255 255 / 0.88)',
    color: 'var(--ui-muted)',
    fontSize: '0.6875rem',
    lineHeight: 1.35,
    pointerEvents: 'auto',
  },
  '& .ol-attribution ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .ol-attribution li': { display: 'inline' },
  '& .ol-attribution button': { display: 'none' },
});

/** Both share a line, so that a card at the lower edge of a low map covers neither. */
export const ZoomButtons = styled('div')({
  position: 'absolute',
  insetBlockStart: '12px',
  insetInlineEnd: '12px',
  display: 'flex',
  gap: '8px',
  '& > button': {
    background: 'var(--ui-surface)',
    boxShadow: '0 1px 6px rgb(31 28 24 / 0.3)',
  },
});

export const MapAction = styled('div')({
  position: 'absolute',
  insetBlockStart: '12px',
  insetInline: '12px 124px',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});
