import { useCallback, useEffect, useRef, useState } from 'react';
import type { AddItem } from 'shared-contracts/api/add-item';
import { useBus, useToast } from 'shared-platform';
import { texts } from '../texts/en.ts';
import { readPendingAdds, storePendingAdds } from './pending-adds.ts';

interface AddRequest {
  id: string;
  state: 'adding' | 'added';
}

/** Further properties of a request for a place: the court, the attendee, and a known clash. */
export type AddOptions = Pick<AddItem, 'individualFacilityUse' | 'purchasedForUserId' | 'acceptsClash'>;

export type AddRequests = Readonly<Record<string, AddRequest>>;

const without = (requests: AddRequests, requestId: string): AddRequests =>
  Object.fromEntries(Object.entries(requests).filter(([, { id }]) => id !== requestId));

const added = (requests: AddRequests, requestId: string): AddRequests =>
  Object.fromEntries(
    Object.entries(requests).map(([sessionId, request]) => [
      sessionId,
      request.id === requestId ? { ...request, state: 'added' } : request,
    ]),
  );

const underWay = (): AddRequests =>
  Object.fromEntries(
    Object.entries(readPendingAdds()).map(([sessionId, id]) => [sessionId, { id, state: 'adding' }]),
  );

const unsettled = (requests: AddRequests): Record<string, string> =>
  Object.fromEntries(
    Object.entries(requests)
      .filter(([, { state }]) => state === 'adding')
      .map(([sessionId, { id }]) => [sessionId, id]),
  );

/** Add requests of this screen to the basket's owner, by session id; failed and cancelled requests are removed. */
export function useAddRequests(): {
  requests: AddRequests;
  /** All of them or none. */
  add(sessionIds: readonly string[], options?: AddOptions): void;
  /** True once for each session that was added. */
  claimFocus(sessionId: string): boolean;
  forget(): void;
} {
  const bus = useBus();
  const toast = useToast();
  const [requests, setRequests] = useState<AddRequests>(underWay);
  useEffect(() => storePendingAdds(unsettled(requests)), [requests]);
  const leaving = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  useEffect(
    () =>
      bus.on('basket:add-settled', ({ requestId, outcome }) =>
        setRequests((before) =>
          outcome === 'added' ? added(before, requestId) : without(before, requestId),
        ),
      ),
    [bus],
  );

  const add = useCallback(
    async (sessionIds: readonly string[], options: AddOptions = {}) => {
      const signal = leaving.current?.signal;
      if (!signal) return;
      const id = crypto.randomUUID();
      const asked = sessionIds.map((sessionId) => [sessionId, { id, state: 'adding' as const }]);
      setRequests((before) => ({ ...before, ...Object.fromEntries(asked) }));
      const items = sessionIds.map((sessionId) => ({ id: sessionId, type: 'activity' as const, ...options }));
      const { status } = await bus.request('basket:add', { items }, { requestId: id, signal });
      if (status === 'answered') return;
      // The end of a request that no basket took: another screen may show it as under way, such as the one after this.
      bus.emit('basket:add-settled', { requestId: id, outcome: 'cancelled', message: null });
      if (status === 'aborted') return storePendingAdds(unsettled(without(underWay(), id)));
      toast({ content: texts.basket.unavailable, type: 'danger' });
    },
    [bus, toast],
  );
  const claimed = useRef(new Set<string>());
  const claimFocus = useCallback(
    (sessionId: string) => {
      const request = requests[sessionId];
      const key = `${request?.id} ${sessionId}`;
      if (request?.state !== 'added' || claimed.current.has(key)) return false;
      claimed.current.add(key);
      return true;
    },
    [requests],
  );
  const forget = useCallback(() => setRequests({}), []);
  return { requests, add: (sessionIds, options) => void add(sessionIds, options), claimFocus, forget };
}
