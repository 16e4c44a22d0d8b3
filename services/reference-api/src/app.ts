import { registerActivities } from './activities/routes.ts';
import { confirmProved } from './memberships/held/confirm-proved.ts';
import { registerMemberships } from './memberships/routes.ts';
import { hasGoodMembership } from './memberships/validity/is-good.ts';
import { identify } from './people/auth/identify.ts';
import { registerPeople } from './people/routes.ts';
import {
  createDomainEvents,
  type DomainEvents,
  type Subscription,
} from './platform/domain-events/domain-events.ts';
import type { ApiContext, ApiServer } from './platform/http/call.ts';
import { createIdempotencyStore } from './platform/http/idempotency-store.ts';
import { createServer } from './platform/http/server.ts';
import { registerSales } from './sales/index.ts';
import { registerVenues } from './venues/routes.ts';

/** Every domain with calls; each mounts its own rows of the API table. */
const domains = [registerVenues, registerPeople, registerMemberships, registerActivities, registerSales];

/** Who listens to whom: the handlers of one event run in this order, inside the transaction of its publisher. */
const subscriptions: readonly Subscription<DomainEvents>[] = [
  { event: 'people:proof-accepted', handler: confirmProved },
];

/** What a running service is made of. */
export type ApiParts = Omit<ApiContext, 'idempotency' | 'identify' | 'events' | 'hasGoodMembership'>;

export function createApi(parts: ApiParts): ApiServer {
  const app = createServer({
    ...parts,
    idempotency: createIdempotencyStore(parts.db, parts.now),
    events: createDomainEvents(subscriptions),
    identify,
    hasGoodMembership,
  });
  for (const register of domains) register(app);
  return app;
}
