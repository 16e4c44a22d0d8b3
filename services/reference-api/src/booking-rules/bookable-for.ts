import { siteDay } from 'shared-contracts/dates';
import { type AgeRange, isOutOfRange } from '../memberships/index.ts';
import type { Attendee } from './attendee.ts';
import { type Bookable, type BookingFacts, bookable } from './bookable.ts';
import { linkedTexts } from './linked-texts.ts';

type Facts = BookingFacts & AgeRange & { courts: readonly string[] | null };

function ageWords({ ageMin, ageMax }: AgeRange): string {
  const words = linkedTexts.age;
  if (ageMax === null) return words.from(ageMin ?? 0);
  return ageMin ? words.between(ageMin, ageMax) : words.until(ageMax);
}

/**
 * Whether a session can be booked now for whoever takes the place, and if not, why, in words. Of somebody who is booked
 * for by another the age counts too, where it is known: who books for themselves is told whom a class is for, and asked
 * at the door.
 */
export function bookableFor(
  facts: Facts,
  linked: Attendee['linked'],
  opens: string | null,
  now: Date,
): Bookable {
  const answer = bookable(facts, opens, now);
  if (!linked || answer.reason === 'cancelled' || answer.reason === 'started') return answer;
  const { firstName, dateOfBirth } = linked;
  if (answer.reason === 'already-booked') {
    const words = facts.courts ? linkedTexts.alreadyBookedSlot : linkedTexts.alreadyBooked;
    return { ...answer, message: words(firstName) };
  }
  if (facts.isInOwnBasket) return { ...answer, message: linkedTexts.inYourBasket(firstName) };
  if (isOutOfRange(facts, dateOfBirth, siteDay(facts.startsAt))) {
    return { canBook: false, reason: 'wrong-age', message: ageWords(facts) };
  }
  return answer;
}
