import { membershipDefinition } from '../../shared/machine/section-definitions.ts';
import { MembershipsSkeleton } from '../../shared/offers/memberships-skeleton.tsx';
import { laterSection } from '../../shared/sections/later-section.tsx';

/** Choose your membership (joining specification 2, section 2). */
export const membershipModule = laterSection(
  membershipDefinition,
  async () => {
    const [{ MembershipContent }, { MembershipSummary }] = await Promise.all([
      import(/* webpackChunkName: "joining-membership" */ './membership-content.tsx'),
      import(/* webpackChunkName: "joining-membership" */ './membership-summary.tsx'),
    ]);
    return { Content: MembershipContent, Summary: MembershipSummary };
  },
  MembershipsSkeleton,
);
