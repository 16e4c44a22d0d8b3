import { texts } from '../../../texts/en.ts';
import { laterSection } from '../sections/later-section.tsx';
import { confirmationDefinition } from '../state/section-definitions.ts';

/** Confirm your details (joining specification 2, section 6). */
export const confirmModule = laterSection(confirmationDefinition, async () => {
  const { ConfirmContent } = await import(/* webpackChunkName: "joining-payment" */ './confirm-content.tsx');
  return { Content: ConfirmContent, Summary: () => texts.confirmation.confirmed };
});
