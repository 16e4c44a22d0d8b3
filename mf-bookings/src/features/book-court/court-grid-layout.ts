import { styled } from 'shared-ui/core';

/** As wide as the names of the courts, which stay while the times scroll. */
const NAMES = 'clamp(84px, 24vw, 168px)';

/** On a phone half a time is at the edge, as a sign that there are more. */
const TIME = `clamp(72px, (100cqi - ${NAMES}) / 3.5, 76px)`;

/** The times scroll sideways, the page does not. */
export const Scroller = styled('div')({
  /** Clips what is there for screen readers only, too. */
  position: 'relative',
  marginTop: '12px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  containerType: 'inline-size',
  scrollPaddingInlineStart: NAMES,
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
});

export const Grid = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  lineHeight: 1.25,
  '& th, & td': { padding: '4px', textAlign: 'center', fontWeight: 400 },
  '& tbody > tr > *': { borderTop: '1px solid var(--ui-border)' },
  '& tbody td': { height: '53px' },
  '& thead > tr > th': { padding: '10px 4px', verticalAlign: 'top' },
  '& thead > tr > th:first-of-type': { verticalAlign: 'bottom' },
  '& thead > tr > th:not(:first-of-type)': { scrollSnapAlign: 'start' },
  '& thead strong': { display: 'block', fontSize: '1rem', fontVariantNumeric: 'tabular-nums' },
  '& thead span': { color: 'var(--ui-muted)', fontVariantNumeric: 'tabular-nums' },
  '& tr > th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: NAMES,
    minWidth: NAMES,
    maxWidth: NAMES,
    padding: '8px 8px 8px 12px',
    borderInlineEnd: '1px solid var(--ui-border)',
    background: 'var(--ui-surface)',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& tbody th': { fontWeight: 700 },
  '& td': { width: TIME, minWidth: TIME, color: 'var(--ui-muted)' },
  // One look for all that is not free, whatever the reason.
  '& td[data-quiet]': { background: 'var(--ui-sunken)' },
  // The court that was picked, and cannot be booked any more.
  '& td[data-unavailable]': {
    color: 'var(--ui-text)',
    fontWeight: 700,
    '& > span:first-of-type': {
      display: 'grid',
      placeItems: 'center',
      minHeight: '40px',
      border: '2px solid var(--ui-warning)',
      borderRadius: 'var(--ui-radius-small)',
    },
  },
  '& tr[data-between] > td': { padding: 0 },
  '& td:focus-visible': { outlineOffset: '-4px' },
});

export const CellButton = styled('button')({
  width: '100%',
  minHeight: 'var(--target-size, 44px)',
  padding: '4px 6px',
  border: '1px solid var(--ui-control)',
  borderRadius: 'var(--ui-radius-small)',
  background: 'var(--ui-surface)',
  color: 'var(--brand-strong)',
  font: '700 0.875rem/1.2 var(--font-body)',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media (hover: hover)': { '&:hover': { borderColor: 'var(--brand-strong)' } },
  '&[data-quiet]': {
    borderColor: 'transparent',
    background: 'transparent',
    color: 'var(--ui-muted)',
    fontWeight: 400,
  },
  // Free, but not for the chosen length.
  '&[data-short]': {
    paddingInline: 'clamp(6px, 12%, 14px)',
    borderStyle: 'dashed',
    fontWeight: 400,
    textWrap: 'balance',
  },
  // The first of several times is one bar over the cells of all; the others are on it, each to begin with instead.
  '&[data-block]': { width: 'calc(var(--times) * 100% + (var(--times) - 1) * 8px)' },
  '&[data-within]': { border: 0, background: 'none' },
  '&[aria-pressed="true"]': {
    borderColor: 'var(--brand-action-edge)',
    background: 'var(--brand-action)',
    color: 'var(--brand-on-action)',
  },
  // It says what is done; the buttons are what can be.
  '&[data-held]': {
    borderColor: 'var(--brand-strong)',
    background: 'var(--brand-wash)',
    color: 'var(--brand-strong)',
  },
  // Its reason is asked for, and shown below it: it is no choice.
  '&[data-quiet][aria-pressed="true"]': {
    borderColor: 'transparent',
    background: 'transparent',
    color: 'var(--ui-text)',
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
