import { useEffect, useRef } from 'react';
import type { MembershipOrderItem, Order } from 'shared-contracts/api/orders';
import { pence } from 'shared-contracts/money';
import { useAppName, useMoneySymbol } from 'shared-platform';
import { Box, Card, Heading, Icon, Text } from 'shared-ui/core';
import { stickyAside, twoColumns } from '../../shared/two-columns.ts';
import { texts as orderTexts } from '../../texts/order.ts';
import { joinOrdered } from './join-ordered.ts';
import { MemberSteps, NextSteps } from './next-steps.tsx';
import { OnwardLinks } from './onward-links.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderReference, referenceName } from './order-reference.tsx';
import { OrderedItem } from './ordered-item.tsx';
import { OrderedMembership } from './ordered-membership.tsx';
import { OrderedPenalty } from './ordered-penalty.tsx';
import { Receipt } from './receipt.tsx';
import { usePrinting } from './use-printing.ts';

/** The words for the person whose order it is. */
function ownWords() {
  const { confirmation, membership } = orderTexts;
  return { ...confirmation, membership: membership.free, bought: membership.bought };
}

const isNewMembership = (item: Order['items'][number]): item is MembershipOrderItem =>
  item.type === 'membership' && item.purchase === 'new' && !item.cancelled;

/** The order as the server keeps it, so that it reads the same after a reload or from a bookmark. */
export function ConfirmedOrder({ order: bought }: { order: Order }) {
  const symbol = useMoneySymbol();
  const order = { ...bought, items: joinOrdered(bought.items, symbol) };
  const isAtDesk = useAppName() === 'front-of-house';
  const words = isAtDesk ? orderTexts.desk : ownWords();
  const isPrinting = usePrinting();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const wasPaid = pence(order.total) > 0;
  const isStanding = order.items.some(({ cancelled }) => !cancelled);
  const hasBookings = order.items.some(({ type }) => type === 'activity');
  const hasMembership = order.items.some(({ type }) => type === 'membership');
  // A membership is not confirmed before the proof that it needs.
  const isPending = order.items.some((item) => item.type === 'membership' && item.requiresEligibility);
  const joined = order.items.find(isNewMembership);
  const hasInstructions = order.items.every(
    (item) => item.type !== 'activity' || item.cancelled || item.attendeeInstructions,
  );
  // A new member's first steps are before the payment.
  const leadsOn = joined !== undefined && isStanding && !hasBookings && !isAtDesk;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, pt: { xs: 4, md: 6 }, '@media print': { display: 'none' } }}>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {isStanding && (
            <Box sx={{ ml: '-4px', color: 'var(--ui-success)' }}>
              <Icon name="success" size={48} />
            </Box>
          )}
          <Heading level={1} ref={heading} tabIndex={-1}>
            {!isStanding
              ? orderTexts.confirmation.allCancelled
              : wasPaid
                ? // One title for everyone (joining specification 2 "Confirmation page").
                  orderTexts.confirmation.paid
                : hasBookings
                  ? words.free
                  : isPending
                    ? words.ordered
                    : words.membership}
          </Heading>
          <div>
            {joined && !isAtDesk && <Text>{orderTexts.confirmation.welcome(joined.homeVenue.name)}</Text>}
            <OrderReference name={referenceName(order)} reference={order.reference} />
            {isStanding && !isAtDesk && order.email && (
              <Text tone="muted" sx={{ overflowWrap: 'anywhere' }}>
                {orderTexts.confirmation.sentTo(order.email)}
              </Text>
            )}
            <OrderActions order={order} />
          </div>
        </Box>
        <Box sx={twoColumns}>
          <Box component="section" aria-labelledby="order-bookings" sx={{ display: 'grid', gap: 2 }}>
            <Heading level={2} size={3} id="order-bookings">
              {hasBookings ? words.bookings : hasMembership ? words.bought : orderTexts.confirmation.settled}
            </Heading>
            <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
              {order.items.map((item) => {
                if (item.type === 'membership') return <OrderedMembership key={item.id} item={item} />;
                if (item.type === 'penalty') return <OrderedPenalty key={item.id} item={item} />;
                return <OrderedItem key={item.id} item={item} />;
              })}
            </Box>
          </Box>
          <Box sx={{ ...stickyAside, display: 'grid', gap: 3 }}>
            {leadsOn && joined && (
              <>
                <MemberSteps membership={joined} />
                <OnwardLinks order={order} />
              </>
            )}
            <Card component="section" aria-labelledby="order-payment" sx={{ display: 'grid', gap: 2 }}>
              <Heading level={2} size={3} id="order-payment">
                {orderTexts.confirmation.payment}
              </Heading>
              <OrderPayments order={order} />
            </Card>
            {hasBookings && isStanding && <NextSteps hasInstructions={hasInstructions} />}
            {!leadsOn && <OnwardLinks order={order} />}
          </Box>
        </Box>
      </Box>
      {(isAtDesk || isPrinting) && <Receipt order={order} />}
    </>
  );
}
