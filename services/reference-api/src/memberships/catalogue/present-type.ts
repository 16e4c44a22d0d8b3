import type {
  MembershipPurchase,
  MembershipType,
  PaymentOption,
} from 'shared-contracts/api/membership-entities';
import { displayMoney } from 'shared-contracts/money';
import { firstYearPence } from '../billing/first-year.ts';
import { NOTICE_WORKING_DAYS, type Quote, quote, visitor } from '../billing/quote.ts';
import type { CatalogueType, OptionRow } from './catalogue.ts';
import type { Customer } from './customer.ts';
import { purchasable } from './eligibility.ts';
import { presentBenefit } from './present-benefit.ts';
import { presentPrices } from './present-prices.ts';

/** The person looking at a membership, the day and the purpose. */
export interface Prospect {
  customer: Customer | null;
  today: string;
  symbol: string;
  /** The site's billing days. */
  billingDays: readonly number[];
  purchase: MembershipPurchase;
  /** Price of the membership before the change. */
  oldBasePence: number;
}

/** A payment option at the price of a start today. */
export function quoteFor(option: OptionRow, prospect: Prospect): Quote {
  const { customer, today, billingDays, purchase, oldBasePence } = prospect;
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
export function presentOption(
  type: CatalogueType,
  option: OptionRow,
  prospect: Prospect,
  priced: Quote = quoteFor(option, prospect),
): PaymentOption {
  const { customer, today, symbol, purchase } = prospect;
  return {
    id: String(option.id),
    paymentType: option.paymentType,
    fixedDuration: option.fixedDuration,
    fixedPeriod: option.fixedPeriod,
    ...presentPrices(priced, symbol),
    isPurchasable: purchasable(type, customer, today, purchase),
  };
}

/** A payment option for a start today, with what it costs in the first year and how it ends. */
function listedOption(type: CatalogueType, option: OptionRow, prospect: Prospect): PaymentOption {
  const priced = quoteFor(option, prospect);
  const { today, symbol } = prospect;
  return {
    ...presentOption(type, option, prospect, priced),
    firstYear: displayMoney(firstYearPence(priced, today), symbol),
    noticeWorkingDays: option.paymentType === 'recurring' ? NOTICE_WORKING_DAYS : null,
  };
}

/** A membership type as this person sees it (joining specification 3 "Membership"). */
export function presentType(
  type: CatalogueType,
  prospect: Prospect,
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
    ageMin: type.ageMin,
    ageMax: type.ageMax,
    audience: type.audience,
    coverage: type.coverage,
    providesAccessTo: places,
    includedLocations: places.map(({ name }) => ({ name })),
    benefits: type.benefits.map(presentBenefit),
    categories: type.categories,
    paymentOptions: options.map((option) => listedOption(type, option, prospect)),
    selectedPaymentOption: isMonthly ? 'recurring' : (options[0]?.paymentType ?? null),
  };
}
