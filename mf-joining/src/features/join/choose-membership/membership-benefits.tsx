import type { MembershipType } from 'shared-contracts/api/membership-entities';
import { Heading, styled, Text } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';

const words = texts.membership;

const List = styled('ul')({
  display: 'grid',
  gap: '12px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});

type Benefits = MembershipType['benefits'];

/** How often: `2 uses each month`, `As often as you like`. */
const usesText = ({ totalUses, frequency }: Benefits[number]): string =>
  totalUses === null ? words.unlimited : [words.uses(totalUses), frequency].filter(Boolean).join(' ');

/** What a membership brings. */
export function MembershipBenefits({ benefits }: { benefits: Benefits }) {
  if (benefits.length === 0) return null;
  return (
    <section>
      <Heading level={3} size={4}>
        {words.benefits}
      </Heading>
      <List>
        {benefits.map((benefit) => (
          <li key={benefit.name}>
            <strong>{benefit.name}</strong>: {usesText(benefit)}
            {benefit.description && (
              <Text size="small" tone="muted">
                {benefit.description}
              </Text>
            )}
          </li>
        ))}
      </List>
    </section>
  );
}
