import { Box, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/review.ts';
import type { Price } from './price.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  margin: 0,
  '& > dt': { paddingInlineEnd: '16px', overflowWrap: 'anywhere' },
  '& > dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& > [data-hint]': {
    gridColumn: '1 / -1',
    color: 'var(--ui-muted)',
    fontSize: '0.875rem',
    textAlign: 'start',
  },
  '& > dt ~ dt': { marginTop: '12px' },
  '& > dt ~ dt + dd': { marginTop: '12px' },
  '& > [data-total]': {
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
        <dt data-total="">{texts.costs.toPayNow}</dt>
        <dd data-total="">{toPayNow}</dd>
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
    <>
      <dt>{label}</dt>
      <dd>{amount}</dd>
      {hint && <dd data-hint="">{hint}</dd>}
    </>
  );
}
