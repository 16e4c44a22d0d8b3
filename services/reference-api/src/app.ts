import { registerActivities } from './activities/wiring.ts';
import { confirmProvenMemberships, registerMemberships } from './memberships/wiring.ts';
import { identify, registerPeople } from './people/wiring.ts';
import type { ApiContext, ApiServer } from './platform/index.ts';
import {
  type Changes,
  createDomainEvents,
  createIdempotencyStore,
  createResponseCache,
  createServer,
  type DomainEvents,
  type Subscription,
} from './platform/wiring.ts';
import { registerSales, withdrawAddress } from './sales/wiring.ts';
import { registerVenues } from './venues/wiring.ts';

/** Every domain with calls; each mounts its own rows of the API table. */
const domains = [registerVenues, registerPeople, registerMemberships, registerActivities, registerSales];

/** Event handlers: those of one event run in this order, inside the transaction of its publisher. */
const subscriptions: readonly Subscription<DomainEvents>[] = [
  { event: 'people:proof-accepted', handler: confirmProvenMemberships },
  { event: 'people:password-reset', handler: withdrawAddress },
];

/** Domain events, in the service and in its workers. */
export const domainEvents = createDomainEvents(subscriptions);

/** Parts of a running service. */
export interface ApiParts extends Omit<ApiContext, 'idempotency' | 'identify' | 'events' | 'responses'> {
  /** Changes in the database. */
  changes: Changes;
}

export function createApi({ changes, ...parts }: ApiParts): ApiServer {
  const app = createServer({
    ...parts,
    idempotency: createIdempotencyStore(parts.db, parts.now),
    responses: createResponseCache(changes, parts.now),
    events: domainEvents,
    identify,
  });
  for (const register of domains) register(app);
  return app;
}
