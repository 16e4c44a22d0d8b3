import { centreDefinition } from '../../shared/machine/section-definitions.ts';
import type { SectionModule } from '../../shared/sections/section-module.ts';
import { CentreContent } from './centre-content.tsx';
import { CentreSummary } from './centre-summary.tsx';

/** Choose your home centre (joining specification 2, section 1). */
export const centreModule: SectionModule = {
  definition: centreDefinition,
  Content: CentreContent,
  Summary: CentreSummary,
};
