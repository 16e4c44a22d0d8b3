import { Stack, styled } from 'shared-ui/core';

const WIDE = '@media (min-width: 700px)';

/** Side of the code to scan, in CSS pixels. */
export const CODE_SIZE = 148;

export const BAND_PADDING = 'clamp(16px, 3vw, 24px) clamp(20px, 4vw, 32px)';

/** Parts of a pass below its band: facts and foot in a column, the stub below the facts or beside both. */
export const PassLayout = styled('div')({
  '--pass-padding': 'clamp(20px, 4vw, 32px)',
  display: 'grid',
  overflowWrap: 'anywhere',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateRows: '1fr auto' },
});

export const Facts = styled(Stack)({ padding: 'var(--pass-padding)' });

/** The part shown at the door, beside the line along which a ticket tears. */
export const Stub = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '12px var(--pass-padding)',
  borderTop: '2px dashed var(--ui-border)',
  [WIDE]: {
    gridColumn: 2,
    gridRow: '1 / span 2',
    paddingBlock: 'var(--pass-padding)',
    borderTop: 0,
    borderInlineStart: '2px dashed var(--ui-border)',
  },
  '& p': { margin: 0 },
  '& strong': {
    display: 'block',
    color: 'var(--brand-strong)',
    font: '700 1.75rem/1.2 var(--font-body)',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.06em',
  },
});

/** Place of the link to the confirmation. */
export const Foot = styled('div')({
  padding: '4px var(--pass-padding)',
  borderTop: '1px solid var(--ui-border)',
  [WIDE]: { paddingBlock: '0 16px', borderTop: 0 },
});
