import { useEffect, useEffectEvent, useRef } from 'react';
import type { RequestAnswer, RequestName, RequestPayload } from 'shared-contracts/events';
import { type SessionUser, useBus, useSession } from 'shared-platform';

/** A request with the function that answers it. */
export interface ServedRequest<Name extends RequestName> {
  request: RequestPayload<Name>;
  answer(answer: RequestAnswer<Name>): void;
}

/** Requests that were taken up on this page, so that a replayed event is not a second one. */
const takenUp = new Set<string>();

/**
 * Serves what other parts request, for the person who is logged in. A visitor is asked to log in first, and the request waits.
 * @param cancelled the answer when the person closes the login.
 */
export function useServedRequests<Name extends RequestName>(
  name: Name,
  carryOut: (served: ServedRequest<Name>, person: SessionUser) => void,
  cancelled: RequestAnswer<Name>,
): void {
  const bus = useBus();
  const { status, user } = useSession();
  const waiting = useRef(new Map<string, ServedRequest<Name>>());

  const take = useEffectEvent((served: ServedRequest<Name>) => {
    const { requestId } = served.request;
    if (takenUp.has(requestId)) return;
    takenUp.add(requestId);
    if (user) {
      carryOut(served, user);
      return;
    }
    waiting.current.set(requestId, served);
    if (status === 'anonymous') bus.emit('session:login-requested', { resume: requestId });
  });

  const carryOn = useEffectEvent((person: SessionUser) => {
    const waited = [...waiting.current.values()];
    waiting.current.clear();
    for (const served of waited) carryOut(served, person);
  });

  const cancel = useEffectEvent((resume: string | null) => {
    const served = resume === null ? undefined : waiting.current.get(resume);
    if (!served) return;
    waiting.current.delete(served.request.requestId);
    served.answer(cancelled);
  });

  useEffect(() => bus.serve(name, (request, answer) => take({ request, answer })), [bus, name]);
  useEffect(() => bus.on('session:login-dismissed', ({ resume }) => cancel(resume)), [bus]);

  useEffect(() => {
    if (user) carryOn(user);
  }, [user]);

  useEffect(() => {
    if (status !== 'anonymous') return;
    for (const resume of waiting.current.keys()) bus.emit('session:login-requested', { resume });
  }, [status, bus]);
}
