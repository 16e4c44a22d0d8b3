import type { Cart } from 'shared-contracts/api/basket';
import { lazyPart, useFlags } from 'shared-platform';
import { Card, Skeleton } from 'shared-ui/core';
import type { PayOnPhoneProps } from '../features/pay-on-phone/pay-on-phone.tsx';
import { canBePaid, hasLapsedHold } from '../shared/basket/basket-lines.ts';

/** The person's own phone, before the card form. */
export const PayOnPhone = lazyPart<PayOnPhoneProps>(
  () => import(/* webpackChunkName: "pay-on-phone" */ '../features/pay-on-phone/pay-on-phone.tsx'),
  {
    pending: () => (
      <Card aria-hidden="true" sx={{ height: 'min(480px, 45vh)' }}>
        <Skeleton height="100%" />
      </Card>
    ),
  },
);

/**
 * True at a kiosk, unless the card is the only way: a membership leaves the basket when the kiosk starts over. A basket
 * that cannot be paid for as it is cannot be paid for on a phone either.
 */
export function useCanPayOnPhone({ items }: Cart, isOnlyCard: boolean): boolean {
  const { kiosk } = useFlags();
  return (
    kiosk &&
    !isOnlyCard &&
    canBePaid(items) &&
    !hasLapsedHold(items) &&
    items.every(({ type }) => type !== 'membership')
  );
}
