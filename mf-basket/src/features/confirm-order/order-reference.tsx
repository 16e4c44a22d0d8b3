import { useState } from 'react';
import { Box, Button, styled, Text } from 'shared-ui/core';
import { texts as orderTexts } from '../../texts/order.ts';

const Code = styled('strong')({
  fontSize: '1.25rem',
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});

/** The reference to quote in questions about the booking. */
export function OrderReference({ reference }: { reference: string }) {
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
        {orderTexts.confirmation.reference}
      </Text>
      <Code>{reference}</Code>
      <Button
        variant="text"
        size="small"
        startIcon={isCopied ? 'check' : undefined}
        aria-label={orderTexts.confirmation.copyReference(reference)}
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
