import { useId } from 'react';
import type { MembershipCategory, PaymentType } from 'shared-contracts/api/membership-entities';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { ALL_CATEGORIES } from 'shared-contracts/memberships';
import { useFlags } from 'shared-platform';
import { SegmentedControl, styled } from 'shared-ui/core';
import { Checkbox, Select } from 'shared-ui/forms';
import { texts as words } from '../../texts/membership.ts';
import { TypeChips } from './type-chips.tsx';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 24px',
  marginBottom: '16px',
  [AT_KIOSK]: { position: 'relative', gap: '12px', marginBottom: '12px' },
  // The ways to pay are in the line of the section's title, where they have room and nothing else is between.
  '@container (min-width: 36em)': {
    'html[data-kiosk] div:first-child > &:has(> [role="radiogroup"])': {
      marginTop: '8px',
      '& > [role="radiogroup"]': {
        position: 'absolute',
        insetInlineEnd: 0,
        bottom: 'calc(100% + 21px)',
        padding: 0,
      },
    },
  },
});

/** As wide as a phone; at a kiosk what is chosen is filled, as its types are, and the others have an edge in high contrast, too. */
const WAYS_TO_PAY = {
  '@container (max-width: 575.98px)': { width: '100%' },
  [AT_KIOSK]: {
    border: '1px solid var(--ui-border)',
    '& > [aria-checked="true"]': { background: 'var(--brand-strong)', color: 'var(--ui-surface)' },
  },
};

interface Props {
  categories: readonly MembershipCategory[];
  category: string;
  onCategory(id: string): void;
  paymentType: PaymentType;
  /** Missing where there is no choice of it, as in a change. */
  onPaymentType?: ((paymentType: PaymentType) => void) | undefined;
  showsIneligible: boolean;
  /** Missing for visitors, and where the venue does not allow it. */
  onShowIneligible?: ((shows: boolean) => void) | undefined;
}

/** Filters of the list (joining specification 2, section 2). */
export function FilterBar(props: Props) {
  const { categories, category, onCategory, paymentType, onPaymentType, showsIneligible, onShowIneligible } =
    props;
  const id = useId();
  const { kiosk } = useFlags();
  const waysToPay = onPaymentType && (
    <SegmentedControl
      label={words.payment}
      sx={WAYS_TO_PAY}
      options={[
        { value: 'recurring', label: words.monthly },
        { value: 'fixed', label: words.single },
      ]}
      value={paymentType}
      onChange={onPaymentType}
    />
  );
  return (
    <Root>
      {kiosk && waysToPay}
      {kiosk ? (
        <TypeChips categories={categories} category={category} onCategory={onCategory} />
      ) : (
        <Select
          id={id}
          label={words.type}
          placeholder={words.selectType}
          options={[
            { value: ALL_CATEGORIES, label: words.allTypes },
            ...categories.map((each) => ({ value: each.id, label: each.name })),
          ]}
          value={category}
          onChange={(event) => onCategory(event.target.value)}
          sx={{ flex: '1 1 220px', maxWidth: '360px' }}
        />
      )}
      {!kiosk && waysToPay}
      {onShowIneligible && (
        <Checkbox
          label={words.showIneligible}
          checked={showsIneligible}
          onChange={(event) => onShowIneligible(event.target.checked)}
        />
      )}
    </Root>
  );
}
