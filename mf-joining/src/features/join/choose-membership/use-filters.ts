import { useAtom } from 'jotai';
import type { MembershipCategory, PaymentType } from 'shared-contracts/api/membership-entities';
import type { Venue } from 'shared-contracts/api/venues';
import { ALL_CATEGORIES } from 'shared-contracts/memberships';
import { useSession } from 'shared-platform';
import { useJoining } from '../state/joining-provider.tsx';
import { type MembershipFilters, membershipFiltersAtom } from './membership-filters.ts';
import type { OfferFilters } from './offers.ts';
import { useMembershipList } from './use-membership-list.ts';

/** What the list is narrowed to, and the controls for what this person may change of it. */
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
      onPaymentType: mode === 'change' ? undefined : (paymentType: PaymentType) => pick({ paymentType }),
      showsIneligible: picked.showsIneligible,
      onShowIneligible: mayShowIneligible
        ? (showsIneligible: boolean) => pick({ showsIneligible })
        : undefined,
    },
  };
}
