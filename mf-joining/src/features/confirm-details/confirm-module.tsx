import { confirmationDefinition } from '../../shared/machine/section-definitions.ts';
import { laterSection } from '../../shared/sections/later-section.tsx';

/** Confirm your details (joining specification 2, section 6). */
export const confirmModule = laterSection(confirmationDefinition, async () => {
  const { ConfirmContent, ConfirmSummary } = await import(
    /* webpackChunkName: "joining-payment" */ './confirm-content.tsx'
  );
  return { Content: ConfirmContent, Summary: ConfirmSummary };
});
