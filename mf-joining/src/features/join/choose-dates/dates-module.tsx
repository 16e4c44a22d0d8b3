import { datesDefinition } from '../sections/section-definitions.ts';
import type { SectionModule } from '../sections/section-module.ts';
import { DatesContent } from './dates-content.tsx';
import { DatesSummary } from './dates-summary.tsx';

/** Review & select dates (joining specification 2, section 4). */
export const datesModule: SectionModule = {
  definition: datesDefinition,
  Content: DatesContent,
  Summary: DatesSummary,
};
