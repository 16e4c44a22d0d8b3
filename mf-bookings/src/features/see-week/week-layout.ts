import { styled } from 'shared-ui/core';
import { ROOM_FOR_WEEK } from '../../shared/timetable/room-for-week.ts';

const WIDE = `@media ${ROOM_FOR_WEEK}`;

/** Height of the names of days: the weekday and the date below it. */
const NAMES = 'calc(2.75rem + 24px)';

/** The rows of the grid: names of days, a row for each hour, which has no height without classes, and the ends. */
const ROWS = `${NAMES} repeat(24, auto) 1fr`;
const FIRST_HOUR = 2;

/**
 * Days one beneath another on a phone, two beside each other on a tablet. On a wide screen they are the columns of a grid
 * whose rows are hours: what begins at the same time is on the same height.
 */
export const Days = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  marginTop: '16px',
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  [WIDE]: {
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gridTemplateRows: ROWS,
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
    display: 'grid',
    gridRow: '1 / -1',
    gridTemplateRows: 'subgrid',
    border: 0,
    borderRadius: 0,
    '& > *': { gridColumn: 1 },
    // The name of the day is over what scrolls by.
    '& :is(a, button)': { scrollMarginTop: NAMES },
    '&:not(:first-of-type)': { borderInlineStart: '1px solid var(--ui-border)' },
  },
});

/** The name of a day: its weekday, then the date. It stays in sight above the column of its day. */
export const DayName = styled('div')({
  padding: '12px 16px',
  background: 'var(--ui-sunken)',
  '& span': { color: 'var(--ui-muted)', fontWeight: 400, fontSize: '0.875rem', whiteSpace: 'nowrap' },
  [WIDE]: {
    position: 'sticky',
    top: 'var(--ui-header-height)',
    zIndex: 1,
    gridRow: '1 / -1',
    alignSelf: 'start',
    boxSizing: 'border-box',
    height: NAMES,
    padding: '12px',
    borderBottom: '1px solid var(--ui-border)',
    '& h3': { lineHeight: '1.25rem' },
    '& strong': { display: 'block', lineHeight: '1.5rem' },
    '@media (max-height: 480px)': { position: 'static' },
  },
});

/** In place of classes: they are being loaded, could not be, or there are none. */
export const NoEntries = styled('div')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  padding: '12px 16px',
  borderTop: '1px solid var(--ui-border)',
  [WIDE]: { gridRow: `${FIRST_HOUR} / -2`, padding: '12px' },
});

/** The end of a day: its courts, and the link to all of it, which is on the same height in each day. */
export const DayEnd = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  [WIDE]: { gridRow: '-2 / -1', '& > :last-child': { marginTop: 'auto' } },
});

export const DayPart = styled('div')({
  padding: '12px 16px',
  borderTop: '1px solid var(--ui-border)',
  [WIDE]: { padding: '12px' },
});

/** The classes that begin within an hour, as its number says. The last one has a line below it, also before a gap. */
export const Hour = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [WIDE]: {
    alignSelf: 'start',
    boxShadow: '0 1px 0 var(--ui-border)',
    ...Object.fromEntries(
      Array.from({ length: 24 }, (_, hour) => [`&[data-hour="${hour}"]`, { gridRow: FIRST_HOUR + hour }]),
    ),
  },
});

export const Entry = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"time action" "what action" "facts action"',
  gap: '2px 12px',
  alignItems: 'center',
  padding: '12px 16px',
  borderTop: '1px solid var(--ui-border)',
  overflowWrap: 'anywhere',
  '& > p:first-of-type': {
    gridArea: 'time',
    alignSelf: 'start',
    margin: 0,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& time': { fontWeight: 700 },
  '& time + span': { color: 'var(--ui-muted)', fontSize: '0.875rem' },
  '& > a': {
    gridArea: 'what',
    fontWeight: 700,
    fontFamily: 'var(--font-heading)',
    textTransform: 'var(--heading-transform)' as 'none',
  },
  '&[data-quiet]': { color: 'var(--ui-muted)' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"time" "what" "facts" "action"',
    gap: '2px',
    padding: '8px 12px',
    '& > a': { lineHeight: 1.3 },
  },
});

export const EntryFacts = styled('p')({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: 0,
  color: 'var(--ui-muted)',
  fontSize: '0.875rem',
  '& > strong': { color: 'var(--ui-text)', fontVariantNumeric: 'tabular-nums' },
  '& > [data-few]': { color: 'var(--ui-warning)', fontWeight: 700 },
  '& > [data-reason]': { color: 'var(--ui-success)' },
});

export const EntryAction = styled('div')({
  gridArea: 'action',
  // A button has the outset of its own room, unless its edge is seen; the words of a link have the padding of the entry.
  [WIDE]: {
    fontSize: '0.9375rem',
    '@media (forced-colors: none)': { '&:has(> button)': { marginBlock: '-6px -8px' } },
  },
  '@media (forced-colors: active)': { '--button-outset': '0px' },
});
