import type { OrderItem } from 'shared-contracts/api/orders';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { Text } from 'shared-ui/core';
import { texts as orderTexts } from '../../texts/order.ts';

const words = orderTexts.confirmation;

/** History of a part of an order: when and by whom it was cancelled, and the refund. */
export function ItemHistory({ item: { cancelled, returned = [] } }: { item: OrderItem }) {
  if (!cancelled && returned.length === 0) return null;
  return (
    <div>
      {cancelled && (
        <Text weight="bold">
          {cancelled.by === 'venue' ? words.cancelledByVenue : words.cancelled}
          {cancelled.at && ` ${words.on(displayDay(siteDay(cancelled.at)))}`}
        </Text>
      )}
      {returned.map(({ description, formattedAmount, isOnItsWay }) => (
        <Text key={`${description}-${formattedAmount}`}>
          {words[isOnItsWay ? 'onItsWay' : 'returned'](formattedAmount, description)}
        </Text>
      ))}
    </div>
  );
}
