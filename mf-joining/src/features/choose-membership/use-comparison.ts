import { atom, useAtom } from 'jotai';
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

/** The ids of the types that are picked. They stay while the list is away, as the filters do. */
const pickedAtom = atom<readonly string[]>([]);

/** The memberships that are picked to be compared. @param onSale all that can be picked, whatever type the list shows. */
export function useComparison(onSale: readonly Offer[]): Comparison {
  const [picked, setPicked] = useAtom(pickedAtom);
  const offers = picked.flatMap((id) => onSale.find(({ type }) => type.id === id) ?? []);
  return {
    offers,
    of({ type: { id } }) {
      const isPicked = offers.some(({ type }) => type.id === id);
      return {
        isPicked,
        isFull: offers.length >= MOST,
        onPick: () =>
          setPicked((before) =>
            before.includes(id)
              ? before.filter((one) => one !== id)
              : [...before.filter((one) => onSale.some(({ type }) => type.id === one)), id],
          ),
      };
    },
    clear: () => setPicked([]),
  };
}
