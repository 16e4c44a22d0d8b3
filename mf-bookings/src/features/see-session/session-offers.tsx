import type { Offer } from 'shared-contracts/api/activities';
import { Chip, styled } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

const Prices = styled('ul')({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 0',
    borderTop: '1px solid var(--ui-border)',
    '& > strong': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
    '&[aria-current]': { fontWeight: 700 },
  },
});

/** Every price of a session, this person's marked. */
export function SessionOffers({ offers, yours }: { offers: readonly Offer[]; yours: string }) {
  return (
    <Prices>
      {offers.map((offer) => (
        <li key={offer.id} aria-current={offer.id === yours || undefined}>
          {offer.name}
          {offer.id === yours && <Chip tone="brand">{texts.session.yourPrice}</Chip>}
          <strong>{offer.formattedPrice}</strong>
        </li>
      ))}
    </Prices>
  );
}
