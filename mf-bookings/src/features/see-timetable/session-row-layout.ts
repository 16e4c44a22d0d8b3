import { AT_KIOSK, onUprightKiosk, WIDE_VIEW } from 'shared-contracts/kiosk-styles';
import { styled } from 'shared-ui/core';

const WIDE = '@media (min-width: 951px)';

/** Cards on a phone, rows of a table-like list on a wide screen. */
export const SessionList = styled('ol')({
  display: 'grid',
  /** Rows out of view are not laid out again and keep the width of a phone that was turned: they must not widen the list. */
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [WIDE]: {
    gap: 0,
    border: '1px solid var(--ui-border)',
    borderRadius: 'var(--ui-radius)',
    background: 'var(--ui-surface)',
    overflow: 'clip',
  },
});

export const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(62%)',
  gridTemplateAreas: '"time price" "what what" "places action"',
  gap: '4px 16px',
  padding: '12px 16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  overflowWrap: 'anywhere',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 152px',
  '&[data-quiet]': { background: 'transparent', color: 'var(--ui-muted)' },
  [WIDE]: {
    gridTemplateColumns: '104px minmax(0, 1fr) 116px 168px 160px',
    gridTemplateAreas: '"time what price places action"',
    alignItems: 'center',
    gap: '0 20px',
    padding: 'var(--ui-row-padding, 18px) 24px',
    border: 0,
    borderRadius: 0,
    containIntrinsicBlockSize: 'auto 96px',
    '&:not(:first-of-type)': { borderTop: '1px solid var(--ui-border)' },
    '&[data-quiet]': { background: 'var(--ui-page)' },
  },
  ...onUprightKiosk({
    gridTemplateColumns: '76px minmax(0, 1fr) minmax(168px, auto)',
    gridTemplateAreas: '"time what price" "time places action"',
    alignItems: 'center',
    gap: '10px 16px',
    padding: '18px 20px',
    containIntrinsicBlockSize: 'auto 146px',
  }),
  [WIDE_VIEW]: { [AT_KIOSK]: { paddingBlock: '8px', containIntrinsicBlockSize: 'auto 72px' } },
});

export const Time = styled('p')({
  gridArea: 'time',
  display: 'flex',
  alignItems: 'baseline',
  gap: '1px',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > time': { fontWeight: 700, fontSize: '1.125rem' },
  '& > span': { color: 'var(--ui-muted)', fontSize: '0.9375rem' },
  [AT_KIOSK]: { flexDirection: 'column', '& > time': { fontSize: '1.5rem' } },
  ...onUprightKiosk({ alignSelf: 'start' }),
});

export const SessionTitle = styled('div')({
  gridArea: 'what',
  minWidth: 0,
  [AT_KIOSK]: { '& > h3': { fontSize: '1.375rem' }, '& > ul': { fontSize: '1.0625rem' } },
});

export const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  /** Each fact brings the dot before it; those at the beginning of a line are clipped away. */
  margin: '4px 0 0 -20px',
  /** Room at the end keeps a line the same in a face that is a little wider. */
  padding: '0 8px 0 0',
  clipPath: 'inset(0 0 0 20px)',
  listStyle: 'none',
  color: 'var(--ui-muted)',
  fontSize: '0.9375rem',
  '& > li': { position: 'relative', paddingInlineStart: '20px', minWidth: 0 },
  '& > li::before': {
    content: '"·" / ""',
    position: 'absolute',
    insetInlineStart: 0,
    width: '20px',
    textAlign: 'center',
  },
});

export const Price = styled('p')({
  gridArea: 'price',
  display: 'flex',
  /** On a phone the reason is beside the price: the card of a member is as high as that of a visitor, which came first. */
  flexFlow: 'row-reverse wrap',
  alignItems: 'baseline',
  columnGap: '8px',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { fontSize: '1.125rem' },
  '& > span': { color: 'var(--ui-success)', fontSize: '0.875rem', fontWeight: 700 },
  [WIDE]: { flexFlow: 'column', alignItems: 'start' },
  [AT_KIOSK]: { '& > strong': { fontSize: '1.5rem' } },
  ...onUprightKiosk({ flexFlow: 'column', alignItems: 'end', alignSelf: 'start' }),
});

/** Number of places, or the reason for none; without an action beside it, it has the width of both. */
export const Places = styled('div')({
  gridArea: 'places',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  // The way on from a full class is where the buttons of the others are.
  '&:last-child': {
    gridColumn: 'places-start / action-end',
    '& > a': { marginInlineStart: 'auto' },
    [WIDE]: { '& > p:last-child': { marginInlineStart: 'auto', textAlign: 'end' } },
  },
  [AT_KIOSK]: {
    fontSize: '1.0625rem',
    '& > :is(span, p)': { fontSize: 'inherit' },
    // As large as the buttons of the others, and of their look.
    '& > a': {
      display: 'inline-grid',
      placeItems: 'center',
      minHeight: '56px',
      padding: '4px 20px',
      border: '2px solid var(--brand-strong)',
      borderRadius: 'var(--ui-radius-button, 12px)',
      fontWeight: 700,
      textDecoration: 'none',
    },
  },
});

export const Action = styled('div')({
  gridArea: 'action',
  justifySelf: 'end',
  // The way to the basket ends where the buttons do.
  [WIDE]: { justifySelf: 'stretch', display: 'grid', '& > a': { justifySelf: 'end' } },
  [AT_KIOSK]: {
    justifySelf: 'stretch',
    display: 'grid',
    '& > :is(a, button)': {
      justifySelf: 'stretch',
      minHeight: '56px',
      fontSize: '1.0625rem',
      borderWidth: '2px',
    },
  },
});
