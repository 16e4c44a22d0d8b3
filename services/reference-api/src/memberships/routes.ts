import type { ApiServer } from '../platform/index.ts';
import { registerCatalogue } from './catalogue/routes.ts';
import { registerCustomQuestions } from './custom-questions/routes.ts';
import { registerGuestPasses } from './guest-passes/routes.ts';
import { registerHeldMemberships } from './held/routes.ts';
import { registerMandates } from './mandates/routes.ts';
import { registerPromotions } from './promotions/routes.ts';
import { registerMembershipTerms } from './terms/routes.ts';

/** Mounts every call of memberships. */
export function registerMemberships(app: ApiServer): void {
  registerCatalogue(app);
  registerPromotions(app);
  registerMembershipTerms(app);
  registerCustomQuestions(app);
  registerHeldMemberships(app);
  registerMandates(app);
  registerGuestPasses(app);
}
