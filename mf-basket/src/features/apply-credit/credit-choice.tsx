import type { Cart } from 'shared-contracts/api/basket';
import { formatMoney } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Box } from 'shared-ui/core';
import { Checkbox } from 'shared-ui/forms';
import { useBasketWords } from '../../shared/basket/basket-words.ts';
import { texts } from '../../texts/en.ts';
import { coveredNames, type UsableCredit, usableCredits } from './credit-rules.ts';
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
  function hintOf(credit: UsableCredit): string | undefined {
    const { type, available, most, applied } = credit;
    // All of a plain credit is in the label.
    if (type === 'general' && available === (applied || most)) return undefined;
    const names = coveredNames(cart, credit);
    return [
      words.credit.available[type](shown(available)),
      ...(names.length > 0 ? [texts.credit.covers(names.join(', '))] : []),
    ].join(' ');
  }

  return (
    <Box role="group" aria-label={words.credit.title}>
      {credits.map((credit) => {
        const { type, most, applied } = credit;
        return (
          <Checkbox
            key={type}
            label={words.credit.use(shown(applied || most), words.credit.kinds[type])}
            hint={hintOf(credit)}
            checked={applied > 0}
            // Focus must stay on the box that was ticked, so it ignores input while the server answers.
            aria-disabled={isApplying || undefined}
            disabled={isDisabled}
            onChange={() => !isApplying && void apply(type, applied > 0 ? 0 : most)}
          />
        );
      })}
    </Box>
  );
}
