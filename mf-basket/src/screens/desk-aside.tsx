import { useEffect, useRef } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { Box, Button, Card, Heading, Text } from 'shared-ui/core';
import { AboutCustomer } from '../features/serve-customer/about-customer.tsx';
import { NextBookings } from '../features/serve-customer/next-bookings.tsx';
import { useRemoveLine } from '../shared/basket/use-remove-line.ts';
import { asideColumn, stickyAside } from '../shared/two-columns.ts';
import { texts } from '../texts/desk.ts';
import { CheckoutSummary } from './checkout-aside.tsx';
import { SummarySkeleton } from './checkout-skeleton.tsx';
import { CommitmentCard, commitmentOf } from './commitment.tsx';

interface Props {
  customer: DeskCustomer;
  cart: Cart | undefined;
  /** The basket is on its way. Its height is not known, and what is below it comes with it. */
  isLoading: boolean;
  /** Something may be owed beside the basket. */
  isOwing: boolean;
  /** A payment is in flight. */
  isPaying: boolean;
  /** On to the payment, while something else is in its place. */
  onPay: (() => void) | undefined;
}

/** Above the classes, whose end is far down. */
const firstOnPhone = { xs: -1, md: 0 };

/**
 * The customer's basket and what else is known of them: beside the work. On a phone it is below the payment, which is the
 * next step, and above the classes, so that the way to the payment is in view.
 */
export function DeskAside({ customer, cart, isLoading, isOwing, isPaying, onPay }: Props) {
  const column = useRef<HTMLDivElement>(null);
  const isRemoved = useRef(false);
  const { remove } = useRemoveLine(() => {
    isRemoved.current = true;
  });
  const isEmpty = cart?.items.length === 0;
  const commitment = cart && commitmentOf(cart);
  useEffect(() => {
    // The pressed button goes with its line: the focus continues at the basket, which may be empty then.
    if (cart && isRemoved.current && document.activeElement === document.body)
      column.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    isRemoved.current = false;
  }, [cart]);
  return (
    <Box
      ref={column}
      sx={{ ...asideColumn, ...stickyAside, display: { xs: 'contents', md: 'grid' }, gap: 2 }}
    >
      {isLoading && <SummarySkeleton />}
      {cart && !isLoading && !isEmpty && (
        <Box sx={{ order: onPay ? firstOnPhone : undefined, display: 'grid', gap: 2 }}>
          <CheckoutSummary cart={cart} isPaying={isPaying} onRemove={(ids) => void remove(ids)} />
          {commitment && (
            <CommitmentCard commitment={commitment} items={cart.items} title={texts.commitment} />
          )}
          {onPay && (
            <Button size="large" fullWidth onClick={onPay}>
              {texts.addClass.pay}
            </Button>
          )}
        </Box>
      )}
      {isEmpty && !isLoading && (
        <Card sx={{ display: 'grid', gap: 1 }}>
          <Heading level={2} size={3} tabIndex={-1}>
            {isOwing ? texts.emptyOnly : texts.emptyTitle}
          </Heading>
          {!isOwing && <Text tone="muted">{texts.emptyText}</Text>}
        </Card>
      )}
      {!isLoading && <AboutCustomer customer={customer} />}
      {!isLoading && <NextBookings customer={customer} />}
    </Box>
  );
}
