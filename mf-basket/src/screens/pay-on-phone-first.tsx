import { useState } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { lazyPart, useFlags } from 'shared-platform';
import { Button, Card, Skeleton } from 'shared-ui/core';
import { FocusOnMount } from '../shared/focus-on-mount.tsx';
import { mainColumn } from '../shared/two-columns.ts';
import { texts } from '../texts/pay-on-phone.ts';

/** The way to pay that comes first at a kiosk. */
export const PayOnPhone = lazyPart(
  () => import(/* webpackChunkName: "pay-on-phone" */ '../features/pay-on-phone/pay-on-phone.tsx'),
  {
    pending: () => (
      <Card aria-hidden="true" sx={mainColumn}>
        <Skeleton height={460} />
      </Card>
    ),
  },
);

/**
 * State of the card form. At a kiosk a person asks for it, unless it is the only way: a membership leaves the
 * basket when the kiosk starts over, so it cannot be paid for elsewhere.
 */
export function usePayHere({ items }: Cart, isOnlyWay: boolean) {
  const { kiosk } = useFlags();
  const [isWanted, setWanted] = useState(false);
  const hasChoice = kiosk && !isOnlyWay && items.every(({ type }) => type !== 'membership');
  return {
    isChosen: isWanted || !hasChoice,
    choose: () => setWanted(true),
    /** Back to the code; `null` where there is no choice. */
    leave: hasChoice ? () => setWanted(false) : null,
  };
}

/** The way back to the code, above the card form; the focus starts there. */
export function ToPhone({ isDisabled, onPress }: { isDisabled: boolean; onPress(): void }) {
  return (
    <FocusOnMount cause="asked for">
      <Button variant="quiet" size="large" fullWidth disabled={isDisabled} onClick={onPress}>
        {texts.instead}
      </Button>
    </FocusOnMount>
  );
}
