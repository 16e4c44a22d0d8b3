import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { pence } from 'shared-contracts/money';
import { lazyPart } from 'shared-platform';
import { Box, styled, Text } from 'shared-ui/core';
import { paymentText, periodText } from '../../shared/offers/offer-texts.ts';
import type { Offer } from '../../shared/offers/offers.ts';
import { texts } from '../../texts/membership.ts';

const Price = styled('p')({
  margin: 0,
  lineHeight: 1.2,
  '& > strong': { fontSize: '1.75rem', fontVariantNumeric: 'tabular-nums' },
  '& > span': { color: 'var(--ui-muted)' },
});

/** Of a change, together with the membership that is changed. */
const PriceDifference = lazyPart<{ offer: Offer }>(
  () => import(/* webpackChunkName: "joining-membership" */ '../../shared/change/price-difference.tsx'),
  { pending: () => <Box sx={{ width: '9.5rem', height: '28px' }} />, failed: () => null },
);

/** The setup fee, or the difference of a change, is beside the price where there is room. */
const Fees = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
  [AT_KIOSK]: {
    rowGap: 0,
    '& > p:last-of-type:not(:first-of-type)': { fontSize: '1rem' },
  },
});

/** The fee and the payments now and later, which are read before the button below them is pressed. */
const readStanding = { [AT_KIOSK]: { color: 'var(--ui-text)', fontSize: '1rem' } };

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
      <Fees>
        <Price>
          <strong>{globalBasePrice.formatted}</strong> <span>{periodText(offer)}</span>
        </Price>
        {!hasSetupFee && <PriceDifference offer={offer} />}
        {hasSetupFee && (
          <Text size="small" tone="muted" sx={readStanding}>
            {pence(fees.joiningFee.decimal) === 0
              ? texts.noSetupFee
              : `${texts.setupFee} ${fees.joiningFee.formatted}`}
          </Text>
        )}
      </Fees>
      <Text size="small" tone="muted" sx={readStanding}>
        {paymentText(offer)}
      </Text>
    </>
  );
}
