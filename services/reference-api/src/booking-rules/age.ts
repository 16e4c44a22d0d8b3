import type { AgeRange } from '../memberships/index.ts';
import { bookingRuleTexts } from './texts.ts';

/** True if a session is for people of some ages only. */
export const hasAgeLimit = ({ ageMin, ageMax }: AgeRange): boolean => (ageMin ?? 0) > 0 || ageMax !== null;

/** The age range of a session in words. */
export function ageText({ ageMin, ageMax }: AgeRange): string {
  const words = bookingRuleTexts.age;
  if (ageMax === null) return words.from(ageMin ?? 0);
  return ageMin ? words.between(ageMin, ageMax) : words.until(ageMax);
}
