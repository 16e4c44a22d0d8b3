import { styled, Text } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import type { CostRow } from './cost-rows.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px 16px',
  margin: 0,
  '& > dt': { overflowWrap: 'anywhere' },
  '& > dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& > [data-total]': {
    paddingTop: '12px',
    borderTop: '1px solid var(--ui-border)',
    fontWeight: 700,
    fontSize: '1.125rem',
  },
});

/** The parts of what is paid now, and their sum. */
export function CostList({ rows, total }: { rows: readonly CostRow[]; total: string }) {
  return (
    <List>
      {rows.map(({ label, amount, hint }) => (
        <Row key={label} label={label} amount={amount} hint={hint} />
      ))}
      <dt data-total="">{texts.costs.toPayNow}</dt>
      <dd data-total="">{total}</dd>
    </List>
  );
}

function Row({ label, amount, hint }: { label: string; amount: string; hint: string | undefined }) {
  return (
    <>
      <dt>
        {label}
        {hint && (
          <Text component="span" size="small" tone="muted" sx={{ display: 'block' }}>
            {hint}
          </Text>
        )}
      </dt>
      <dd>{amount}</dd>
    </>
  );
}
