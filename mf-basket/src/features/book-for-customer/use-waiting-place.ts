import { useState } from 'react';
import { cart } from 'shared-contracts/api/basket';
import {
  type DeskSession,
  deskSessions,
  joinWaitingListForCustomer,
  leaveWaitingListForCustomer,
} from 'shared-contracts/api/desk-sessions';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { type ApiError, type Result, useApi, useApiMutation, useToast } from 'shared-platform';
import { texts } from '../../texts/desk.ts';

const words = texts.addClass;

export interface WaitingPlace {
  isChanging: boolean;
  error: ApiError | null;
  /** True while leaving loses nothing: the customer was added just now, and has the place they were given. */
  canUndo: boolean;
  join(): Promise<void>;
  leave(): Promise<void>;
}

/** Puts the customer at the desk on the waiting list of a class, or takes them off it. */
export function useWaitingPlace(session: DeskSession, customer: DeskCustomer): WaitingPlace {
  const { id, name, waitingList } = session;
  const api = useApi();
  const toast = useToast();
  const joining = useApiMutation(joinWaitingListForCustomer);
  const leaving = useApiMutation(leaveWaitingListForCustomer);
  const [error, setError] = useState<ApiError | null>(null);
  const [givenPosition, setGivenPosition] = useState<number | null>(null);
  const params = { customerId: customer.id, session: id };

  function finish(result: Result<WaitingList>, done: string): void {
    setError(result.ok ? null : result.error);
    // A refusal has its reason in what has changed meanwhile: a place came free, or is held for the customer.
    if (result.ok || result.error.kind === 'conflict') {
      api.invalidate(deskSessions);
      api.invalidate(cart);
    }
    // One takes the place of the other: both at once would contradict each other.
    if (result.ok) toast({ content: done, type: 'success', callback: `waiting-list:${id}` });
  }

  return {
    isChanging: joining.requesting || leaving.requesting,
    error,
    canUndo: givenPosition !== null && waitingList?.position === givenPosition,
    async join() {
      const result = await joining.run({ params });
      setGivenPosition(result.ok ? result.data.position : null);
      finish(result, words.joined(customer.name, name));
    },
    async leave() {
      const query = waitingList?.offeredUntil ? ({ offer: 'given-up' } as const) : {};
      const result = await leaving.run({ params, query });
      if (result.ok) setGivenPosition(null);
      finish(result, words.left(customer.name, name));
    },
  };
}
