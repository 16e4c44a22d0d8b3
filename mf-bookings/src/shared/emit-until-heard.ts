import type { EventBus } from 'shared-contracts/bus';
import type { EventName, EventPayload } from 'shared-contracts/events';

/** How long a request waits for the part that serves it: parts in the background load after the first view. */
export const LONGEST_WAIT = 12_000;
const BETWEEN_ATTEMPTS = 250;

/** Emits as soon as somebody listens. Resolves with `false` when nobody did in time, or the signal gave up. */
export async function emitUntilHeard<Name extends EventName>(
  bus: EventBus,
  name: Name,
  payload: EventPayload<Name>,
  signal: AbortSignal,
): Promise<boolean> {
  const end = Date.now() + LONGEST_WAIT;
  while (!signal.aborted) {
    if (bus.emit(name, payload)) return true;
    if (Date.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_ATTEMPTS));
  }
  return false;
}
