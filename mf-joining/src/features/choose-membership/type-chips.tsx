import { useId } from 'react';
import type { MembershipCategory } from 'shared-contracts/api/membership-entities';
import { ALL_CATEGORIES } from 'shared-contracts/memberships';
import { styled, VisuallyHidden } from 'shared-ui/core';
import { texts as words } from '../../texts/membership.ts';

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const Choice = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--target-size, 44px)',
  padding: '8px 14px',
  border: '1px solid var(--ui-control)',
  borderRadius: 'var(--ui-radius-chip, 24px)',
  background: 'var(--ui-surface)',
  fontWeight: 700,
  cursor: 'pointer',
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:checked)': {
    borderColor: 'var(--brand-strong)',
    background: 'var(--brand-strong)',
    color: 'var(--ui-surface)',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--brand-focus)', outlineOffset: '2px' },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
});

interface Props {
  categories: readonly MembershipCategory[];
  /** Empty until something is chosen: all of them are shown then. */
  category: string;
  onCategory(id: string): void;
}

/** The types of membership at a kiosk, all in view and each as large as a finger. */
export function TypeChips({ categories, category, onCategory }: Props) {
  const name = useId();
  const choice = (value: string, label: string) => (
    <Choice key={value}>
      <input
        type="radio"
        name={name}
        checked={value === (category || ALL_CATEGORIES)}
        onChange={() => onCategory(value)}
      />
      {label}
    </Choice>
  );
  return (
    <Group>
      <VisuallyHidden as="legend">{words.type}</VisuallyHidden>
      {choice(ALL_CATEGORIES, words.allTypes)}
      {categories.map((each) => choice(each.id, each.name))}
    </Group>
  );
}
