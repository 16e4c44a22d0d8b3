import { totalPence, vatInPence } from '../basket/totals.ts';

export interface VatOfRate {
  percent: number;
  grossPence: number;
  taxPence: number;
}

interface Ordered {
  items: readonly { pricePence: number; vatPercent: number | null }[];
  /** The VAT of all of it, as the order was made. */
  taxPence: number;
}

/**
 * The VAT in an order, by the rates its items were sold at, the highest first; nothing of what carries none. Each rate is
 * brought to the penny once, or line by line where that is how the order was made.
 */
export function vatByRate({ items, taxPence }: Ordered): VatOfRate[] {
  const rates = [...new Set(items.flatMap(({ vatPercent }) => vatPercent ?? []))].toSorted((a, b) => b - a);
  const parts = rates.flatMap((percent) => {
    const sold = items.filter(({ vatPercent }) => vatPercent === percent);
    const grossPence = totalPence(sold);
    const byLine = sold.reduce((sum, { pricePence }) => sum + vatInPence(pricePence, percent), 0);
    return grossPence > 0 ? [{ percent, grossPence, taxPence: vatInPence(grossPence, percent), byLine }] : [];
  });
  const isByLine = parts.reduce((sum, part) => sum + part.taxPence, 0) !== taxPence;
  return parts.map(({ byLine, ...part }) => (isByLine ? { ...part, taxPence: byLine } : part));
}
