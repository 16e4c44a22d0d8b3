import type { Cart } from 'shared-contracts/api/basket';
import { lazyPart, useFlags } from 'shared-platform';
import { Card, Heading, Skeleton } from 'shared-ui/core';
import { texts } from '../texts/pay-on-phone.ts';

const PayOnPhone = lazyPart(
  () => import(/* webpackChunkName: "pay-on-phone" */ '../features/pay-on-phone/pay-on-phone.tsx'),
  {
    pending: () => (
      <Card aria-hidden="true" sx={{ height: 'min(480px, 45vh)' }}>
        <Skeleton height="100%" />
      </Card>
    ),
  },
);

/** True at a kiosk, unless the card is the only way: a membership leaves the basket when the kiosk starts over. */
export function useCanPayOnPhone({ items }: Cart, isOnlyCard: boolean): boolean {
  const { kiosk } = useFlags();
  return kiosk && !isOnlyCard && items.every(({ type }) => type !== 'membership');
}

/** The person's own phone, before the card form. */
export function PayOnPhoneFirst({ isPaying }: { isPaying: boolean }) {
  return (
    <>
      <PayOnPhone isPaying={isPaying} />
      <Heading level={2} size={3}>
        {texts.here}
      </Heading>
    </>
  );
}
