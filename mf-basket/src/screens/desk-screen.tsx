import { useState } from 'react';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { paths } from 'shared-contracts/links';
import { useLinks, useScreenTitle, useSession } from 'shared-platform';
import { Button, Container, EmptyState, PageHeader } from 'shared-ui/core';
import { ServedCustomer } from '../basket/basket-owner.ts';
import { cartUnderWay, forgetAttempt } from '../features/pay-by-card/payment-attempt.ts';
import { FindCustomer } from '../features/serve-customer/find-customer.tsx';
import { texts } from '../texts/en.ts';
import { DeskBasket } from './desk-basket.tsx';
import { EarlierPayment } from './earlier-payment.tsx';

/** Where staff takes money for a customer's basket (shell specification 6). The server refuses everybody else. */
export default function DeskScreen() {
  useScreenTitle(texts.desk.title);
  const { user } = useSession();
  const links = useLinks();
  if (!user) return null;
  return (
    <Container sx={{ pb: 8 }}>
      {user.isStaff ? (
        <Desk />
      ) : (
        <EmptyState
          level={1}
          icon="user"
          title={texts.desk.staffOnlyTitle}
          action={<Button href={links.cross('bookings', paths.home)}>{texts.desk.toBookings}</Button>}
        >
          {texts.desk.staffOnlyText}
        </EmptyState>
      )}
    </Container>
  );
}

/** Who is served is forgotten with the page, so that no customer is left behind for the next one. */
function Desk() {
  const [underWay, setUnderWay] = useState(cartUnderWay);
  const [customer, setCustomer] = useState<DeskCustomer | null>(null);

  function nothingTaken(cartId: string): void {
    forgetAttempt(cartId);
    setUnderWay(null);
  }

  if (customer) {
    return (
      <ServedCustomer value={customer}>
        <DeskBasket customer={customer} onLeave={() => setCustomer(null)} />
      </ServedCustomer>
    );
  }
  return (
    <>
      <PageHeader title={texts.desk.title} lead={texts.desk.find.lead} />
      {underWay !== null ? (
        <EarlierPayment cartId={underWay} onNothingTaken={() => nothingTaken(underWay)} />
      ) : (
        <FindCustomer onFound={setCustomer} />
      )}
    </>
  );
}
