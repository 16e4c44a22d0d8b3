import { safeParse } from 'shared-contracts/schema';
import { type EventName, type EventPayload, events, stickyEvents } from './events.ts';

type Listener<Name extends EventName> = (payload: EventPayload<Name>) => void;

/** Carries events between remotes. The platform provides one instance per page. */
export interface EventBus {
  /**
   * Calls every listener. Sticky events are stored and replayed once to each late listener.
   * @returns whether there was a listener: a request that must not be lost is repeated until there is one.
   * @throws TypeError when the payload does not have the event's shape.
   */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): boolean;
  /** Listens; returns the function that unsubscribes. A sticky event that has already happened is replayed at once. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void;
  /** The last payload of a sticky event, if it has happened. */
  last<Name extends EventName>(name: Name): EventPayload<Name> | undefined;
  /** Forgets sticky events, for example when the person they were about has logged out. For hosts. */
  forget(names: readonly EventName[]): void;
  /** Calls back with the name of every event that has no listener; returns the function that unsubscribes. */
  onUnheard(listener: (name: EventName) => void): () => void;
}

/** @param onListenerError called when a listener throws; the other listeners are still called. */
export function createEventBus(onListenerError: (error: unknown, name: EventName) => void): EventBus {
  const listeners = new Map<EventName, Set<Listener<EventName>>>();
  const kept = new Map<EventName, EventPayload<EventName>>();
  const unheard = new Set<(name: EventName) => void>();

  function tell(name: EventName, listener: Listener<EventName>, payload: EventPayload<EventName>): void {
    try {
      listener(payload);
    } catch (error) {
      onListenerError(error, name);
    }
  }

  return {
    emit(name, payload) {
      // A newer remote may emit events that this host does not know yet: no one serves them here, and `emit` reports that.
      if (!(name in events)) return false;
      if (!safeParse(events[name], payload).success) {
        throw new TypeError(`The payload of ${name} does not have the shape the contract gives it.`);
      }
      if (stickyEvents.has(name)) kept.set(name, payload);
      const called = [...(listeners.get(name) ?? [])];
      for (const listener of called) tell(name, listener, payload);
      if (called.length === 0) for (const listener of unheard) listener(name);
      return called.length > 0;
    },
    on(name, listener) {
      const wide = listener as Listener<EventName>;
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(wide));
      const happened = kept.get(name);
      if (happened !== undefined) tell(name, wide, happened);
      return () => set.delete(wide);
    },
    onUnheard(listener) {
      unheard.add(listener);
      return () => unheard.delete(listener);
    },
    last(name) {
      return kept.get(name) as EventPayload<typeof name> | undefined;
    },
    forget(names) {
      for (const name of names) kept.delete(name);
    },
  };
}
