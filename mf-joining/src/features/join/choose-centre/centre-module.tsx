import type { SectionModule } from '../sections/section-module.ts';
import { centreDefinition } from '../state/section-definitions.ts';
import { CentreContent } from './centre-content.tsx';
import { CentreSummary } from './centre-summary.tsx';

/** Choose your home centre (joining specification 2, section 1). */
export const centreModule: SectionModule = {
  definition: centreDefinition,
  Content: CentreContent,
  Summary: CentreSummary,
};
