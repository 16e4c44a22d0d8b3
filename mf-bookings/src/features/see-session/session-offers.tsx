import type { Offer } from 'shared-contracts/api/activities';
import { Icon, styled, VisuallyHidden } from 'shared-ui/core';

const Prices = styled('ul')({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    padding: '10px 0',
    borderTop: '1px solid var(--ui-border)',
    '& > svg': { color: 'var(--brand-strong)' },
    '& > strong': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
    '&[aria-current]': { fontWeight: 700 },
  },
});

interface Props {
  offers: readonly Offer[];
  /** Id of the one that the person pays. */
  chosen: string;
  /** Its name, such as 'Your price'. */
  label: string;
}

/** Every price of a session, the one that the person pays marked. */
export function SessionOffers({ offers, chosen, label }: Props) {
  return (
    <Prices>
      {offers.map((offer) => (
        <li key={offer.id} aria-current={offer.id === chosen || undefined}>
          {offer.name}
          {offer.id === chosen && (
            <>
              <Icon name="check" size={20} /> <VisuallyHidden>{label}</VisuallyHidden>
            </>
          )}
          <strong>{offer.formattedPrice}</strong>
        </li>
      ))}
    </Prices>
  );
}
