import { createEventBus, type EventBus } from 'shared-contracts/bus';
import type { EventName } from 'shared-contracts/events';
import { createRequests, type Requests } from './requests.ts';

/** The page's event bus (`EventBus` of `shared-contracts/bus`), with requests that exactly one part serves. */
export interface PageBus extends EventBus, Requests {}

/** @param onListenerError called when a listener throws; the other listeners are still called. */
export function createPageBus(onListenerError: (error: unknown, name: EventName) => void): PageBus {
  const events = createEventBus(onListenerError);
  const on: EventBus['on'] = (name, listener) => {
    const stop = events.on(name, listener);
    waiting.handOver(name);
    return stop;
  };
  const { request, serve, waiting } = createRequests({ emit: events.emit, on });
  return {
    ...events,
    on,
    request,
    serve,
    /** Reports the events of waiting requests at once, so that a part that failed before they were sent is retried. */
    onUnheard(listener) {
      const stop = events.onUnheard(listener);
      for (const name of waiting.names()) listener(name);
      return stop;
    },
  };
}
