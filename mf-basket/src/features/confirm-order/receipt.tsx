import type { Order } from 'shared-contracts/api/orders';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { useSite } from 'shared-platform';
import { Box, Heading, Text } from 'shared-ui/core';
import { whenText } from '../../shared/basket/basket-lines.ts';
import { Sums } from '../../shared/sums.tsx';
import { texts } from '../../texts/en.ts';
import { texts as orderTexts } from '../../texts/order.ts';
import { ItemHistory } from './item-history.tsx';
import { OrderPayments } from './order-payments.tsx';
import { referenceName } from './order-reference.tsx';

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

/** The business that sold it, by its legal name. */
function Seller({ seller }: { seller: NonNullable<Order['seller']> }) {
  const { legalName, address, companyNumber, vatNumber } = seller;
  return (
    <div>
      <Text weight="bold">{legalName}</Text>
      {address.map((line) => (
        <Text key={line} size="small">
          {line}
        </Text>
      ))}
      {companyNumber && <Text size="small">{orderTexts.confirmation.companyNumber(companyNumber)}</Text>}
      {vatNumber && <Text size="small">{orderTexts.confirmation.vatNumber(vatNumber)}</Text>}
    </div>
  );
}

/**
 * The printed receipt of an order, on A4 or at the desk: who sold it, what was bought and when, what paid for it with the VAT
 * in it, and what has happened to it since.
 */
export function Receipt({ order }: { order: Order }) {
  const { name } = useSite();
  const { createdAt, reference, items, servedBy, seller } = order;
  return (
    <Box component="section" aria-label={orderTexts.receipt.title} data-receipt="" sx={onPaperOnly}>
      <div>
        <Heading level={2}>{name}</Heading>
        <Text>{orderTexts.receipt.title}</Text>
        <Text>{orderTexts.receipt.orderedOn(displayDay(siteDay(createdAt)), siteTime(createdAt))}</Text>
        <Text>
          {referenceName(order)} {reference}
        </Text>
        {servedBy && <Text>{orderTexts.receipt.servedBy(servedBy)}</Text>}
      </div>
      {items.map((item) => (
        <div key={item.id}>
          <Sums sums={[{ label: item.name, amount: item.formattedPrice }]} />
          <Text size="small">{whenText(item)}</Text>
          <Text size="small">{item.type === 'membership' ? item.homeVenue.name : item.venue.name}</Text>
          <Text size="small">{texts.basket.forWhom(item.purchasedFor.name)}</Text>
          {item.type === 'activity' && !item.cancelled && (
            <Text size="small">
              {orderTexts.confirmation.entryCode} {item.accessCode}
            </Text>
          )}
          <ItemHistory item={item} />
        </div>
      ))}
      <OrderPayments order={order} />
      {seller && <Seller seller={seller} />}
    </Box>
  );
}
