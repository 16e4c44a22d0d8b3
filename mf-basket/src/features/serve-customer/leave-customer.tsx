import type { ActivityCartItem } from 'shared-contracts/api/basket';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { formatMoney } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Button, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { texts } from '../../texts/desk.ts';
import { UnpaidQuestion } from './unpaid-question.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

const words = texts.leave;

/** As wide as the other one, since staying is the better answer and a phone has no room beside it. */
const answer = { flex: '1 1 14rem' };

interface Props {
  customer: DeskCustomer;
  /** Pence that the customer has handed over, for which there is no order yet. */
  received: number;
  /** Places that staff have put into the basket and that are not paid for. */
  unpaid: readonly ActivityCartItem[];
  isDisabled: boolean;
  /** Staff leave, having read that they give the money back first. */
  onGivenBack(): void;
  onLeave(): void;
}

/**
 * The way on to another customer. Money that was handed over is only noted on this page, and what staff have added would
 * stay in the customer's own basket without a word, so every way off it asks first.
 */
export function LeaveCustomer({ customer, received, unpaid, isDisabled, onGivenBack, onLeave }: Props) {
  const { isAsking, go, stay, leave } = useLeaveQuestion((received > 0 || unpaid.length > 0) && !isDisabled);
  const symbol = useMoneySymbol();

  function confirm(): void {
    if (received > 0) onGivenBack();
    leave();
  }

  return (
    <>
      <Button variant="quiet" size="small" disabled={isDisabled} onClick={() => go(onLeave)}>
        {texts.another}
      </Button>
      {unpaid.length > 0 && (
        <UnpaidQuestion
          isOpen={isAsking}
          customer={customer}
          places={unpaid}
          received={received}
          onStay={stay}
          onLeave={confirm}
        />
      )}
      <Dialog
        open={isAsking && unpaid.length === 0}
        onClose={stay}
        title={words.title}
        role="alertdialog"
        fullScreenOnPhone={false}
        actions={
          <>
            <Button variant="danger" sx={answer} onClick={confirm}>
              {words.confirm}
            </Button>
            <Button sx={answer} onClick={stay}>
              {words.stay}
            </Button>
          </>
        }
      >
        <Text>{words.text(formatMoney(received, symbol), customer.name)}</Text>
      </Dialog>
    </>
  );
}
