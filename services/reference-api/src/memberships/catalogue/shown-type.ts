import type {
  MembershipPurchase,
  MembershipType,
  PaymentOption,
} from 'shared-contracts/api/membership-entities';
import { type Quote, quote, visitor } from '../billing/quote.ts';
import type { CatalogueType, OptionRow } from './catalogue.ts';
import type { Customer } from './customer.ts';
import { purchasable } from './eligibility.ts';
import { shownBenefit } from './shown-benefit.ts';
import { shownPrices } from './shown-prices.ts';

/** Who looks at a membership, when, and to do what. */
export interface Onlooker {
  customer: Customer | null;
  today: string;
  symbol: string;
  /** The site's billing days. */
  billingDays: readonly number[];
  purchase: MembershipPurchase;
  /** What the membership costs that is changed. */
  oldBasePence: number;
}

/** A payment option at the price of a start today. */
export function quoteFor(option: OptionRow, onlooker: Onlooker): Quote {
  const { customer, today, billingDays, purchase, oldBasePence } = onlooker;
  return quote({
    purchase,
    option,
    startDate: today,
    today,
    billingDays,
    chosenDay: null,
    payer: customer ?? visitor,
    oldBasePence,
    discount: null,
  });
}

/** @param priced what it costs this person; a start today unless said otherwise. */
export function shownOption(
  type: CatalogueType,
  option: OptionRow,
  onlooker: Onlooker,
  priced: Quote = quoteFor(option, onlooker),
): PaymentOption {
  const { customer, today, symbol, purchase } = onlooker;
  return {
    id: String(option.id),
    paymentType: option.paymentType,
    fixedDuration: option.fixedDuration,
    fixedPeriod: option.fixedPeriod,
    ...shownPrices(priced, symbol),
    isPurchasable: purchasable(type, customer, today, purchase),
  };
}

/** A membership type as this person sees it (joining specification 3 "Membership"). */
export function shownType(
  type: CatalogueType,
  onlooker: Onlooker,
  options: readonly OptionRow[] = type.options.filter(({ isOnSale }) => isOnSale),
): MembershipType {
  const places = type.isRestricted ? type.venues : [];
  const isMonthly = options.some(({ paymentType }) => paymentType === 'recurring');
  return {
    id: String(type.id),
    slug: type.slug,
    name: type.name,
    description: type.description,
    eligibility: type.eligibility === null ? null : { name: type.eligibility },
    coverage: type.coverage,
    providesAccessTo: places,
    includedLocations: places.map(({ name }) => ({ name })),
    benefits: type.benefits.map(shownBenefit),
    categories: type.categories,
    paymentOptions: options.map((option) => shownOption(type, option, onlooker)),
    selectedPaymentOption: isMonthly ? 'recurring' : (options[0]?.paymentType ?? null),
  };
}
