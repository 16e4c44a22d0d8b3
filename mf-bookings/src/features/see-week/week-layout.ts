import { styled } from 'shared-ui/core';

/** From here on there is room for seven days beside one another. */
const WIDE = '@media (min-width: 1100px)';

/** Days one beneath another on a phone, two beside each other on a tablet, a grid of seven columns on a wide screen. */
export const Days = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  [WIDE]: {
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    alignItems: 'stretch',
    gap: 0,
    border: '1px solid var(--ui-border)',
    borderRadius: 'var(--ui-radius)',
    background: 'var(--ui-surface)',
    overflow: 'clip',
  },
});

export const Day = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  overflow: 'clip',
  [WIDE]: {
    border: 0,
    borderRadius: 0,
    '&:not(:first-of-type)': { borderInlineStart: '1px solid var(--ui-border)' },
  },
});

/** The name of a day: its weekday, then the date. */
export const DayName = styled('div')({
  padding: '12px 16px',
  background: 'var(--ui-sunken)',
  '& span': { color: 'var(--ui-muted)', fontWeight: 400, fontSize: '0.875rem', whiteSpace: 'nowrap' },
  [WIDE]: { padding: '12px', '& strong, & span': { display: 'block' } },
});

/** A part of a day that is no class: nothing on, courts, the link to the day. */
export const DayPart = styled('div')({
  padding: '12px 16px',
  borderTop: '1px solid var(--ui-border)',
  [WIDE]: { padding: '12px', '&:last-child': { marginTop: 'auto' } },
});

export const Entries = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

export const Entry = styled('li')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: '"time what what" ". facts action"',
  gap: '2px 8px',
  alignItems: 'center',
  padding: '12px 16px',
  borderTop: '1px solid var(--ui-border)',
  overflowWrap: 'anywhere',
  '& > time': { gridArea: 'time', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& > a': { gridArea: 'what', fontWeight: 700 },
  '&[data-quiet]': { color: 'var(--ui-muted)' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"time" "what" "facts" "action"',
    gap: '4px',
    padding: '12px',
    '& > a': { lineHeight: 1.3 },
  },
});

export const EntryFacts = styled('p')({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  margin: 0,
  color: 'var(--ui-muted)',
  fontSize: '0.875rem',
  '& > strong': { color: 'var(--ui-text)', fontVariantNumeric: 'tabular-nums' },
  '& > [data-few]': { color: 'var(--ui-warning)', fontWeight: 700 },
  '& > [data-reason]': { color: 'var(--ui-success)' },
});

export const EntryAction = styled('div')({
  gridArea: 'action',
});
