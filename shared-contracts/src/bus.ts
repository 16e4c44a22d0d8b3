import { safeParse } from 'shared-contracts/schema';
import { type EventName, type EventPayload, events, stickyEvents } from './events.ts';

type Listener<Name extends EventName> = (payload: EventPayload<Name>) => void;

/** Carries what crosses remotes. One instance a page, handed out by the platform. */
export interface EventBus {
  /**
   * Tells every listener. Sticky events are kept and told to late listeners once each.
   * @returns whether anybody listened: a request that must not be lost is made again until somebody does.
   * @throws TypeError when the payload does not have the event's shape.
   */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): boolean;
  /** Listens; returns the function that stops. A sticky event that has happened is told at once. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void;
  /** The last payload of a sticky event, if it has happened. */
  last<Name extends EventName>(name: Name): EventPayload<Name> | undefined;
  /** Forgets that sticky events have happened, as when the person whom they were about has left. For hosts. */
  forget(names: readonly EventName[]): void;
  /** Calls back with the name of every event that nobody listened to; returns the function that stops. */
  onUnheard(listener: (name: EventName) => void): () => void;
}

/** @param onListenerError told when a listener throws; the other listeners are still called. */
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
      // A newer part may speak of what this host does not know yet: nobody here serves it, and the part is told so.
      if (!(name in events)) return false;
      if (!safeParse(events[name], payload).success) {
        throw new TypeError(`The payload of ${name} does not have the shape the contract gives it.`);
      }
      if (stickyEvents.has(name)) kept.set(name, payload);
      const told = [...(listeners.get(name) ?? [])];
      for (const listener of told) tell(name, listener, payload);
      if (told.length === 0) for (const listener of unheard) listener(name);
      return told.length > 0;
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
