import { texts } from '../../../texts/en.ts';
import { laterSection } from '../sections/later-section.tsx';
import { directDebitDefinition } from '../state/section-definitions.ts';

/** Monthly payment (joining specification 2, section 5). The details are shown again by the next section alone. */
export const directDebitModule = laterSection(directDebitDefinition, async () => {
  const { DirectDebitContent } = await import(
    /* webpackChunkName: "joining-payment" */ './direct-debit-content.tsx'
  );
  return { Content: DirectDebitContent, Summary: () => texts.directDebit.summary };
});
