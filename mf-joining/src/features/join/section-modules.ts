import { questionsModule } from './answer-questions/questions-module.tsx';
import { centreModule } from './choose-centre/centre-module.tsx';
import { datesModule } from './choose-dates/dates-module.tsx';
import { membershipModule } from './choose-membership/membership-module.tsx';
import { confirmModule } from './confirm-details/confirm-module.tsx';
import { detailsModule } from './give-details/details-module.tsx';
import type { SectionModule } from './sections/section-module.ts';
import { directDebitModule } from './set-up-direct-debit/direct-debit-module.tsx';
import { checkoutModule } from './submit/checkout-module.tsx';

/**
 * The sections that are built. A section is added by naming its module here: its description is already among
 * `state/section-definitions.ts`, and its number and order follow from it.
 */
export const sectionModules: readonly SectionModule[] = [
  centreModule,
  membershipModule,
  detailsModule,
  questionsModule,
  datesModule,
  directDebitModule,
  confirmModule,
  checkoutModule,
];
