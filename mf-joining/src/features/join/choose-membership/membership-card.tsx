import { useId } from 'react';
import { isEligible } from 'shared-contracts/memberships';
import { useSession } from 'shared-platform';
import { Button, Chip, Heading, styled, Text } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { MembershipPrice } from './membership-price.tsx';
import { coverageText, refusalText } from './offer-words.ts';
import type { Offer } from './offers.ts';

const words = texts.membership;

const Root = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  padding: '20px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  overflowWrap: 'anywhere',
  '&[data-selected]': {
    borderColor: 'var(--brand-strong)',
    boxShadow: 'inset 0 0 0 1px var(--brand-strong)',
  },
});

const Tags = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '6px' });
const Ways = styled('div')({ display: 'grid', gap: '8px', marginTop: 'auto', paddingTop: '6px' });

interface Props {
  offer: Offer;
  isSelected: boolean;
  hasSetupFee: boolean;
  onChoose(offer: Offer): void;
  onViewDetails(offer: Offer): void;
}

/** A membership to choose. */
export function MembershipCard({ offer, isSelected, hasSetupFee, onChoose, onViewDetails }: Props) {
  const { type, option } = offer;
  const refusalId = useId();
  const refusal = refusalText(offer, useSession().user !== null);
  const coverage = coverageText(type);
  return (
    <Root data-selected={isSelected || undefined} aria-current={isSelected || undefined}>
      {isSelected && (
        <Chip tone="brand" icon="check" sx={{ alignSelf: 'start' }}>
          {words.selected}
        </Chip>
      )}
      <Heading level={3} size={4}>
        {type.name}
      </Heading>
      {option.isPurchasable.hasPrices && <MembershipPrice offer={offer} hasSetupFee={hasSetupFee} />}
      <Tags>
        {type.categories.map(({ id, name }) => (
          <Chip key={id}>{name}</Chip>
        ))}
        {coverage !== null && <Chip icon="pin">{coverage}</Chip>}
      </Tags>
      <Ways>
        {refusal !== null && (
          <Text size="small" tone="danger" id={refusalId}>
            {refusal}
          </Text>
        )}
        <Button
          variant="text"
          size="small"
          aria-label={words.viewDetailsOf(type.name)}
          onClick={() => onViewDetails(offer)}
        >
          {words.viewDetails}
        </Button>
        <Button
          variant="secondary"
          fullWidth
          aria-label={words.chooseThis(type.name)}
          aria-describedby={refusal === null ? undefined : refusalId}
          disabled={!isEligible(option)}
          onClick={() => onChoose(offer)}
        >
          {words.choose}
        </Button>
      </Ways>
    </Root>
  );
}
