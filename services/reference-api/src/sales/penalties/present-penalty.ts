import type { Penalty } from 'shared-contracts/api/penalties';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pounds } from 'shared-contracts/money';
import type { PenaltyRow } from './store.ts';

export const presentPenalty = (row: PenaltyRow, symbol: string): Penalty => ({
  id: row.id,
  reason: row.reason,
  name: row.name,
  startDate: siteIso(row.startsAt),
  venue: { slug: row.venueSlug, name: row.venueName },
  amount: pounds(row.pricePence),
  formattedAmount: formatMoney(row.pricePence, symbol),
  isInBasket: row.cartId !== null,
});
