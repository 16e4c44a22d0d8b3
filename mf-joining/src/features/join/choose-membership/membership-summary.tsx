import { Skeleton } from 'shared-ui/core';
import { periodText } from './offer-words.ts';
import { useChosenOffer } from './use-chosen-offer.ts';

/** The chosen membership in a line. */
export function MembershipSummary() {
  const offer = useChosenOffer();
  if (!offer) return <Skeleton width="12em" />;
  return `${offer.type.name}, ${offer.option.globalBasePrice.formatted} ${periodText(offer)}`;
}
