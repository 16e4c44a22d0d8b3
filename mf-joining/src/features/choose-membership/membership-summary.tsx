import { Skeleton } from 'shared-ui/core';
import { periodText } from '../../shared/offers/offer-texts.ts';
import { useChosenOffer } from '../../shared/offers/use-chosen-offer.ts';
import { useMembershipList } from '../../shared/offers/use-membership-list.ts';
import { texts } from '../../texts/membership.ts';

/** The chosen membership in a line. */
export function MembershipSummary() {
  const offer = useChosenOffer();
  const { state } = useMembershipList();
  if (!offer && state === 'error') return texts.failed;
  if (!offer) return <Skeleton width="12em" height="1lh" />;
  return `${offer.type.name}, ${offer.option.globalBasePrice.formatted} ${periodText(offer)}`;
}
