import { NATIONAL_COVERAGE } from 'shared-contracts/api/held-membership';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { BenefitList } from 'shared-platform/memberships';
import { Disclosure, Heading, styled, Text } from 'shared-ui/core';
import { BenefitUse } from '../../shared/benefit-use.tsx';
import { texts } from '../../texts/en.ts';

const words = texts.memberships;

const List = styled('ul')({ display: 'grid', gap: 8, margin: '8px 0 0', paddingInlineStart: 20 });

/** The places a membership is good at in words; `null` where there is a list of them. */
function placesText({ coverage, providesAccessTo }: OwnMembership): string | null {
  if (coverage === NATIONAL_COVERAGE) return words.everywhere;
  if (providesAccessTo.length > 0) return null;
  return coverage ?? words.everywhere;
}

interface Props {
  membership: OwnMembership;
  /** The benefits open on demand. */
  isFolded: boolean;
}

/** Centres in which a membership is valid, and its benefits, with their use once it has started. */
export function MembershipCoverage({ membership, isFolded }: Props) {
  const { state, providesAccessTo, benefits } = membership;
  const places = placesText(membership);
  const list = (
    <BenefitList benefits={benefits} words={words}>
      {(benefit) => state !== 'upcoming' && <BenefitUse benefit={benefit} />}
    </BenefitList>
  );
  return (
    <>
      <section>
        <Heading level={3} size={4}>
          {words.access}
        </Heading>
        {places === null ? (
          <List>
            {providesAccessTo.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </List>
        ) : (
          <Text>{places}</Text>
        )}
      </section>
      {benefits.length > 0 && isFolded && <Disclosure title={words.benefits}>{list}</Disclosure>}
      {benefits.length > 0 && !isFolded && (
        <section>
          <Heading level={3} size={4}>
            {words.benefits}
          </Heading>
          {list}
        </section>
      )}
    </>
  );
}
