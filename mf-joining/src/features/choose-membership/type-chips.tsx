import { useId } from 'react';
import type { MembershipCategory } from 'shared-contracts/api/membership-entities';
import { ALL_CATEGORIES } from 'shared-contracts/memberships';
import { styled, VisuallyHidden } from 'shared-ui/core';
import { texts as words } from '../../texts/membership.ts';

const Group = styled('fieldset')({ flex: '1 1 100%', minWidth: 0, margin: 0, padding: 0, border: 0 });

/** One line that a finger pushes along. An arrow is at its end as long as there is more. */
const Row = styled('div')({
  display: 'flex',
  gap: '8px',
  /** Room for focus rings inside the area. */
  margin: '-6px',
  padding: '6px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  containerType: 'scroll-state',
  '&::after': {
    content: '"›" / ""',
    position: 'sticky',
    insetInlineEnd: '-6px',
    display: 'grid',
    flex: 'none',
    placeContent: 'center end',
    width: '72px',
    marginInlineStart: '-80px',
    paddingInlineEnd: '12px',
    background: 'linear-gradient(to right, transparent, var(--ui-surface) 50%)',
    font: '700 2rem/1 var(--font-body)',
    opacity: 0,
    pointerEvents: 'none',
  },
  '@container scroll-state(scrollable: right)': { '&::after': { opacity: 1 } },
});

const Choice = styled('label')({
  position: 'relative',
  flex: 'none',
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

/** The types of membership at a kiosk, each as large as a finger. */
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
      <Row>
        {choice(ALL_CATEGORIES, words.allTypes)}
        {categories.map((each) => choice(each.id, each.name))}
      </Row>
    </Group>
  );
}
