import type { ActivityOrderItem } from 'shared-contracts/api/orders';
import { Box, Card, Heading, Icon, styled, Text } from 'shared-ui/core';
import { dayAndTimes } from '../../shared/basket/basket-lines.ts';
import { texts } from '../../texts/en.ts';
import { texts as orderTexts } from '../../texts/order.ts';
import { ItemHistory } from './item-history.tsx';

const Code = styled('strong')({
  minWidth: 0,
  fontSize: '1.375rem',
  letterSpacing: '0.12em',
  userSelect: 'all',
  overflowWrap: 'anywhere',
});
const fact = {
  display: 'flex',
  gap: '8px',
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
  '& > svg': { mt: '2px', flex: 'none' },
};

/** One booked place, with what its owner needs at the door. */
export function OrderedItem({ item }: { item: ActivityOrderItem }) {
  const { day, from, until } = dayAndTimes(item);
  return (
    <Card component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
        <Heading level={3} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {item.name}
        </Heading>
        <Text weight="bold" sx={{ flex: 'none' }}>
          {item.formattedPrice}
        </Text>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Text component="div" sx={fact}>
          <Icon name="calendar" size={20} />
          {texts.basket.when(day, from, until)}
        </Text>
        <Text component="div" sx={fact}>
          <Icon name="pin" size={20} />
          <span>
            {[item.venue.name, item.location].filter(Boolean).join(', ')}
            <Text component="span" size="small" tone="muted" sx={{ display: 'block' }}>
              {item.venue.address}
            </Text>
          </span>
        </Text>
        <Text component="div" sx={fact}>
          <Icon name="user" size={20} />
          {[
            texts.basket.forWhom(item.purchasedFor.name),
            item.leader && orderTexts.confirmation.withLeader(item.leader),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Box>
      {item.cancelled ? (
        <ItemHistory item={item} />
      ) : (
        <>
          <Card
            tone="brand"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'baseline' }}
          >
            <Text component="span">{orderTexts.confirmation.entryCode}</Text>
            <Code>{item.accessCode}</Code>
          </Card>
          {item.attendeeInstructions && <Text tone="muted">{item.attendeeInstructions}</Text>}
        </>
      )}
    </Card>
  );
}
