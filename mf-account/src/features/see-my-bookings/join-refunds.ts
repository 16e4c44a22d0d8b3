import type { PastBooking, Refund } from 'shared-contracts/api/bookings';
import { formatMoney, pence, pounds } from 'shared-contracts/money';

/** The refunds of the bookings of a stay, with those to one place as one. */
export function joinRefunds(bookings: readonly PastBooking[], symbol: string): Refund[] {
  const joined = new Map<string, Refund>();
  for (const refund of bookings.flatMap(({ refunds }) => refunds)) {
    const place = JSON.stringify([refund.destination, refund.description, refund.isOnItsWay ?? false]);
    const before = joined.get(place);
    const sum = pence(refund.amount) + (before ? pence(before.amount) : 0);
    joined.set(
      place,
      before ? { ...before, amount: pounds(sum), formattedAmount: formatMoney(sum, symbol) } : refund,
    );
  }
  return [...joined.values()];
}
