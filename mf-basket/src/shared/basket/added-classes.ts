import { createContext, useContext } from 'react';
import type { ActivityCartItem, Cart } from 'shared-contracts/api/basket';
import { linkedAttendee } from './basket-lines.ts';

/** Notes that staff have put a class, by its id, into the basket of the customer they serve. */
export const NoteAddedClass = createContext<(sessionId: string) => void>(() => undefined);

export const useNoteAddedClass = () => useContext(NoteAddedClass);

/**
 * The places that staff have added and that are not paid for yet; others are the customer's own choice.
 * @param sessionIds classes added on this page, for a server that does not say who added a line
 */
export function addedPlaces(cart: Cart | undefined, sessionIds: readonly string[]): ActivityCartItem[] {
  if (!cart) return [];
  return cart.items.filter(
    (item): item is ActivityCartItem =>
      item.type === 'activity' &&
      (item.addedByStaff || sessionIds.includes(item.objectId)) &&
      linkedAttendee(item, cart) === null,
  );
}
