import { detailsDefinition } from '../sections/section-definitions.ts';
import type { SectionModule } from '../sections/section-module.ts';
import { DetailsContent } from './details-content.tsx';
import { DetailsSummary } from './details-summary.tsx';

/** Your details: a new account, or what is known of the person (joining specification 2). */
export const detailsModule: SectionModule = {
  definition: detailsDefinition,
  Content: DetailsContent,
  Summary: DetailsSummary,
};
