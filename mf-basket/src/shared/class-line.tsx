import type { ReactNode } from 'react';
import { styled } from 'shared-ui/core';

/** Width of a list from which its lines have columns; it grows with the text. */
const WIDE = '@container (min-width: 36em)';

/** Measures the room that its class lines have. */
export const ClassLines = styled('div')({ containerType: 'inline-size', minWidth: 0 });

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  gap: '4px 12px',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  [WIDE]: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px' },
});

const Time = styled('span')({
  flex: 'none',
  width: '3.5rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

const Words = styled('div')({ display: 'grid', gap: 2, flex: '1 1 0', minWidth: 0 });

const Places = styled('span')({
  gridColumn: '2 / -1',
  color: 'var(--ui-muted)',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  // Without a button they are at the end of the line.
  '&[data-is-alone]': { gridArea: '1 / 3', textAlign: 'end' },
  [WIDE]: { flex: 'none', width: '7.5rem', fontSize: 'inherit', '&[data-is-wide]': { width: '11rem' } },
});

/** Keeps the column where a line has no places to tell. */
const NoPlaces = styled('span')({
  display: 'none',
  [WIDE]: { display: 'block', flex: 'none', width: '7.5rem' },
});

const Price = styled('span')({
  gridArea: '1 / 3',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  maxWidth: '7rem',
  [WIDE]: { order: 1, flex: 'none', width: '6rem' },
});

/** A line of its own, before the button on a narrow list and below the columns of a wide one. */
const Remark = styled('div')({
  gridColumn: '2 / -1',
  paddingBlockStart: 8,
  [WIDE]: { order: 3, flex: '0 0 100%', paddingBlockStart: 0, paddingInlineStart: 'calc(3.5rem + 16px)' },
});

/** Places and button of a narrow list: in one line where both fit. */
const Foot = styled('div')({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px 12px',
  paddingTop: '4px',
  [WIDE]: { display: 'contents' },
});

const Action = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  // Also where no places are before it.
  marginInlineStart: 'auto',
  '&:empty': { display: 'none' },
  // Words without a box bring their own room.
  '&:not(:has(> :not([data-variant="text"])))': { marginBlock: '-6px -10px' },
  [WIDE]: {
    '--button-outset': '0px',
    '&&': { margin: 0 },
    order: 2,
    flex: 'none',
    width: '10.5rem',
    flexDirection: 'column',
    '&:empty': { display: 'flex' },
    '& > *': { width: '100%' },
    // Below a button, the words of another end where the padding of the card begins.
    '& > * + [data-variant="text"]': { marginBlockEnd: -10 },
    // Its words end where the face of a button ends.
    '&& > [data-variant="text"][data-size]': {
      justifyContent: 'flex-end',
      marginInline: 0,
      paddingInline: 0,
    },
  },
});

interface Props {
  time: string;
  /** Free places or bookings. */
  places: ReactNode;
  price?: ReactNode;
  /** A rule to mind before the button is pressed. */
  remark?: ReactNode;
  action?: ReactNode;
  /** The name and further lines about the class. */
  children: ReactNode;
}

/** A class as staff read it: its time first, and its buttons in one column with those of the other lines. */
export function ClassLine({ time, places, price, remark, action, children }: Props) {
  const free =
    places === null ? (
      <NoPlaces />
    ) : (
      <Places
        data-is-alone={action === undefined || undefined}
        data-is-wide={price === undefined || undefined}
      >
        {places}
      </Places>
    );
  return (
    <Line>
      <Time>{time}</Time>
      <Words>{children}</Words>
      {price !== undefined && <Price>{price}</Price>}
      {remark && <Remark>{remark}</Remark>}
      {action === undefined ? (
        free
      ) : (
        <Foot>
          {free}
          <Action>{action}</Action>
        </Foot>
      )}
    </Line>
  );
}
