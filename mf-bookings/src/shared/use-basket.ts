import { useEffect, useRef } from 'react';
import { session, sessions } from 'shared-contracts/api/activities';
import { basketArguments, cart } from 'shared-contracts/api/basket';
import { useApiQuery, useBus, useSession } from 'shared-platform';
import { type AddOptions, useAddRequests } from './use-add-requests.ts';
import { useAttendeeChoice } from './use-attendee-choice.ts';
import { useRefreshWithBasket } from './use-refresh-with-basket.ts';

/** The basket as it affects the sessions on screen, for the person they are shown for. */
export interface Basket {
  /** First name of the linked person that places are added for; `null` for oneself. */
  forName: string | null;
  holds(sessionId: string): boolean;
  isAdding(sessionId: string): boolean;
  /** True once for each place that this screen added: the first component to show it moves the focus there. */
  claimFocus(sessionId: string): boolean;
  /** Asks the basket's owner for a place; `holds` tells when there is one. */
  add(sessionId: string, options?: AddOptions): void;
  /** The same for several, all of them or none. */
  addAll(sessionIds: readonly string[], options?: AddOptions): void;
}

/** Follows the basket, adds to it, and asks for places and prices again whenever it changed. */
export function useBasket(): Basket {
  const bus = useBus();
  const { user } = useSession();
  const { data } = useApiQuery(cart, basketArguments(user), { enabled: user !== null });
  const { requests, add, claimFocus, forget } = useAddRequests();
  const { id, person } = useAttendeeChoice();

  useRefreshWithBasket(sessions);
  useRefreshWithBasket(session);

  useEffect(() => {
    let known = bus.last('basket:changed')?.itemCount;
    return bus.on('basket:changed', ({ itemCount }) => {
      if (known !== undefined && itemCount < known) forget();
      known = itemCount;
    });
  }, [bus, forget]);

  const askedFor = useRef(id);
  useEffect(() => {
    // Requests for one person do not apply to the next one.
    if (askedFor.current !== id) forget();
    askedFor.current = id;
  }, [id, forget]);

  const attendeeId = id ?? user?.id;
  const inCart = user ? data?.items.filter(({ purchasedFor }) => purchasedFor.id === attendeeId) : undefined;
  const forThem = id === null ? {} : { purchasedForUserId: id };
  return {
    forName: person?.firstName ?? null,
    holds: (id) => requests[id]?.state === 'added' || (inCart?.some((item) => item.objectId === id) ?? false),
    isAdding: (id) => requests[id]?.state === 'adding',
    claimFocus,
    add: (sessionId, options) => add([sessionId], { ...options, ...forThem }),
    addAll: (sessionIds, options) => add(sessionIds, { ...options, ...forThem }),
  };
}
