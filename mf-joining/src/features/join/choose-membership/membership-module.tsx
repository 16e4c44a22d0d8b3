import { membershipDefinition } from '../sections/section-definitions.ts';
import type { SectionModule } from '../sections/section-module.ts';
import { MembershipContent } from './membership-content.tsx';
import { MembershipSummary } from './membership-summary.tsx';

/** Choose your membership (joining specification 2, section 2). */
export const membershipModule: SectionModule = {
  definition: membershipDefinition,
  Content: MembershipContent,
  Summary: MembershipSummary,
};
