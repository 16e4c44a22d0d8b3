import { useAtom } from 'jotai';
import type { MembershipCategory, PaymentType } from 'shared-contracts/api/membership-entities';
import type { Venue } from 'shared-contracts/api/venues';
import { ALL_CATEGORIES } from 'shared-contracts/memberships';
import { useSession } from 'shared-platform';
import { modeRules } from '../../shared/machine/mode-rules.ts';
import type { OfferFilters } from '../../shared/offers/offers.ts';
import { useMembershipList } from '../../shared/offers/use-membership-list.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { type MembershipFilters, membershipFiltersAtom } from './membership-filters.ts';

/** Filters of the list, and the controls that this person may change. */
export function useFilters(categories: readonly MembershipCategory[], centre: Venue) {
  const { mode, membership } = useJoining().joining;
  const isLoggedIn = useSession().user !== null;
  const { fixedPaymentType } = useMembershipList();
  const [picked, setPicked] = useAtom(membershipFiltersAtom);
  const pick = (parts: Partial<MembershipFilters>) => setPicked((before) => ({ ...before, ...parts }));
  const mayShowIneligible = isLoggedIn && centre.canDisplayIneligibleMemberships;
  const isKnown = picked.category === ALL_CATEGORIES || categories.some(({ id }) => id === picked.category);
  const filters: OfferFilters = {
    paymentType: fixedPaymentType ?? picked.paymentType ?? membership?.paymentType ?? 'recurring',
    category: isKnown ? picked.category : '',
    hidesIneligible: isLoggedIn && !(mayShowIneligible && picked.showsIneligible),
  };
  return {
    filters,
    controls: {
      category: filters.category,
      onCategory: (category: string) => pick({ category }),
      paymentType: filters.paymentType,
      onPaymentType: modeRules[mode].hasPaymentChoice
        ? (paymentType: PaymentType) => pick({ paymentType })
        : undefined,
      showsIneligible: picked.showsIneligible,
      onShowIneligible: mayShowIneligible
        ? (showsIneligible: boolean) => pick({ showsIneligible })
        : undefined,
    },
  };
}
