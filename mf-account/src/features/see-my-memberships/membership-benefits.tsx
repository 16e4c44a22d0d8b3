import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { BenefitList } from 'shared-platform/memberships';
import { Disclosure, Heading } from 'shared-ui/core';
import { BenefitUse } from '../../shared/benefit-use.tsx';
import { texts } from '../../texts/en.ts';

const words = texts.memberships;

interface Props {
  membership: OwnMembership;
  /** They open on demand. */
  isFolded: boolean;
}

/** Benefits of a membership, with their use once it has started. */
export function MembershipBenefits({ membership, isFolded }: Props) {
  const { state, benefits } = membership;
  if (benefits.length === 0) return null;
  const list = (
    <BenefitList benefits={benefits} words={words}>
      {(benefit) => state !== 'upcoming' && <BenefitUse benefit={benefit} />}
    </BenefitList>
  );
  if (isFolded) return <Disclosure title={words.benefits}>{list}</Disclosure>;
  return (
    <section>
      <Heading level={3} size={4}>
        {words.benefits}
      </Heading>
      {list}
    </section>
  );
}
