import { Box, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/review.ts';
import type { Price } from './price.ts';

const List = styled('dl')({ display: 'grid', gap: '12px', margin: 0 });

/** A line of its own: a long sum takes no room from the names of its parts. */
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '16px',
  '& > dt': { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
  '& > dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& > [data-hint]': { flexBasis: '100%', color: 'var(--ui-muted)', fontSize: '0.875rem' },
  '&[data-total]': {
    paddingTop: '12px',
    borderTop: '1px solid var(--ui-border)',
    fontWeight: 700,
    fontSize: '1.125rem',
  },
});

interface Props {
  price: Price;
  /** A newer price is on its way. */
  isRefreshing: boolean;
  /** The price is in view next to it, so that no part or note repeats it. */
  isShort?: boolean;
}

/** The parts of what is paid now, their sum, and what follows. */
export function CostList({ price, isRefreshing, isShort = false }: Props) {
  const { rows, toPayNow, reviewNotes, notes } = price;
  const isTermAlone = rows.length === 1 && rows[0]?.isTerm && rows[0].amount === toPayNow;
  return (
    <Box sx={{ display: 'grid', gap: 1, opacity: isRefreshing ? 0.6 : 1 }}>
      <List>
        {(isShort && isTermAlone ? [] : rows).map(({ label, amount, hint }) => (
          <Row key={label} label={label} amount={amount} hint={hint} />
        ))}
        <Line data-total="">
          <dt>{texts.costs.toPayNow}</dt>
          <dd>{toPayNow}</dd>
        </Line>
      </List>
      {(isShort ? notes : [...reviewNotes, ...notes]).map((note) => (
        <Text key={note} size="small" tone="muted">
          {note}
        </Text>
      ))}
    </Box>
  );
}

function Row({ label, amount, hint }: { label: string; amount: string; hint: string | undefined }) {
  return (
    <Line>
      <dt>{label}</dt>
      <dd>{amount}</dd>
      {hint && <dd data-hint="">{hint}</dd>}
    </Line>
  );
}
