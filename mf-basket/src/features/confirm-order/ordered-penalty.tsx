import type { PenaltyOrderItem } from 'shared-contracts/api/orders';
import { Box, Card, Heading, Text } from 'shared-ui/core';
import { whenText } from '../../shared/basket/basket-lines.ts';

/** A charge for a class, now paid. */
export function OrderedPenalty({ item }: { item: PenaltyOrderItem }) {
  return (
    <Card component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
        <Heading level={3} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {item.name}
        </Heading>
        <Text weight="bold" sx={{ flex: 'none' }}>
          {item.formattedPrice}
        </Text>
      </Box>
      <Text tone="muted">{whenText(item)}</Text>
      <Text tone="muted">{item.venue.name}</Text>
    </Card>
  );
}
