import { questionsModule } from '../features/answer-questions/questions-module.tsx';
import { centreModule } from '../features/choose-centre/centre-module.tsx';
import { datesModule } from '../features/choose-dates/dates-module.tsx';
import { membershipModule } from '../features/choose-membership/membership-module.tsx';
import { confirmModule } from '../features/confirm-details/confirm-module.tsx';
import { detailsModule } from '../features/give-details/details-module.tsx';
import { directDebitModule } from '../features/set-up-direct-debit/direct-debit-module.tsx';
import type { SectionModule } from '../shared/sections/section-module.ts';
import { checkoutModule } from './checkout-module.tsx';

/**
 * The sections that are built. A section is added by naming its module here: its description is already among
 * `shared/machine/section-definitions.ts`, and its number and order follow from it.
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
