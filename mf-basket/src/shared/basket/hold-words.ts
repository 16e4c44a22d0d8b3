import type { Cart } from 'shared-contracts/api/basket';
import { texts } from '../../texts/en.ts';
import { isUnavailable } from './basket-lines.ts';

/** Words of the held places. */
export type HoldWords = {
  [Name in keyof typeof texts.hold]: (typeof texts.hold)[Name] extends string
    ? string
    : (typeof texts.hold)[Name];
};

/** The words for the owner of a basket, of one place that is available or of several. */
export const ownHoldWords = ({ items }: Pick<Cart, 'items'>): HoldWords =>
  items.filter((item) => item.type === 'activity' && !isUnavailable(item)).length === 1
    ? texts.holdOne
    : texts.hold;
