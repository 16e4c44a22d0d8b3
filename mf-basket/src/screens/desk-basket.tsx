import { useEffect, useRef, useState } from 'react';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { paths } from 'shared-contracts/links';
import { useHasRoute, useLinks } from 'shared-platform';
import { Box, EmptyState, PageHeader, TextLink } from 'shared-ui/core';
import { AddAClass } from '../features/book-for-customer/add-a-class.tsx';
import type { PaymentStage } from '../features/pay-by-card/payment-machine.ts';
import { CustomerLine } from '../features/serve-customer/customer-line.tsx';
import { LeaveCustomer } from '../features/serve-customer/leave-customer.tsx';
import { LogOutCustomer } from '../features/serve-customer/log-out-customer.tsx';
import { useBasket } from '../shared/basket/use-basket.ts';
import { useBasketChange } from '../shared/basket/use-basket-change.ts';
import { ChangedBasket } from '../shared/changed-basket.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { texts as deskTexts } from '../texts/desk.ts';
import { texts } from '../texts/en.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutTimer } from './checkout-timer.tsx';
import { DeskPayment } from './desk-payment.tsx';

interface Props {
  customer: DeskCustomer;
  /** On to another customer. */
  onLeave(): void;
}

/** The basket of the customer at the desk, and its payment. */
export function DeskBasket({ customer, onLeave }: Props) {
  const basket = useBasket({ isFresh: true });
  const [stage, setStage] = useState<PaymentStage>('open');
  const [received, setReceived] = useState(0);
  const { basketChange, reload } = useBasketChange(basket.data, stage !== 'open');
  const { data: cart } = basket;
  const links = useLinks();
  const hasWaivers = useHasRoute('/waivers/:personId');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const payable = cart && cart.items.length > 0 ? cart : null;

  return (
    <>
      <PageHeader
        title={customer.name}
        titleRef={heading}
        lead={<CustomerLine customer={customer} />}
        actions={payable && <CheckoutTimer cart={payable} stage={stage} onHoldEnd={basket.reload} />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 3 }}>
        <LeaveCustomer
          customer={customer}
          received={payable ? received : 0}
          isDisabled={stage !== 'open'}
          onLeave={onLeave}
        />
        {hasWaivers && (
          // The customer being served is forgotten with this page.
          <TextLink href={links.to(paths.waiversOf(customer.id))} target="_blank">
            {deskTexts.waivers}
          </TextLink>
        )}
        <LogOutCustomer customer={customer} />
      </Box>
      <AddAClass customer={customer} isDisabled={stage !== 'open'} />
      {basket.state === 'loading' && <CheckoutSkeleton />}
      {basket.state === 'error' && (
        <LoadFailure
          title={texts.basket.loadFailed}
          message={basket.error?.message}
          onRetry={basket.reload}
        />
      )}
      {cart && !payable && (
        <EmptyState icon="basket" title={deskTexts.emptyTitle}>
          {deskTexts.emptyText}
        </EmptyState>
      )}
      {payable && (
        <>
          <ChangedBasket basketChange={basketChange} />
          <DeskPayment
            key={payable.id}
            cart={payable}
            stage={stage}
            onStage={setStage}
            onReceived={setReceived}
            reloadBasket={reload}
          />
        </>
      )}
    </>
  );
}
