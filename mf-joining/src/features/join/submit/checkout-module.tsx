import type { SectionModule } from '../sections/section-module.ts';
import { checkoutDefinition } from '../state/section-definitions.ts';

const Nothing = () => null;

/** The checkout: the last numbered header; what it stands for is a page of the basket (decisions 25). */
export const checkoutModule: SectionModule = {
  definition: checkoutDefinition,
  Content: Nothing,
  Summary: Nothing,
};
