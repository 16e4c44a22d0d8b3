import type { MembershipType } from 'shared-contracts/api/membership-entities';
import { styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/change.ts';
import { benefitNames } from '../offers/offer-texts.ts';

const Root = styled('div')({
  marginBottom: '16px',
  padding: '12px 20px',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--brand-wash)',
  overflowWrap: 'anywhere',
});

interface Props {
  name: string;
  type: MembershipType | undefined;
}

/** The membership that is changed, at the head of those it can be changed to; its price is below the title of the page. */
export default function HeldNow({ name, type }: Props) {
  return (
    <Root data-personal>
      <Text size="small" tone="muted">
        {texts.held}
      </Text>
      <Text weight="bold">{name}</Text>
      {type && <Text size="small">{benefitNames(type).join(', ')}</Text>}
    </Root>
  );
}
