import { useState } from 'react';
import type { Offer } from '../../shared/offers/offers.ts';
import type { CardComparison } from './membership-card.tsx';

/** Number of memberships that fit side by side. */
const MOST = 3;

interface Comparison {
  /** Those picked, in the order of picking. */
  offers: Offer[];
  of(offer: Offer): CardComparison;
  clear(): void;
}

/** The memberships that are picked to be compared. @param onSale all that can be picked, whatever type the list shows. */
export function useComparison(onSale: readonly Offer[]): Comparison {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const offers = picked.flatMap((id) => onSale.find(({ type }) => type.id === id) ?? []);
  return {
    offers,
    of({ type: { id } }) {
      const isPicked = offers.some(({ type }) => type.id === id);
      return {
        isPicked,
        isFull: offers.length >= MOST,
        onPick: () =>
          setPicked((before) => (isPicked ? before.filter((one) => one !== id) : [...before, id])),
      };
    },
    clear: () => setPicked([]),
  };
}
