import { useId } from 'react';
import type { NextPayment } from 'shared-contracts/api/payments';
import { displayDay } from 'shared-contracts/dates';
import { Box, Disclosure, Heading, styled, Text } from 'shared-ui/core';
import { texts as words } from '../../texts/direct-debit.ts';

/** Number of collections that are shown at once. */
const SHOWN = 3;

const Row = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 24,
  paddingBlock: 10,
  fontVariantNumeric: 'tabular-nums',
  '& + &': { borderTop: '1px solid var(--ui-border)' },
});

interface Props {
  title: string;
  /** Note on what is known of them. */
  text?: string;
  /** The latest first. */
  payments: readonly NextPayment[];
}

/** Past collections by Direct Debit, each with its day and amount; the earlier ones are folded. */
export function PastCollections({ title, text, payments }: Props) {
  const titleId = useId();
  const earlier = payments.slice(SHOWN);
  if (payments.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Heading level={3} size={4} id={titleId} sx={{ mb: 0.5 }}>
        {title}
      </Heading>
      {text && (
        <Text size="small" tone="muted" sx={{ mb: 0.5 }}>
          {text}
        </Text>
      )}
      <Rows payments={payments.slice(0, SHOWN)} labelledBy={titleId} />
      {earlier.length > 0 && (
        <Disclosure title={words.earlier(earlier.length)}>
          <Rows payments={earlier} labelledBy={titleId} />
        </Disclosure>
      )}
    </Box>
  );
}

function Rows({ payments, labelledBy }: Pick<Props, 'payments'> & { labelledBy: string }) {
  return (
    <Box component="ul" aria-labelledby={labelledBy} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {payments.map(({ day, amount }) => (
        <Row key={day}>
          <span>{displayDay(day)}</span>
          <b>{amount.formatted}</b>
        </Row>
      ))}
    </Box>
  );
}
