import type { ReactNode } from 'react';
import { Box, Card, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

const Total = styled('p')({ display: 'grid', margin: 0, fontVariantNumeric: 'tabular-nums' });

/** The shape of the bar. */
export const barShape = {
  bottom: 'calc(8px + var(--view-bottom, 0px))',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 20px',
  p: 1.5,
  pl: 2,
  boxShadow: '0 4px 16px rgb(0 0 0 / 16%)',
} as const;

/** In view while the lines are scrolled; notifications are above the lines instead, and no focus is below it. */
const bar = {
  ...barShape,
  position: 'sticky',
  zIndex: 2,
  '& > #basket-blocked': { gridColumn: '1 / -1', gridRow: 1 },
  'html:has(&)': {
    '--toast-top': 'calc(var(--ui-header-height) + 16px)',
    '--toast-bottom': 'auto',
    scrollPaddingBottom: '120px',
  },
} as const;

interface Props {
  /** As the server formats it. */
  total: string;
  /** The way on, and what stops it. */
  children: ReactNode;
}

/** At the foot of a phone: what the basket costs, and the way to pay for it. */
export function CheckoutBar({ total, children }: Props) {
  return (
    <Card sx={bar}>
      <Total>
        <Text component="span" size="small" tone="muted">
          {texts.basket.total}
        </Text>
        <Box component="strong" sx={{ fontSize: '1.25rem', lineHeight: 1.2 }}>
          {total}
        </Box>
      </Total>
      {children}
    </Card>
  );
}
