import { createContext, useContext } from 'react';
import type { ActivityCartItem, Cart } from 'shared-contracts/api/basket';
import { linkedAttendee } from './basket-lines.ts';

/** Notes that staff have put a class, by its id, into the basket of the customer they serve. */
export const NoteAddedClass = createContext<(sessionId: string) => void>(() => undefined);

export const useNoteAddedClass = () => useContext(NoteAddedClass);

/** The places that staff have added and that are not paid for yet; others are the customer's own choice. */
export function addedPlaces(cart: Cart | undefined, sessionIds: readonly string[]): ActivityCartItem[] {
  if (!cart) return [];
  return cart.items.filter(
    (item): item is ActivityCartItem =>
      item.type === 'activity' && sessionIds.includes(item.objectId) && linkedAttendee(item, cart) === null,
  );
}
