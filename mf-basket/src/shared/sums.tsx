import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { Box, styled } from 'shared-ui/core';

const List = styled('dl')({ display: 'grid', gap: '10px', margin: 0 });
const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  '& > dt, & > dd': { margin: 0, minWidth: 0 },
  '& > dd': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  '&[data-total]': {
    paddingTop: '14px',
    borderTop: '1px solid var(--ui-border)',
    fontSize: '1.125rem',
    fontWeight: 700,
    '&:first-of-type': { paddingTop: 0, borderTop: 0 },
    [AT_KIOSK]: { fontSize: '1.5rem' },
  },
});

export interface Sum {
  label: string;
  amount: string;
  isTotal?: boolean;
}

/** Amounts under each other, the total last. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <List>
      {sums.map(({ label, amount, isTotal }) => (
        <Row key={label} data-total={isTotal || undefined}>
          <dt>{label}</dt>
          <Box component="dd">{amount}</Box>
        </Row>
      ))}
    </List>
  );
}
