import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { Box, Card, PageHeader } from 'shared-ui/core';
import { AddAClass } from '../features/book-for-customer/add-a-class.tsx';
import type { PaymentStage } from '../features/pay-by-card/payment-machine.ts';
import { PaymentSkeleton } from '../features/pay-by-card/payment-skeleton.tsx';
import { CustomerLine } from '../features/serve-customer/customer-line.tsx';
import { LeaveCustomer } from '../features/serve-customer/leave-customer.tsx';
import { OwedCharges } from '../features/serve-customer/owed-charges.tsx';
import { useCharges } from '../features/serve-customer/use-charges.ts';
import { MoneyToGiveBack } from '../features/take-tenders/money-to-give-back.tsx';
import { useMoneyReceived } from '../features/take-tenders/use-money-received.ts';
import type { OwedMoneyList, UsableMoney } from '../features/take-tenders/use-owed-money.ts';
import { addedPlaces, NoteAddedClass } from '../shared/basket/added-classes.ts';
import { canBePaid } from '../shared/basket/basket-lines.ts';
import { useBasket } from '../shared/basket/use-basket.ts';
import { useBasketChange } from '../shared/basket/use-basket-change.ts';
import { ChangedBasket } from '../shared/changed-basket.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { mainColumn, twoColumns } from '../shared/two-columns.ts';
import { texts as deskTexts } from '../texts/desk.ts';
import { CheckoutTimer } from './checkout-timer.tsx';
import { DeskAside } from './desk-aside.tsx';
import { DeskPayment } from './desk-payment.tsx';
import { useDeskStep } from './use-desk-step.ts';

/**
 * Notifications are above the work, between the customer's name and the way to the next one: the sums and the buttons
 * that staff press next are at the bottom and at the side. On a phone the name has the whole width, and what is changed is
 * at the end of the page.
 */
const clearOfSums = {
  '@media (min-width: 768px)': {
    'html:has(&)': {
      '--toast-top': 'calc(var(--ui-header-height) + 16px)',
      '--toast-bottom': 'auto',
      '--toast-align': 'center',
    },
  },
};

interface Props {
  customer: DeskCustomer;
  /** Money to give back, to this customer or another. */
  money: OwedMoneyList;
  /** On to another customer. */
  onLeave(): void;
}

/** The basket of the customer at the desk: classes are added to it, or it is paid for. */
export function DeskBasket({ customer, money, onLeave }: Props) {
  const { reference } = customer;
  const basket = useBasket({ isFresh: true });
  const [stage, setStage] = useState<PaymentStage>('open');
  const { basketChange, reload } = useBasketChange(basket.data, stage !== 'open');
  const { data: cart } = basket;
  const charges = useCharges(customer, cart);
  const isLoading = basket.state === 'loading' || charges.isLoading;
  const [added, setAdded] = useState<readonly string[]>([]);
  const { received, setReceived } = useMoneyReceived(cart, stage === 'open', (pence) =>
    money.add({ reference, pence }),
  );
  const [usable, setUsable] = useState<UsableMoney | null>(null);
  const keep = useEffectEvent(money.hold);
  useEffect(() => {
    // An order on its way says itself what happens to its money.
    keep(stage === 'open' ? { reference, pence: received } : null);
  }, [stage, reference, received]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const payable = cart && !isLoading && cart.items.length > 0 ? cart : null;
  const step = useDeskStep({
    isEmpty: cart !== undefined && !isLoading && !payable,
    isPaying: stage !== 'open',
  });
  const hold = payable && (
    <CheckoutTimer
      cart={payable}
      stage={stage}
      onHoldEnd={basket.reload}
      words={
        canBePaid(payable.items) ? deskTexts.hold : { ...deskTexts.hold, ended: deskTexts.hold.someEnded }
      }
    />
  );

  return (
    <>
      <PageHeader
        eyebrow={deskTexts.serving}
        title={customer.name}
        titleRef={heading}
        sx={{ paddingBlock: 2 }}
        lead={<CustomerLine customer={customer} />}
        actions={
          <LeaveCustomer
            customer={customer}
            received={received + money.owedTo(reference)}
            unpaid={addedPlaces(cart, added)}
            isDisabled={stage !== 'open'}
            onGivenBack={() => {
              money.hold(null);
              money.giveBack(reference);
            }}
            onLeave={onLeave}
          />
        }
      />
      <MoneyToGiveBack
        money={money}
        customer={customer}
        usable={step.isAdding ? null : usable}
        onAnswered={() => heading.current?.focus()}
      />
      {cart && !isLoading && (
        <OwedCharges customer={customer} charges={charges} isDisabled={stage !== 'open'} onAdded={step.pay} />
      )}
      <Box sx={{ ...twoColumns, ...clearOfSums }}>
        <Box sx={{ ...mainColumn, display: 'grid', gap: 3 }}>
          {step.isAdding && (
            <NoteAddedClass value={(id) => setAdded((ids) => [...ids, id])}>
              <AddAClass
                customer={customer}
                headingRef={step.classes}
                hold={hold}
                onClose={payable ? step.pay : undefined}
              />
            </NoteAddedClass>
          )}
          {isLoading && (
            <Card>
              <PaymentSkeleton isFree={false} />
            </Card>
          )}
          {basket.state === 'error' && (
            <LoadFailure
              title={deskTexts.basketNotLoaded}
              message={basket.error?.message}
              onRetry={basket.reload}
            />
          )}
          {payable && (
            <Box sx={{ display: step.isAdding ? 'none' : 'grid', gap: 3 }}>
              <ChangedBasket basketChange={basketChange} />
              <DeskPayment
                key={payable.id}
                headingRef={step.payment}
                cart={payable}
                onStage={setStage}
                onReceived={setReceived}
                owed={money.owedTo(reference)}
                onUseOwed={(pence) =>
                  pence > 0 ? money.use({ reference, pence }) : money.add({ reference, pence: -pence })
                }
                onUsable={setUsable}
                reloadBasket={reload}
                hold={step.isAdding ? null : hold}
                onAddClass={step.add}
              />
            </Box>
          )}
        </Box>
        <DeskAside
          customer={customer}
          cart={cart}
          isLoading={isLoading}
          isOwing={charges.due.length > 0 || charges.isFailed}
          isPaying={stage !== 'open'}
          onPay={step.isAdding ? step.pay : undefined}
        />
      </Box>
    </>
  );
}
