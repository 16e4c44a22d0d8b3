import type { Cart, CartItem } from 'shared-contracts/api/basket';
import { formatMoney, pence } from 'shared-contracts/money';
import { isUnavailable } from '../../shared/basket/basket-lines.ts';

const sumOf = (items: readonly CartItem[]): number => items.reduce((sum, { price }) => sum + pence(price), 0);

/**
 * The total without unavailable lines: removing them leaves it. A server whose total is not the sum of its lines
 * has a rule of its own, so that its total is shown as it is.
 */
export function availableTotal({ items, totals }: Pick<Cart, 'items' | 'totals'>, symbol: string) {
  const within = items.filter((item) => !isUnavailable(item));
  const total = pence(totals.total);
  const isSumOfAll = total === sumOf(items);
  const isWithout = within.length < items.length && (isSumOfAll || total === sumOf(within));
  return {
    /** Unavailable lines are not in it. */
    isWithout,
    /** It is the server's, as its taxes are. */
    isServers: !isWithout || !isSumOfAll,
    amount: isWithout && isSumOfAll ? formatMoney(sumOf(within), symbol) : totals.formattedTotal,
  };
}
