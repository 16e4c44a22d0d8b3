import { type DisplayMoney, pence } from 'shared-contracts/money';
import { Chip } from 'shared-ui/core';
import { texts } from '../../texts/change.ts';
import type { Offer } from '../offers/offers.ts';
import { useHeld } from '../offers/use-held.ts';

/** An amount written like another. It saves the code that writes money, which the first section would load. */
const amountLike = ({ formatted }: DisplayMoney, inPence: number) =>
  formatted.replace(/\d(.*\d)?/, (inPence / 100).toFixed(2));

/** Difference between the monthly price of an offer and that of the membership that is changed, if both are paid monthly. */
export default function PriceDifference({ offer: { option, paymentType } }: { offer: Offer }) {
  const { membership } = useHeld().data ?? {};
  if (membership?.paymentType !== 'recurring' || paymentType !== 'recurring') return null;
  const difference = pence(option.globalBasePrice.decimal) - pence(membership.price.decimal);
  if (difference === 0) return null;
  const words = difference < 0 ? texts.less : texts.more;
  return (
    <Chip tone={difference < 0 ? 'success' : 'brand'} sx={{ justifySelf: 'start' }}>
      {words(amountLike(membership.price, Math.abs(difference)))}
    </Chip>
  );
}
