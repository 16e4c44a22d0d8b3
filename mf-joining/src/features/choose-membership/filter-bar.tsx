import { useId } from 'react';
import type { MembershipCategory, PaymentType } from 'shared-contracts/api/membership-entities';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { ALL_CATEGORIES } from 'shared-contracts/memberships';
import { SegmentedControl, styled } from 'shared-ui/core';
import { Checkbox, Select } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';

const words = texts.membership;

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 24px',
  marginBottom: '16px',
  [AT_KIOSK]: {
    alignItems: 'center',
    marginBottom: '12px',
    // The name of the choice is beside it.
    '& > :has(> label + * > select)': {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      flexBasis: '20rem',
      maxWidth: '26rem',
      '& > label': { flex: 'none', margin: 0 },
      '& > :not(label)': { flex: 1 },
    },
  },
});

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
  return (
    <Root>
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
      {onPaymentType && (
        <SegmentedControl
          label={words.payment}
          options={[
            { value: 'recurring', label: words.monthly },
            { value: 'fixed', label: words.single },
          ]}
          value={paymentType}
          onChange={onPaymentType}
        />
      )}
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
