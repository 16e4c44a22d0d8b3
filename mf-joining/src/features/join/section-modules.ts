import { centreModule } from './choose-centre/centre-module.tsx';
import type { SectionModule } from './sections/section-module.ts';

/**
 * The sections that are built. A section is added by naming its module here: its description is already among
 * `sections/section-definitions.ts`, and its number and order follow from it.
 */
export const sectionModules: readonly SectionModule[] = [centreModule];
