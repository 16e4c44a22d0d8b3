import { useCallback, useEffect, useRef, useState } from 'react';
import type { AddItem } from 'shared-contracts/api/add-item';
import { useBus, useToast } from 'shared-platform';
import { texts } from '../texts/en.ts';
import { emitUntilHeard } from './emit-until-heard.ts';

interface AddRequest {
  id: string;
  state: 'adding' | 'added';
}

/** What else is asked for with a place, as the court of a slot. */
export type AddOptions = Pick<AddItem, 'individualFacilityUse'>;

export type AddRequests = Readonly<Record<string, AddRequest>>;

const without = (requests: AddRequests, requestId: string): AddRequests =>
  Object.fromEntries(Object.entries(requests).filter(([, { id }]) => id !== requestId));

/** What this screen asked the basket's owner to add, by session id; a request that failed or was cancelled is gone. */
export function useAddRequests(): {
  requests: AddRequests;
  add(sessionId: string, options?: AddOptions): void;
  forget(): void;
} {
  const bus = useBus();
  const toast = useToast();
  const [requests, setRequests] = useState<AddRequests>({});
  const leaving = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  useEffect(
    () =>
      bus.on('basket:add-settled', ({ requestId, outcome }) =>
        setRequests((before) => {
          const asked = Object.entries(before).find(([, { id }]) => id === requestId);
          if (!asked || outcome !== 'added') return without(before, requestId);
          return { ...before, [asked[0]]: { id: requestId, state: 'added' } };
        }),
      ),
    [bus],
  );

  const add = useCallback(
    async (sessionId: string, options: AddOptions = {}) => {
      const signal = leaving.current?.signal;
      if (!signal) return;
      const id = crypto.randomUUID();
      setRequests((before) => ({ ...before, [sessionId]: { id, state: 'adding' } }));
      const request = { requestId: id, items: [{ id: sessionId, type: 'activity' as const, ...options }] };
      const isHeard = await emitUntilHeard(bus, 'basket:add-requested', request, signal);
      if (isHeard || signal.aborted) return;
      setRequests((before) => without(before, id));
      toast({ content: texts.basket.unavailable, type: 'danger' });
    },
    [bus, toast],
  );
  const forget = useCallback(() => setRequests({}), []);
  return { requests, add: (sessionId, options) => void add(sessionId, options), forget };
}
