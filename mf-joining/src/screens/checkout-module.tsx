import { checkoutDefinition } from '../shared/machine/section-definitions.ts';
import type { SectionModule } from '../shared/sections/section-module.ts';

const Nothing = () => null;

/** The checkout: the last numbered header; what it stands for is a page of the basket (decisions 25). */
export const checkoutModule: SectionModule = {
  definition: checkoutDefinition,
  Content: Nothing,
  Summary: Nothing,
};
