import { siteDay, siteTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { type AgeRange, isOutOfRange } from '../memberships/index.ts';
import type { ClashPolicy, StoredOffer, TenantSettings } from '../platform/index.ts';
import { ageText, hasAgeLimit } from './age.ts';
import type { Attendee } from './attendee.ts';
import {
  type Bookable,
  type BookingFacts,
  bookable,
  bookingOpens,
  refused,
  withMemberOpening,
} from './bookable.ts';
import { linkedTexts } from './linked-texts.ts';
import { type Membership, noMembership, offerFor, openOffers } from './offers.ts';
import { isBookingStopped } from './penalties.ts';
import { servedTexts } from './served-texts.ts';
import { bookingRuleTexts } from './texts.ts';

/** Something else that someone has booked, or keeps in their basket, at the hours of a session. */
export interface Clash {
  /** Of the other session. */
  id: string;
  name: string;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
}

/** Facts about a session and the attendee's relation to it, on its own day and at its own venue. */
export interface DecisionFacts extends BookingFacts, AgeRange, Membership {
  offers: readonly StoredOffer[];
  courts: readonly string[] | null;
  /** YYYY-MM-DD; `null` when it is not known. */
  dateOfBirth: string | null;
  /** Other bookings at these hours that they have not agreed to yet, earliest first. */
  clashes: readonly Clash[];
  /** Amount that they and their booker owe for earlier bookings. */
  duePence: number;
  bookerDuePence: number;
}

export interface DecisionRequest {
  /** The attendee; `null` for a visitor, of whom nothing is known. */
  attendee: Attendee | null;
  settings: Pick<TenantSettings, 'bookingWindow' | 'clashes' | 'penalties' | 'site'>;
  now: Date;
  /** Staff at the desk book it despite its age range and any clash. */
  isOverridden?: boolean;
}

/** Says whether someone can take a place, at which price, and what they should know first. */
export interface Decision {
  /** The price they pay: the cheapest offer open to them. */
  offer: StoredOffer;
  /** The standard price. */
  standardOffer: StoredOffer;
  /** Every offer open to them. */
  openOffers: StoredOffer[];
  bookable: Bookable;
  /** Another booking at these hours; if the tenant leaves it to the person, booking accepts their consent. */
  clash: Clash | null;
}

const DEFAULT_CLASHES: ClashPolicy = 'ask';

/** Reason that the attendee's age excludes them, in words; `null` when it does not. */
export function ageProblem(
  facts: Pick<DecisionFacts, keyof AgeRange | 'dateOfBirth' | 'startsAt'>,
  { linked, isServed }: Omit<Attendee, 'id'>,
): string | null {
  if (!hasAgeLimit(facts)) return null;
  const words = ageText(facts);
  if (facts.dateOfBirth === null)
    return linked ? null : (isServed ? servedTexts : bookingRuleTexts).ageUnknown(words);
  return isOutOfRange(facts, facts.dateOfBirth, siteDay(facts.startsAt)) ? words : null;
}

/** Reason that a debt keeps them from booking, in words; a linked person's debt is shown to that person only. */
function debtProblem(facts: DecisionFacts, { attendee, settings }: DecisionRequest): string | null {
  const stops = (pence: number) => isBookingStopped(pence, settings.penalties);
  const isServed = attendee?.isServed;
  if (attendee?.linked && stops(facts.duePence)) {
    return (isServed ? servedTexts.owesFor : linkedTexts.owes)(attendee.linked.firstName);
  }
  if (!stops(facts.bookerDuePence)) return null;
  return (isServed ? servedTexts : bookingRuleTexts).owes(
    formatMoney(facts.bookerDuePence, settings.site.currency.symbol),
  );
}

/** Message about a place that the attendee has booked or keeps in a basket. */
function ownPlaceText(
  { courts, isInOwnBasket }: DecisionFacts,
  { linked, isServed }: Attendee,
  { reason, message }: Bookable,
): string | null {
  const isBooked = reason === 'already-booked';
  if (linked && isBooked) {
    return (courts ? linkedTexts.alreadyBookedSlot : linkedTexts.alreadyBooked)(linked.firstName);
  }
  if (linked && isInOwnBasket) {
    return (isServed ? servedTexts.inBasketFor : linkedTexts.inYourBasket)(linked.firstName);
  }
  if (!isServed) return message;
  if (isBooked) return courts ? servedTexts.alreadyBookedSlot : servedTexts.alreadyBooked;
  return courts ? servedTexts.slotInBasket : servedTexts.inBasket;
}

function decideBookable(facts: DecisionFacts, asked: DecisionRequest): Bookable {
  const { attendee, settings, now, isOverridden = false } = asked;
  const opens = bookingOpens(facts.startsAt, settings.bookingWindow, facts.isForMember);
  const answer = withMemberOpening(bookable(facts, opens, now), facts.startsAt, settings.bookingWindow, now);
  if (!attendee || answer.reason === 'cancelled' || answer.reason === 'started') return answer;
  if (answer.reason === 'already-booked' || facts.isInOwnBasket) {
    return { ...answer, message: ownPlaceText(facts, attendee, answer) };
  }
  const problem = isOverridden ? null : ageProblem(facts, attendee);
  if (problem) {
    const answer = refused('wrong-age', problem);
    return facts.dateOfBirth === null ? { ...answer, remedy: 'add-date-of-birth' } : answer;
  }
  if (!answer.canBook) return answer;
  const debt = debtProblem(facts, asked);
  if (debt) return { canBook: false, reason: null, message: debt };
  const [clash] = facts.clashes;
  if (clash && settings.clashes === 'refuse' && !isOverridden) {
    return refused('already-booked', clashText(clash, attendee));
  }
  return answer;
}

/** `You already have Yoga, 18:30 to 19:15.` */
export function clashText(
  { name, startsAt, endsAt }: Omit<Clash, 'id'>,
  { linked, isServed }: Omit<Attendee, 'id'>,
): string {
  const hours = `${siteTime(startsAt)} to ${siteTime(endsAt)}`;
  if (linked) return linkedTexts.clash(linked.firstName, name, hours);
  return (isServed ? servedTexts : bookingRuleTexts).clash(name, hours);
}

/**
 * The one decision about a place (docs/eligibility-and-prices.md). Every door asks it: what is listed, what is put in a
 * basket and what is booked at once.
 */
export function decide(facts: DecisionFacts, asked: DecisionRequest): Decision {
  const { clashes = DEFAULT_CLASHES } = asked.settings;
  const settings = { ...asked.settings, clashes };
  return {
    offer: offerFor(facts.offers, facts),
    standardOffer: offerFor(facts.offers, noMembership),
    openOffers: openOffers(facts.offers, facts),
    bookable: decideBookable(facts, { ...asked, settings }),
    clash: clashes === 'ask' && !asked.isOverridden ? (facts.clashes[0] ?? null) : null,
  };
}
