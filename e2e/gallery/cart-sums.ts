import type { Cart } from 'shared-contracts/api/basket';
import { formatMoney, pence, pounds } from 'shared-contracts/money';

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + pence(amount), 0);

/** A changed basket with the sums of its lines and payments, as the server would send them. */
export function withSums(cart: Cart): Cart {
  const { items, payments, totals } = cart;
  const total = sumOf(items.map(({ price }) => price));
  const before = pence(totals.total);
  const tax = before === 0 ? 0 : Math.round((pence(totals.taxTotal) * total) / before);
  const balance = total - sumOf(payments.map(({ amount }) => amount));
  return {
    ...cart,
    totals: {
      total: pounds(total),
      taxTotal: pounds(tax),
      subTotal: pounds(total - tax),
      balance: pounds(balance),
      itemCount: items.length,
      formattedTotal: formatMoney(total),
      formattedTaxTotal: formatMoney(tax),
      formattedSubTotal: formatMoney(total - tax),
      formattedBalance: formatMoney(balance),
    },
  };
}
