import type { AgeRange } from '../memberships/index.ts';
import { bookingRuleTexts } from './texts.ts';

/** Whether a session is for people of some ages only. */
export const hasAgeLimit = ({ ageMin, ageMax }: AgeRange): boolean => (ageMin ?? 0) > 0 || ageMax !== null;

/** Whom a session is for, in words. */
export function ageWords({ ageMin, ageMax }: AgeRange): string {
  const words = bookingRuleTexts.age;
  if (ageMax === null) return words.from(ageMin ?? 0);
  return ageMin ? words.between(ageMin, ageMax) : words.until(ageMax);
}
