import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Events of a domain for those above it, with their payload: ids and plain values, so that subscribers do not need
 * the publisher's own types. The name gives the publisher and the event.
 */
export interface DomainEvents {
  /** Staff accepted the proof of eligibility that this person sent. */
  'people:proof-accepted': { personId: string };
  /** A person set their password by mail: whatever else opens their account without it must close. */
  'people:password-reset': { personId: string };
  /**
   * A card payment found its end without the person's page: it became an order, its money went back, or none was taken.
   */
  'sales:payment-settled': {
    tenantId: number;
    personId: string;
    paymentId: string;
    /** The order, where it became one. */
    orderId: string | null;
    outcome: 'completed' | 'returned' | 'not-taken';
  };
}

type Handler<Payload> = (tx: Transaction<Database>, payload: Payload) => Promise<void>;

/** One handler of one event. */
export type Subscription<Events> = {
  [Name in keyof Events]: { event: Name; handler: Handler<Events[Name]> };
}[keyof Events];

/** Tells the person who listens what has happened, inside the transaction in which it happens. */
export interface DomainEventBus<Events = DomainEvents> {
  /**
   * Runs every handler of the event, one after the other in the order of the subscriptions, before it returns. All see
   * and write what the publisher's transaction does; the first that fails fails it.
   */
  publish<Name extends keyof Events>(
    tx: Transaction<Database>,
    event: Name,
    payload: Events[Name],
  ): Promise<void>;
}

/** @param subscriptions of all domains, put together once when the service starts. */
export function createDomainEvents<Events = DomainEvents>(
  subscriptions: readonly Subscription<Events>[],
): DomainEventBus<Events> {
  return {
    async publish(tx, event, payload) {
      for (const subscription of subscriptions) {
        if (subscription.event === event) await subscription.handler(tx, payload);
      }
    },
  };
}
