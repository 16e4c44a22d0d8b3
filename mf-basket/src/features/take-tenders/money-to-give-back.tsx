import { useEffect, useRef } from 'react';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { formatMoney } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Box, Button, Notice, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import type { OwedMoneyList } from './use-owed-money.ts';

const words = texts.giveBack;

interface Props {
  money: OwedMoneyList;
  /** The customer who is served; none while staff search. */
  customer?: DeskCustomer;
}

/** Money that changed baskets no longer count. It stays until staff say that it is back with the customer. */
export function MoneyToGiveBack({ money, customer }: Props) {
  const symbol = useMoneySymbol();
  const notices = useRef<HTMLDivElement>(null);
  const sum = money.owed.reduce((total, { pence }) => total + pence, 0);
  const seen = useRef(sum);
  useEffect(() => {
    // It came from a change far below: staff must see it.
    if (sum > seen.current) notices.current?.scrollIntoView({ block: 'center' });
    seen.current = sum;
  }, [sum]);
  if (money.owed.length === 0) return null;
  return (
    <Box ref={notices} sx={{ display: 'grid', gap: 2, mb: 3 }}>
      {money.owed.map(({ reference, pence }) => (
        <Notice
          key={reference}
          severity="warning"
          title={words.title(formatMoney(pence, symbol))}
          action={
            <Button variant="quiet" size="small" onClick={() => money.giveBack(reference)}>
              {words.done}
              <VisuallyHidden> {words.about(reference)}</VisuallyHidden>
            </Button>
          }
        >
          <Text>
            {customer?.reference === reference ? words.text(customer.name) : words.textOf(reference)}
          </Text>
        </Notice>
      ))}
    </Box>
  );
}
