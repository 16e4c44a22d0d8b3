import { useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { Box, Button, styled, Text } from 'shared-ui/core';
import { texts as orderTexts } from '../../texts/order.ts';

const Code = styled('strong')({
  fontSize: '1.25rem',
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});

/** Words before a reference: an order without bookings has none of a booking. */
export const referenceName = ({ items }: Order): string =>
  items.some(({ type }) => type === 'activity')
    ? orderTexts.confirmation.reference
    : orderTexts.confirmation.plainReference;

interface Props {
  /** Words before it, as 'Booking reference'. */
  name: string;
  reference: string;
}

/** The reference to quote in questions about the order. */
export function OrderReference({ name, reference }: Props) {
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // Without permission the reference stays selectable by one click.
      setCopied(false);
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
      <Text component="span" tone="muted">
        {name}
      </Text>
      <Code>{reference}</Code>
      <Button
        variant="text"
        size="small"
        startIcon={isCopied ? 'check' : undefined}
        aria-label={orderTexts.confirmation.copyReference(name, reference)}
        onClick={() => void copy()}
      >
        {orderTexts.confirmation.copy}
      </Button>
      <Text component="span" size="small" role="status">
        {isCopied && orderTexts.confirmation.copied}
      </Text>
    </Box>
  );
}
