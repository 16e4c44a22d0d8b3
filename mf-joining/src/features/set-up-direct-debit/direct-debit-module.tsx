import { FieldsSkeleton } from '../../shared/fields-skeleton.tsx';
import { directDebitDefinition } from '../../shared/machine/section-definitions.ts';
import { laterSection } from '../../shared/sections/later-section.tsx';

/** Monthly payment (joining specification 2, section 5). The details are shown again by the next section alone. */
export const directDebitModule = laterSection(
  directDebitDefinition,
  async () => {
    const { DirectDebitContent, DirectDebitSummary } = await import(
      /* webpackChunkName: "joining-payment" */ './direct-debit-content.tsx'
    );
    return { Content: DirectDebitContent, Summary: DirectDebitSummary };
  },
  () => <FieldsSkeleton isLong />,
);
