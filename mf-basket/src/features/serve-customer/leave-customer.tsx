import { useEffect, useState } from 'react';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { formatMoney } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Button, Text } from 'shared-ui/core';
import { ConfirmDialog } from 'shared-ui/overlays';
import { texts } from '../../texts/desk.ts';

const words = texts.leave;

interface Props {
  customer: DeskCustomer;
  /** Pence that the customer has handed over, for which there is no order yet. */
  received: number;
  isDisabled: boolean;
  onLeave(): void;
}

/** The way on to another customer. Money that was handed over is only noted on this page, so it asks first. */
export function LeaveCustomer({ customer, received, isDisabled, onLeave }: Props) {
  const [isAsking, setAsking] = useState(false);
  const symbol = useMoneySymbol();
  useAskBeforeUnload(received > 0);
  return (
    <>
      <Button
        variant="text"
        disabled={isDisabled}
        onClick={() => (received > 0 ? setAsking(true) : onLeave())}
      >
        {texts.another}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.title(customer.name)}
        confirmText={words.confirm}
        danger
        onConfirm={onLeave}
        onCancel={() => setAsking(false)}
      >
        <Text>{words.text(formatMoney(received, symbol))}</Text>
      </ConfirmDialog>
    </>
  );
}

/** A page that is closed or loaded again asks in the browser's own words. */
function useAskBeforeUnload(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsking]);
}
