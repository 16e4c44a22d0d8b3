import { createHash } from 'node:crypto';

/** The basket as it is shown. */
interface Shown {
  lines: readonly { lineId: string; pricePence: number }[];
  membership: { row: { id: string }; pricePence: number } | null;
  penalties: readonly { id: string; pricePence: number }[];
}

/**
 * Stands for what each line costs as the person sees it. A paying call that brings another one was pressed beside a price
 * that has moved since, in another tab perhaps.
 */
export function priceKey({ lines, membership, penalties }: Shown): string {
  const prices = [
    ...lines.map(({ lineId, pricePence }) => `${lineId} ${pricePence}`),
    ...penalties.map(({ id, pricePence }) => `${id} ${pricePence}`),
    ...(membership ? [`${membership.row.id} ${membership.pricePence}`] : []),
  ];
  return createHash('sha256').update(prices.toSorted().join('\n')).digest('base64url').slice(0, 22);
}
