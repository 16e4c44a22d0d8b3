import { styled, Text } from 'shared-ui/core';
import { paymentText, periodText } from '../../shared/offers/offer-texts.ts';
import type { Offer } from '../../shared/offers/offers.ts';
import { texts } from '../../texts/en.ts';

const Price = styled('p')({
  margin: 0,
  lineHeight: 1.2,
  '& > strong': { fontSize: '1.75rem', fontVariantNumeric: 'tabular-nums' },
  '& > span': { color: 'var(--ui-muted)' },
});

interface Props {
  offer: Offer;
  /** A change has no setup fee (joining specification 6). */
  hasSetupFee: boolean;
}

/** The price with its period, the setup fee, and what is paid when. */
export function MembershipPrice({ offer, hasSetupFee }: Props) {
  const { globalBasePrice, fees } = offer.option;
  return (
    <>
      <Price>
        <strong>{globalBasePrice.formatted}</strong> <span>{periodText(offer)}</span>
      </Price>
      {hasSetupFee && (
        <Text size="small">
          {texts.membership.setupFee} {fees.joiningFee.formatted}
        </Text>
      )}
      <Text size="small" tone="muted">
        {paymentText(offer)}
      </Text>
    </>
  );
}
