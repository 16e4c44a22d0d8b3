import { Skeleton } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { periodText } from './offer-words.ts';
import { useChosenOffer } from './use-chosen-offer.ts';
import { useMembershipList } from './use-membership-list.ts';

/** The chosen membership in a line. */
export function MembershipSummary() {
  const offer = useChosenOffer();
  const { state } = useMembershipList();
  if (!offer && state === 'error') return texts.membership.failed;
  if (!offer) return <Skeleton width="12em" />;
  return `${offer.type.name}, ${offer.option.globalBasePrice.formatted} ${periodText(offer)}`;
}
