import { texts } from '../../../texts/en.ts';
import { confirmationDefinition } from '../sections/section-definitions.ts';
import type { SectionModule } from '../sections/section-module.ts';
import { ConfirmContent } from './confirm-content.tsx';

/** Confirm your details (joining specification 2, section 6). */
export const confirmModule: SectionModule = {
  definition: confirmationDefinition,
  Content: ConfirmContent,
  Summary: () => texts.confirmation.confirmed,
};
