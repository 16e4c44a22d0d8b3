import { staysOf } from 'shared-contracts/stays';
import type { OrderRow } from './store.ts';

type Item = OrderRow['items'][number];

/** Bookings of a court that follow each other as one item: from the first start to the last end, at their price together. */
function joined([first, ...more]: [Item, ...Item[]]): Item {
  const last = more.at(-1);
  if (first.type !== 'activity' || last?.type !== 'activity') return first;
  const { endDate } = last.snapshot;
  return {
    ...first,
    snapshot: { ...first.snapshot, endDate },
    pricePence: [first, ...more].reduce((sum, { pricePence }) => sum + pricePence, 0),
  };
}

/** The items of an order as the person sees them in a letter or a calendar. Sums of VAT are those of the items themselves. */
export const joinStays = (items: OrderRow['items']): Item[] =>
  staysOf(
    items,
    (item) =>
      item.type === 'activity'
        ? { ...item.snapshot, name: item.name, isCourt: item.court !== null, location: item.court }
        : null,
    ({ accessCode, status, cancelledAt }) => [accessCode, status, cancelledAt],
  ).map(joined);
