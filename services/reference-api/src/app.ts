import { registerActivities } from './activities/wiring.ts';
import { confirmProved, registerMemberships } from './memberships/wiring.ts';
import { identify, registerPeople } from './people/wiring.ts';
import type { ApiContext, ApiServer } from './platform/index.ts';
import {
  createDomainEvents,
  createIdempotencyStore,
  createServer,
  type DomainEvents,
  type Subscription,
} from './platform/wiring.ts';
import { registerSales } from './sales/wiring.ts';
import { registerVenues } from './venues/wiring.ts';

/** Every domain with calls; each mounts its own rows of the API table. */
const domains = [registerVenues, registerPeople, registerMemberships, registerActivities, registerSales];

/** Who listens to whom: the handlers of one event run in this order, inside the transaction of its publisher. */
const subscriptions: readonly Subscription<DomainEvents>[] = [
  { event: 'people:proof-accepted', handler: confirmProved },
];

/** What the domains tell each other, in the service and in its workers. */
export const domainEvents = createDomainEvents(subscriptions);

/** What a running service is made of. */
export type ApiParts = Omit<ApiContext, 'idempotency' | 'identify' | 'events'>;

export function createApi(parts: ApiParts): ApiServer {
  const app = createServer({
    ...parts,
    idempotency: createIdempotencyStore(parts.db, parts.now),
    events: domainEvents,
    identify,
  });
  for (const register of domains) register(app);
  return app;
}
