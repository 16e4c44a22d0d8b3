import type { ReactNode } from 'react';
import type { MembershipType } from 'shared-contracts/api/membership-entities';
import { styled, Text } from 'shared-ui/core';

const List = styled('ul')({
  display: 'grid',
  // Lists of nine and more leave half of a wide card empty in one column.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: '12px 24px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});

type Benefit = MembershipType['benefits'][number];

/** The words for how often there is something. */
export interface AllowanceWords {
  unlimited: string;
  memberPrice: string;
  uses(count: number): string;
}

export interface BenefitListProps<One extends Benefit> {
  benefits: readonly One[];
  words: AllowanceWords;
  /** Further text about a benefit, such as how much of it is used. */
  children?(benefit: One): ReactNode;
}

/** Number of uses of a benefit: `2 uses each month`, `each month`, `As often as you like`, `Member price`. */
export function allowanceText({ kind, totalUses, frequency }: Benefit, words: AllowanceWords): string {
  if (kind === 'member-price') return words.memberPrice;
  return totalUses === null
    ? (frequency ?? words.unlimited)
    : [words.uses(totalUses), frequency].filter(Boolean).join(' ');
}

/** A benefit of a membership, and how often it can be used. */
export function BenefitList<One extends Benefit>({ benefits, words, children }: BenefitListProps<One>) {
  return (
    <List>
      {benefits.map((benefit) => (
        <li key={benefit.name}>
          <strong>{benefit.name}</strong>: {allowanceText(benefit, words)}
          {benefit.description && (
            <Text size="small" tone="muted">
              {benefit.description}
            </Text>
          )}
          {children?.(benefit)}
        </li>
      ))}
    </List>
  );
}
