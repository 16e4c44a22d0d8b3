import { NATIONAL_COVERAGE } from 'shared-contracts/api/membership-entities';
import { allowanceText } from 'shared-platform/memberships';
import { durationText, periodText, placesOf } from '../../shared/offers/offer-texts.ts';
import type { Offer } from '../../shared/offers/offers.ts';
import { conditionTexts } from '../../shared/offers/who-for-texts.ts';
import { texts as words } from '../../texts/compare.ts';
import { texts as common } from '../../texts/membership.ts';

/** One thing about each of the compared memberships, in their order. */
export interface ComparisonRow {
  label: string;
  values: string[];
}

/** As long as a billing day is open, an amount is the least it can be. */
const amount = ({ option }: Offer, formatted: string): string =>
  option.dependsOnBillingDay ? words.from(formatted) : formatted;

/** A narrow column breaks before the period, not within it. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

function accessOf({ type }: Offer): string {
  if (type.coverage === NATIONAL_COVERAGE) return common.everywhere;
  return placesOf(type).join(', ') || (type.coverage ?? common.everyCentre);
}

function priceRows(offers: readonly Offer[], hasSetupFee: boolean): ComparisonRow[] {
  const row = (label: string, textOf: (offer: Offer) => string): ComparisonRow => ({
    label,
    values: offers.map((offer) =>
      offer.option.isPurchasable.hasPrices ? textOf(offer) : common.notEligible,
    ),
  });
  return [
    row(words.price, (offer) => `${offer.option.globalBasePrice.formatted} ${unbroken(periodText(offer))}`),
    row(words.now, (offer) => amount(offer, offer.option.totalToPayNow.formatted)),
    ...(hasSetupFee ? [row(words.setupFee, ({ option }) => option.fees.joiningFee.formatted)] : []),
    // A server that does not say it for one of them leaves nothing to compare.
    ...(offers.every(({ option }) => option.firstYear)
      ? [row(words.firstYear, (offer) => amount(offer, offer.option.firstYear?.formatted ?? ''))]
      : []),
  ];
}

/** Ways to end each of them; a server that does not say it for one of them leaves nothing to compare. */
function noticeRows(offers: readonly Offer[]): ComparisonRow[] {
  const days = offers.map(({ option }) => option.noticeWorkingDays);
  if (days.includes(undefined)) return [];
  return [
    { label: words.notice, values: days.map((count) => (count ? words.noticeDays(count) : words.noNotice)) },
  ];
}

/** When each of them can be used, by the same rule. */
function timeRows(offers: readonly Offer[]): ComparisonRow[] {
  const times = offers.map(({ type }) => type.accessTimes);
  if (times.includes(undefined)) return [];
  return [{ label: words.times, values: times.map((text) => text ?? words.anyTime) }];
}

/** Rows of the comparison: prices, terms, conditions, access, and every benefit that one of them has. */
export function comparisonRows(offers: readonly Offer[], hasSetupFee: boolean): ComparisonRow[] {
  const names = new Set(offers.flatMap(({ type }) => type.benefits.map(({ name }) => name)));
  const benefits = [...names].map((label) => ({
    label,
    values: offers.map(({ type }) => {
      const benefit = type.benefits.find(({ name }) => name === label);
      return benefit ? allowanceText(benefit, common) : words.notIncluded;
    }),
  }));
  const conditions = offers.map(({ type }) => conditionTexts(type));
  const hasConditions = conditions.some(({ length }) => length > 0);
  return [
    ...priceRows(offers, hasSetupFee),
    { label: words.term, values: offers.map(durationText) },
    ...noticeRows(offers),
    ...(hasConditions
      ? [{ label: words.proof, values: conditions.map((texts) => texts.join('. ') || words.anyone) }]
      : []),
    { label: words.access, values: offers.map(accessOf) },
    ...timeRows(offers),
    ...benefits,
  ];
}
