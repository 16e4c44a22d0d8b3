import { useEffect, useRef } from 'react';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { formatMoney } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Box, Button, Notice, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import type { OwedMoneyList, UsableMoney } from './use-owed-money.ts';

const words = texts.giveBack;

interface Props {
  money: OwedMoneyList;
  /** The customer who is served; none while staff search. */
  customer?: DeskCustomer;
  /** The other answer: what of the customer's money their basket can take. */
  usable?: UsableMoney | null;
  /** Called after either answer, so that the focus has somewhere to go. */
  onAnswered?(): void;
}

const answers = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
};

/** Money that changed baskets no longer count. It stays until staff say that it is back with the customer. */
export function MoneyToGiveBack({ money, customer, usable, onAnswered }: Props) {
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
      {money.owed.map(({ reference, pence }) => {
        const isServed = customer?.reference === reference;
        const use = isServed ? usable : null;
        return (
          <Notice
            key={reference}
            severity="warning"
            title={(use ? words.titleOrUse : words.title)(formatMoney(pence, symbol))}
            action={
              <Box sx={answers}>
                {use && (
                  <Button
                    size="small"
                    onClick={() => {
                      use.use();
                      onAnswered?.();
                    }}
                  >
                    {words.use(formatMoney(use.pence, symbol))}
                  </Button>
                )}
                <Button
                  variant={isServed && !use ? 'primary' : 'quiet'}
                  size="small"
                  onClick={() => {
                    money.giveBack(reference);
                    onAnswered?.();
                  }}
                >
                  {words.done}
                  <VisuallyHidden> {words.about(reference)}</VisuallyHidden>
                </Button>
              </Box>
            }
          >
            <Text>{isServed ? words.text(customer.name) : words.textOf(reference)}</Text>
          </Notice>
        );
      })}
    </Box>
  );
}
