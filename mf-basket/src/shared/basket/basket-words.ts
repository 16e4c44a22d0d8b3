import { createContext, useContext } from 'react';
import { texts } from '../../texts/en.ts';
import type { texts as served } from '../../texts/served.ts';

/** The same words for a text of any wording. */
type Wording<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Wording<Texts[Key]>;
};

/** Words about a basket that its owner and staff who serve them read differently. */
export type BasketWords = Wording<typeof served>;

/** The words of the desk; `null` where people use their own basket. */
export const ServedWords = createContext<BasketWords | null>(null);

/** Words about the basket, to its owner or about them. */
export const useBasketWords = (): BasketWords => useContext(ServedWords) ?? texts;
