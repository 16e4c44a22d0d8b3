import type { ActivityOrderItem } from 'shared-contracts/api/orders';
import { Text } from 'shared-ui/core';
import { Fact } from '../../shared/fact.tsx';

/** Venue and location of a booking, with the address where asked. */
export function BookingPlace({
  item,
  hasAddress = false,
}: {
  item: ActivityOrderItem;
  hasAddress?: boolean;
}) {
  return (
    <Fact icon="pin">
      <Text>{[item.venue.name, item.location].filter(Boolean).join(', ')}</Text>
      {hasAddress && (
        <Text size="small" tone="muted">
          {item.venue.address}
        </Text>
      )}
    </Fact>
  );
}
