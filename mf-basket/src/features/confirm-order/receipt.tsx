import type { Order } from 'shared-contracts/api/orders';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { useSite } from 'shared-platform';
import { Box, Heading, Text } from 'shared-ui/core';
import { whenText } from '../../basket/basket-lines.ts';
import { Sums } from '../../parts/sums.tsx';
import { texts } from '../../texts/en.ts';
import { OrderPayments } from './order-payments.tsx';

/** Covers the page on paper, and is not there on screens. */
const onPaperOnly = {
  display: 'none',
  '@media print': {
    display: 'grid',
    gap: 2,
    position: 'absolute',
    inset: 0,
    zIndex: 10_000,
    alignContent: 'start',
    p: 2,
    bgcolor: '#fff',
    color: '#000',
  },
} as const;

/** What a customer takes away from the desk: what was bought, what it cost, what paid for it and the change given. */
export function Receipt({ order }: { order: Order }) {
  const { name } = useSite();
  const { createdAt, reference, items, servedBy } = order;
  return (
    <Box component="section" aria-label={texts.desk.receipt} data-receipt="" sx={onPaperOnly}>
      <div>
        <Heading level={2}>{name}</Heading>
        <Text>{texts.desk.receipt}</Text>
        <Text>{texts.desk.orderedOn(displayDay(siteDay(createdAt)), siteTime(createdAt))}</Text>
        <Text>
          {texts.confirmation.reference} {reference}
        </Text>
        {servedBy && <Text>{texts.desk.servedBy(servedBy)}</Text>}
      </div>
      {items.map((item) => (
        <div key={item.id}>
          <Sums sums={[{ label: item.name, amount: item.formattedPrice }]} />
          <Text size="small">{whenText(item)}</Text>
          <Text size="small">{item.type === 'membership' ? item.homeVenue.name : item.venue.name}</Text>
          <Text size="small">{texts.basket.forWhom(item.purchasedFor.name)}</Text>
        </div>
      ))}
      <OrderPayments order={order} />
    </Box>
  );
}
