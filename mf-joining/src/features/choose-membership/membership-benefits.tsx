import type { MembershipType } from 'shared-contracts/api/membership-entities';
import { BenefitList } from 'shared-platform/memberships';
import { Heading } from 'shared-ui/core';
import { texts as words } from '../../texts/membership.ts';

/** Benefits of a membership. */
export function MembershipBenefits({ benefits }: Pick<MembershipType, 'benefits'>) {
  if (benefits.length === 0) return null;
  return (
    <section>
      <Heading level={3} size={4}>
        {words.benefits}
      </Heading>
      <BenefitList benefits={benefits} words={words} />
    </section>
  );
}
