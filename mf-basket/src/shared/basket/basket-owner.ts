import { createContext, useContext } from 'react';
import { useSession } from 'shared-platform';

export interface BasketOwner {
  id: string;
}

/** The customer that staff serve at the desk; `null` if people use their own basket. */
export const ServedCustomer = createContext<BasketOwner | null>(null);

/** Whose basket this is about. */
export function useBasketOwner(): BasketOwner | null {
  const served = useContext(ServedCustomer);
  const { user } = useSession();
  return served ?? user;
}
