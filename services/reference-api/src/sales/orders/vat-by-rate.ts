import { vatInPence } from '../basket/totals.ts';

export interface VatOfRate {
  percent: number;
  grossPence: number;
  taxPence: number;
}

/** The VAT in items, by the rates they were sold at, the highest first; nothing of what carries none. */
export function vatByRate(items: readonly { pricePence: number; vatPercent: number | null }[]): VatOfRate[] {
  const rates = [...new Set(items.flatMap(({ vatPercent }) => vatPercent ?? []))].toSorted((a, b) => b - a);
  return rates.flatMap((percent) => {
    const prices = items.filter(({ vatPercent }) => vatPercent === percent).map((item) => item.pricePence);
    const grossPence = prices.reduce((sum, price) => sum + price, 0);
    const taxPence = prices.reduce((sum, price) => sum + vatInPence(price, percent), 0);
    return grossPence > 0 ? [{ percent, grossPence, taxPence }] : [];
  });
}
