import { registerAccount } from './account/routes.ts';
import { registerActivities } from './activities/routes.ts';
import { registerAttendance } from './attendance/routes.ts';
import { registerAuth } from './auth/routes.ts';
import { registerBasket } from './basket/routes.ts';
import { registerCalendar } from './calendar/routes.ts';
import { registerCheckout } from './checkout/routes.ts';
import { registerSavedCards } from './checkout/saved-card-routes.ts';
import { registerClient } from './client/routes.ts';
import { registerCustomQuestions } from './custom-questions/routes.ts';
import { registerDataFields } from './data-fields/routes.ts';
import { registerDocuments } from './documents/routes.ts';
import { registerFrontOfHouse } from './front-of-house/routes.ts';
import { registerGeocoding } from './geocoding/routes.ts';
import type { ApiContext, ApiServer } from './http/call.ts';
import { createIdempotencyStore } from './http/idempotency-store.ts';
import { createServer } from './http/server.ts';
import { registerJoining } from './joining/routes.ts';
import { registerLinkedPeople } from './linked-people/routes.ts';
import { registerMembershipTerms } from './membership-terms/routes.ts';
import { registerMemberships } from './memberships/routes.ts';
import { registerOrders } from './orders/routes.ts';
import { registerPasswordReset } from './password-reset/routes.ts';
import { registerPenalties } from './penalties/routes.ts';
import { registerPhoto } from './photo/routes.ts';
import { registerPromotions } from './promotions/routes.ts';
import { registerRegistration } from './register/routes.ts';
import { registerSavedFilters } from './saved-filters/routes.ts';
import { registerTheme } from './theme/routes.ts';
import { registerVenues } from './venues/routes.ts';
import { registerWaitingList } from './waiting-list/routes.ts';

/** Every resource of the service; each mounts its own rows of the API table. */
const resources = [
  registerClient,
  registerTheme,
  registerAuth,
  registerRegistration,
  registerPasswordReset,
  registerDataFields,
  registerVenues,
  registerActivities,
  registerWaitingList,
  registerSavedFilters,
  registerAccount,
  registerLinkedPeople,
  registerDocuments,
  registerPenalties,
  registerPhoto,
  registerCalendar,
  registerGeocoding,
  registerBasket,
  registerCheckout,
  registerSavedCards,
  registerFrontOfHouse,
  registerAttendance,
  registerOrders,
  registerMemberships,
  registerJoining,
  registerCustomQuestions,
  registerPromotions,
  registerMembershipTerms,
];

/** What a running service is made of. */
export type ApiParts = Omit<ApiContext, 'idempotency'>;

export function createApi(parts: ApiParts): ApiServer {
  const app = createServer({ ...parts, idempotency: createIdempotencyStore(parts.db, parts.now) });
  for (const register of resources) register(app);
  return app;
}
