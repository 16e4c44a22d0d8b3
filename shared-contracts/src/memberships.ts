import { NATIONAL_COVERAGE } from './api/held-membership.ts';
import type { MembershipType, PaymentOption, PaymentType } from './api/membership-entities.ts';
import { addMonths } from './billing-dates.ts';

/** The pseudo category 'All types' (shell specification 3). */
export const ALL_CATEGORIES = 'all';

/** Filters of the list of memberships (shell specification 3 "Membership filters"). */
export interface MembershipFilters {
  paymentType: PaymentType;
  /** Id of a category, or `ALL_CATEGORIES`. */
  selectedCategory: string;
}

/** A membership type that can be shown: it has a name and at least one payment option. */
export type ListedMembership = MembershipType & {
  name: string;
  paymentOptions: [PaymentOption, ...PaymentOption[]];
};

/** True if a type has what every listed one has (shell specification 5). */
export function isListable(type: MembershipType): type is ListedMembership {
  return Boolean(type.name?.trim()) && (type.paymentOptions?.length ?? 0) > 0;
}

/** True if a membership is good for some places only: it names them and is not national (decisions 18). */
export function isAccessRestricted(type: Pick<MembershipType, 'providesAccessTo' | 'coverage'>): boolean {
  return type.providesAccessTo.length > 0 && type.coverage !== NATIONAL_COVERAGE;
}

/** True if a membership can be used at a venue. */
export function givesAccessTo(
  type: Pick<MembershipType, 'providesAccessTo' | 'coverage'>,
  venueId: string,
): boolean {
  if (!isAccessRestricted(type)) return true;
  return type.providesAccessTo.some((place) => (typeof place === 'string' ? place : place.id) === venueId);
}

/** The types a person sees for a home venue under the filters, in their order (shell specification 5). */
export function listedMemberships(
  types: readonly MembershipType[],
  { paymentType, selectedCategory }: MembershipFilters,
  homeVenueId: string,
): ListedMembership[] {
  return types
    .filter(isListable)
    .filter((type) => type.paymentOptions.some((option) => option.paymentType === paymentType))
    .filter((type) => givesAccessTo(type, homeVenueId))
    .filter(
      ({ categories }) =>
        selectedCategory === ALL_CATEGORIES || categories.some(({ id }) => id === selectedCategory),
    );
}

/** True if a person can have a payment option: there is a price for them, and nothing is in the way. */
export function isEligible({ isPurchasable }: Pick<PaymentOption, 'isPurchasable'>): boolean {
  return isPurchasable.hasPrices && isPurchasable.canPurchase;
}

/**
 * The option of a type that a payment type means: its first purchasable one, else its first; `undefined` when it has
 * none (decisions 35).
 */
export function optionOf(
  type: Pick<MembershipType, 'paymentOptions'>,
  paymentType: string,
): PaymentOption | undefined {
  const options = (type.paymentOptions ?? []).filter((option) => option.paymentType === paymentType);
  return options.find(isEligible) ?? options[0];
}

/** Length of a fixed term, in words: `12 months`, `1 month`; `null` for a recurring one (joining specification 3). */
export function termText({
  fixedDuration,
  fixedPeriod,
}: Pick<PaymentOption, 'fixedDuration' | 'fixedPeriod'>): string | null {
  if (fixedDuration === null || fixedPeriod === null) return null;
  return `${fixedDuration} ${fixedDuration === 1 ? fixedPeriod.replace(/s$/, '') : fixedPeriod}`;
}

interface Payer {
  hasInstruction: boolean;
  hasBillingDate: boolean;
}

/** True if a billing day is to be chosen: monthly, with neither instruction nor billing date known (decisions 38). */
export function needsBillingDay(paymentType: string, payer: Payer): boolean {
  return paymentType === 'recurring' && !payer.hasInstruction && !payer.hasBillingDate;
}

/** True if a Direct Debit is to be set up; after a new join it says that a mandate was submitted (joining 4). */
export function needsDirectDebit(paymentType: string, payer: Pick<Payer, 'hasInstruction'>): boolean {
  return paymentType === 'recurring' && !payer.hasInstruction;
}

/** First and last day a membership can start on: today to a month ahead, or to a supplied maximum (joining 5). */
export function startDateWindow(
  today: string,
  suppliedMaximum: string | null = null,
): { min: string; max: string } {
  return { min: today, max: suppliedMaximum ?? addMonths(today, 1) };
}
