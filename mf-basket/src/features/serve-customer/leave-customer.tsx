import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { formatMoney } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Button, Text } from 'shared-ui/core';
import { ConfirmDialog } from 'shared-ui/overlays';
import { texts } from '../../texts/desk.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

const words = texts.leave;

interface Props {
  customer: DeskCustomer;
  /** Pence that the customer has handed over, for which there is no order yet. */
  received: number;
  isDisabled: boolean;
  onLeave(): void;
}

/** The way on to another customer. Money that was handed over is only noted on this page, so every way off it asks first. */
export function LeaveCustomer({ customer, received, isDisabled, onLeave }: Props) {
  const { isAsking, go, stay, leave } = useLeaveQuestion(received > 0 && !isDisabled);
  const symbol = useMoneySymbol();
  return (
    <>
      <Button variant="quiet" size="small" disabled={isDisabled} onClick={() => go(onLeave)}>
        {texts.another}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.title(customer.name)}
        confirmText={words.confirm}
        danger
        onConfirm={leave}
        onCancel={stay}
      >
        <Text>{words.text(formatMoney(received, symbol))}</Text>
      </ConfirmDialog>
    </>
  );
}
