import type { Cart } from 'shared-contracts/api/basket';
import { formatMoney } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Box } from 'shared-ui/core';
import { Checkbox } from 'shared-ui/forms';
import { useBasketWords } from '../../shared/basket/basket-words.ts';
import { usableCredits } from './credit-rules.ts';
import { useApplyCredit } from './use-apply-credit.ts';

interface Props {
  cart: Cart;
  /** A payment is in flight: what it pays must not change. */
  isDisabled: boolean;
}

/** The credit a person may use for this basket, each kind with what it takes off; nothing for those without. */
export function CreditChoice({ cart, isDisabled }: Props) {
  const symbol = useMoneySymbol();
  const { apply, isApplying } = useApplyCredit(cart);
  const words = useBasketWords();
  const credits = usableCredits(cart);
  if (credits.length === 0) return null;
  const shown = (amount: number) => formatMoney(amount, symbol);
  return (
    <Box role="group" aria-label={words.credit.title}>
      {credits.map(({ type, available, most, applied }) => (
        <Checkbox
          key={type}
          label={words.credit.use(shown(applied || most), words.credit.kinds[type])}
          // All of a plain credit is in the label.
          hint={
            type === 'general' && available === (applied || most)
              ? undefined
              : words.credit.available[type](shown(available))
          }
          checked={applied > 0}
          // Focus must stay on the box that was ticked, so it ignores input while the server answers.
          aria-disabled={isApplying || undefined}
          disabled={isDisabled}
          onChange={() => !isApplying && void apply(type, applied > 0 ? 0 : most)}
        />
      ))}
    </Box>
  );
}
