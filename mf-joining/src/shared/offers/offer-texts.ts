import { type MembershipType, NATIONAL_COVERAGE } from 'shared-contracts/api/membership-entities';
import { termText } from 'shared-contracts/memberships';
import { texts as words } from '../../texts/membership.ts';
import type { Offer } from './offers.ts';

/** Period of the price: `per month`, `for 12 months`; for a fixed term of unknown length, that it is paid once. */
export function periodText({ option, paymentType }: Offer): string {
  if (paymentType === 'recurring') return words.perMonth;
  const term = termText(option);
  return term === null ? words.payOnce : words.forTerm(term);
}

/** Period that is paid for: the term, or month by month. */
export const durationText = ({ option }: Offer): string => termText(option) ?? words.durationMonthly;

/** The payment on the first day and the later ones, so that a small price hides nothing. */
export function paymentText({ option, paymentType }: Offer): string {
  const { totalToPayNow, globalBasePrice, prettyFirstBillingDate, dependsOnBillingDay } = option;
  const now = (dependsOnBillingDay ? words.todayFrom : words.today)(totalToPayNow.formatted);
  if (paymentType === 'fixed') return `${now}, ${words.nothingLater}`;
  const isDayKnown = prettyFirstBillingDate !== null && !dependsOnBillingDay;
  return `${now}, ${
    isDayKnown
      ? words.thenMonthlyFrom(globalBasePrice.formatted, prettyFirstBillingDate)
      : words.thenMonthly(globalBasePrice.formatted)
  }`;
}

/** Centres in which a membership is valid, in words; `null` if there is nothing to say. */
export const coverageText = ({ coverage }: Pick<MembershipType, 'coverage'>): string | null =>
  coverage === NATIONAL_COVERAGE ? words.national : coverage;

/** Number of benefits that fit a line or two. */
const GIVEN = 4;

/** The first things that a membership includes. */
export const benefitNames = ({ benefits }: Pick<MembershipType, 'benefits'>): string[] =>
  benefits
    .filter(({ kind }) => kind !== 'member-price')
    .slice(0, GIVEN)
    .map(({ name }) => name);

/** Reason that a person cannot buy an offer; `null` when they can. A visitor is never called ineligible. */
export function refusalText({ option }: Offer, isLoggedIn: boolean): string | null {
  const { canPurchase, hasPrices, message } = option.isPurchasable;
  if (!hasPrices && isLoggedIn) return words.notEligible;
  return canPurchase ? null : message;
}

/** Names of the places a membership gives access to. */
export function placesOf({
  includedLocations,
  providesAccessTo,
}: Pick<MembershipType, 'includedLocations' | 'providesAccessTo'>): string[] {
  if (includedLocations.length > 0) return includedLocations.map(({ name }) => name);
  return providesAccessTo.flatMap((place) => (typeof place === 'string' ? [] : place.name));
}
