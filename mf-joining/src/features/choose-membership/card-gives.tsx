import type { MembershipType } from 'shared-contracts/api/membership-entities';
import { allowanceText } from 'shared-platform/memberships';
import { Icon, styled } from 'shared-ui/core';
import { coverageText } from '../../shared/offers/offer-texts.ts';
import { texts } from '../../texts/membership.ts';

/** Number of benefits that leave the button of a card in view. */
const SHOWN = 2;

const List = styled('ul')({
  display: 'grid',
  gap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: '8px' },
  '& svg': {
    flex: 'none',
    width: '1.25em',
    height: '1.25em',
    marginTop: '0.125em',
    color: 'var(--brand-strong)',
  },
});

/** The first benefits of a membership and its places, for its card at a kiosk. */
export function CardGives({ type }: { type: MembershipType }) {
  const coverage = coverageText(type);
  const benefits = type.benefits.slice(0, SHOWN);
  if (benefits.length === 0 && coverage === null) return null;
  return (
    <List>
      {benefits.map((benefit) => (
        <li key={benefit.name}>
          <Icon name="check" size={20} />
          <span>
            {benefit.name}: {allowanceText(benefit, texts)}
          </span>
        </li>
      ))}
      {coverage !== null && (
        <li>
          <Icon name="pin" size={20} />
          <span>{coverage}</span>
        </li>
      )}
    </List>
  );
}
