import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { formatMoney } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Button, Notice, Text } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';

const words = texts.giveBack;

interface Props {
  /** Pence. */
  amount: number;
  customer: DeskCustomer;
  onDone(): void;
}

/** Money that the changed basket no longer counts. It stays until staff say that it is back with the customer. */
export function MoneyToGiveBack({ amount, customer, onDone }: Props) {
  const symbol = useMoneySymbol();
  return (
    <Notice
      severity="warning"
      title={words.title(formatMoney(amount, symbol))}
      action={
        <Button variant="quiet" size="small" onClick={onDone}>
          {words.done}
        </Button>
      }
      sx={{ mb: 3 }}
    >
      <Text>{words.text(customer.name)}</Text>
    </Notice>
  );
}
