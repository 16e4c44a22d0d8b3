import { texts } from '../../../texts/en.ts';
import { directDebitDefinition } from '../sections/section-definitions.ts';
import type { SectionModule } from '../sections/section-module.ts';
import { DirectDebitContent } from './direct-debit-content.tsx';

/** Monthly payment (joining specification 2, section 5). The details are shown again by the next section alone. */
export const directDebitModule: SectionModule = {
  definition: directDebitDefinition,
  Content: DirectDebitContent,
  Summary: () => texts.directDebit.summary,
};
