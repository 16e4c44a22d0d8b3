import { useEffect, useEffectEvent, useRef } from 'react';
import type { EventPayload } from 'shared-contracts/events';
import { type SessionUser, useBus, useSession } from 'shared-platform';

type RequestName = 'basket:add-requested' | 'basket:quick-book-requested';

/** Requests that were taken up on this page, so that a replayed event is not a second one. */
const takenUp = new Set<string>();

/**
 * Has what other parts ask for carried out for whoever is logged in; a visitor is asked to log in first, and the request
 * waits.
 * @param giveUp told when the login was closed
 */
export function useRequests<Name extends RequestName>(
  name: Name,
  carryOut: (request: EventPayload<Name>, person: SessionUser) => void,
  giveUp: (request: EventPayload<Name>) => void,
): void {
  const bus = useBus();
  const { status, user } = useSession();
  const waiting = useRef(new Map<string, EventPayload<Name>>());

  const take = useEffectEvent((request: EventPayload<Name>) => {
    if (takenUp.has(request.requestId)) return;
    takenUp.add(request.requestId);
    if (user) {
      carryOut(request, user);
      return;
    }
    waiting.current.set(request.requestId, request);
    if (status === 'anonymous') bus.emit('session:login-requested', { resume: request.requestId });
  });

  const carryOn = useEffectEvent((person: SessionUser) => {
    const requests = [...waiting.current.values()];
    waiting.current.clear();
    for (const request of requests) carryOut(request, person);
  });

  const cancel = useEffectEvent((resume: string | null) => {
    const request = resume === null ? undefined : waiting.current.get(resume);
    if (!request) return;
    waiting.current.delete(request.requestId);
    giveUp(request);
  });

  useEffect(() => bus.on(name, (request) => take(request)), [bus, name]);
  useEffect(() => bus.on('session:login-dismissed', ({ resume }) => cancel(resume)), [bus]);

  useEffect(() => {
    if (user) carryOn(user);
  }, [user]);

  useEffect(() => {
    if (status !== 'anonymous') return;
    for (const resume of waiting.current.keys()) bus.emit('session:login-requested', { resume });
  }, [status, bus]);
}
