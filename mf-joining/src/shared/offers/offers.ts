import {
  type MembershipCategory,
  type MembershipType,
  PAYMENT_TYPES,
  type PaymentOption,
  type PaymentType,
} from 'shared-contracts/api/membership-entities';
import {
  ALL_CATEGORIES,
  givesAccessTo,
  isEligible,
  isListable,
  type ListedMembership,
  listedMemberships,
  optionOf,
} from 'shared-contracts/memberships';
import type { ChosenMembership } from '../machine/joining.ts';
import type { NamedMembership } from '../machine/joining-address.ts';

/** A membership with the payment option that its price and its button are about. */
export interface Offer {
  type: ListedMembership;
  option: PaymentOption;
  paymentType: PaymentType;
}

export interface OfferFilters {
  paymentType: PaymentType;
  /** Id of a category, `ALL_CATEGORIES`, or '' while none was selected, which means all. */
  category: string;
  /** Leaves out what the person cannot buy (decisions 39). */
  hidesIneligible: boolean;
}

function offerOf(type: ListedMembership, paymentType: PaymentType): Offer | undefined {
  const option = optionOf(type, paymentType);
  return option && { type, option, paymentType };
}

/** Memberships shown under the filters, each once (joining specification 5, decisions 35 and 39). */
export function shownOffers(
  types: readonly MembershipType[],
  { paymentType, category, hidesIneligible }: OfferFilters,
  venueId: string,
): Offer[] {
  const selectedCategory = category === '' ? ALL_CATEGORIES : category;
  return listedMemberships(types, { paymentType, selectedCategory }, venueId)
    .flatMap((type) => offerOf(type, paymentType) ?? [])
    .filter(({ option }) => !hidesIneligible || isEligible(option));
}

/**
 * The offer an address names; without a way to pay the monthly one, where there is one. `undefined` when the centre
 * has no such membership, or not with that way to pay (decisions 35).
 */
export function namedOffer(
  types: readonly MembershipType[],
  named: NamedMembership,
  venueId: string,
): Offer | undefined {
  const usable = types.filter(isListable).filter((each) => givesAccessTo(each, venueId));
  // A number that is no one's id may still be a slug.
  const type =
    usable.find((each) => each[named.by] === named.value) ?? usable.find(({ slug }) => slug === named.value);
  if (!type) return undefined;
  const paymentTypes = named.paymentType === null ? PAYMENT_TYPES : [named.paymentType];
  return paymentTypes.map((paymentType) => offerOf(type, paymentType)).find((offer) => offer !== undefined);
}

/** The offer that was chosen, as the list has it now; `undefined` once it is not on sale any more. */
export function chosenOffer(
  types: readonly MembershipType[],
  { typeId, paymentOptionId, paymentType }: ChosenMembership,
): Offer | undefined {
  const type = types.filter(isListable).find(({ id }) => id === typeId);
  const option = type?.paymentOptions.find(({ id }) => id === paymentOptionId);
  return type && option && { type, option, paymentType };
}

/** The part of an offer that the joining state stores. */
export const choiceOf = ({ type, option, paymentType }: Offer): ChosenMembership => ({
  typeId: type.id,
  paymentOptionId: option.id,
  paymentType,
});

/** Every category of the memberships once, in their order. */
export function categoriesOf(types: readonly MembershipType[]): MembershipCategory[] {
  const byId = new Map(types.flatMap(({ categories }) => categories).map((each) => [each.id, each]));
  return [...byId.values()];
}
