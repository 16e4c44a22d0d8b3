import { atom } from 'jotai';
import type { PaymentType } from '../../shared/machine/joining.ts';

export interface MembershipFilters {
  /** `null` until the person picks one: then it is that of the chosen membership, else monthly. */
  paymentType: PaymentType | null;
  /** As in `OfferFilters`. */
  category: string;
  showsIneligible: boolean;
}

export const freshFilters: MembershipFilters = { paymentType: null, category: '', showsIneligible: false };

/** Filters of the list; kept while the section is closed. */
export const membershipFiltersAtom = atom(freshFilters);
