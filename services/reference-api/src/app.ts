import { registerAttendance } from './activities/attendance/routes.ts';
import { registerSavedFilters } from './activities/saved-filters/routes.ts';
import { registerActivities } from './activities/sessions/routes.ts';
import { registerWaitingList } from './activities/sessions/waiting-list-routes.ts';
import { registerMemberships } from './memberships/catalogue/routes.ts';
import { registerCustomQuestions } from './memberships/custom-questions/routes.ts';
import { registerPromotions } from './memberships/promotions/routes.ts';
import { registerMembershipTerms } from './memberships/terms/routes.ts';
import { registerAuth } from './people/auth/routes.ts';
import { registerDataFields } from './people/data-fields/routes.ts';
import { registerDocuments } from './people/documents/routes.ts';
import { registerFrontOfHouse } from './people/front-of-house/routes.ts';
import { registerLinkedPeople } from './people/linked-people/routes.ts';
import { registerPasswordReset } from './people/password-reset/routes.ts';
import { registerPhoto } from './people/photo/routes.ts';
import { registerRegistration } from './people/register/routes.ts';
import type { ApiContext, ApiServer } from './platform/http/call.ts';
import { createIdempotencyStore } from './platform/http/idempotency-store.ts';
import { createServer } from './platform/http/server.ts';
import { registerBasket } from './sales/basket/routes.ts';
import { registerAccount } from './sales/bookings/routes.ts';
import { registerCalendar } from './sales/calendar/routes.ts';
import { registerCheckout } from './sales/checkout/routes.ts';
import { registerSavedCards } from './sales/checkout/saved-card-routes.ts';
import { registerJoining } from './sales/joining/routes.ts';
import { registerOrders } from './sales/orders/routes.ts';
import { registerPenalties } from './sales/penalties/routes.ts';
import { registerClient } from './venues/client/routes.ts';
import { registerVenues } from './venues/directory/routes.ts';
import { registerGeocoding } from './venues/geocoding/routes.ts';
import { registerTheme } from './venues/theme/routes.ts';

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
